import type { CurrentSubscription } from '../../../server/contract/subscription.js';
import { storageText } from './storage-text.js';
import { plans as strings } from './strings.js';

type Kind = keyof CurrentSubscription['quotas'];

const KINDS: readonly Kind[] = ['premium_images', 'premium_videos', 'storage_bytes'];

/** What is used of what the plan gives; what it does not give is not shown. */
export function Quotas({ standing: { quotas, plan } }: { readonly standing: CurrentSubscription }) {
  const shown = KINDS.filter((kind) => quotas[kind].limit > 0 || quotas[kind].used > 0);
  if (shown.length === 0) return null;
  const title = plan === null ? strings.usedFree : strings.used;
  return (
    <section className="plan-quotas" aria-label={title}>
      <h2 className="label">{title}</h2>
      {shown.map((kind) => (
        <Quota key={kind} kind={kind} {...quotas[kind]} />
      ))}
    </section>
  );
}

function Quota({
  kind,
  used,
  limit,
}: {
  readonly kind: Kind;
  readonly used: number;
  readonly limit: number;
}) {
  const text = (value: number) => (kind === 'storage_bytes' ? storageText(value) : String(value));
  const words = strings.usedOf(text(used), text(limit));
  return (
    <div className="plan-quota">
      <span>{strings.quotas[kind]}</span>
      <span className="plan-quota-number">{words}</span>
      <progress
        value={Math.min(used, limit)}
        max={Math.max(limit, 1)}
        aria-label={strings.quotas[kind]}
        aria-valuetext={words}
      />
    </div>
  );
}
