import { FREE_STORAGE_BYTES, PICTURE_CREDITS, PICTURE_PRICE_CENTS } from '../../../server/contract/offers.js';
import { MOCKUP_SCOPE } from '../../../server/contract/order.js';
import type { CurrentSubscription, PlanRecord } from '../../../server/contract/subscription.js';
import { Icon } from '../../ui/icon.js';
import { money } from '../../ui/money.js';
import { offerOf, type PlanOffer } from './plan-offer.js';
import type { AskPlan } from './plan-request.js';
import { plans as strings } from './strings.js';

interface PlanCardsProps {
  readonly plans: readonly PlanRecord[];
  readonly standing: CurrentSubscription;
  readonly onAsk: AskPlan;
}

const FREE_GIVES: readonly string[] = [
  strings.freeTools,
  strings.freePictures(PICTURE_PRICE_CENTS, PICTURE_CREDITS),
  strings.storage(FREE_STORAGE_BYTES),
];

/** The free plan and those that are paid for, with what each gives and what one can do about it. */
export function PlanCards({ plans, standing, onAsk }: PlanCardsProps) {
  const offers = plans.map((plan) => offerOf(plan, standing, plans));
  // one thing to do: the cheapest of those one can have
  const first = offers.findIndex((offer) => offer === 'subscribe' || offer === 'change-now');
  return (
    <section aria-label={strings.plans}>
      <h2 className="title-2">{strings.plans}</h2>
      <ul className="plan-cards">
        <PlanCard
          name={strings.free}
          cents={0}
          gives={FREE_GIVES}
          offer={offerOf(null, standing, plans)}
          onPress={(opener) => onAsk({ kind: 'cancel' }, opener)}
        />
        {plans.map((plan, index) => (
          <PlanCard
            key={plan._id}
            name={plan.name}
            cents={plan.price_cents}
            gives={givesOf(plan)}
            offer={offers[index]!}
            primary={index === first}
            onPress={(opener) =>
              onAsk({ kind: offers[index] === 'subscribe' ? 'subscribe' : 'change', plan }, opener)
            }
          />
        ))}
      </ul>
    </section>
  );
}

const givesOf = (plan: PlanRecord): readonly string[] => [
  strings.images(plan.premium_images),
  strings.videos(plan.premium_videos),
  strings.storage(plan.storage_bytes),
  ...(plan.credits > 0 ? [strings.credits(plan.credits)] : []),
  ...(plan.scope.includes('designmaker') ? [strings.tools] : []),
  ...(plan.scope.includes(MOCKUP_SCOPE) ? [strings.mockups] : []),
];

interface PlanCardProps {
  readonly name: string;
  readonly cents: number;
  readonly gives: readonly string[];
  readonly offer: PlanOffer;
  readonly primary?: boolean;
  readonly onPress: (opener: HTMLElement) => void;
}

function PlanCard({ name, cents, gives, offer, primary = false, onPress }: PlanCardProps) {
  return (
    <li className="plan-card" aria-current={offer === 'yours' || undefined}>
      <div className="plan-head">
        <h3 className="plan-name">{name}</h3>
        {offer === 'yours' && <span className="badge plan-yours">{strings.yours}</span>}
      </div>
      <p className="plan-price">{cents === 0 ? money(0) : strings.monthly(cents)}</p>
      <ul className="plan-gives">
        {gives.map((words) => (
          <li key={words}>
            <Icon name="check" size={16} />
            {words}
          </li>
        ))}
      </ul>
      {offer !== 'yours' && offer !== 'none' && (
        <button
          type="button"
          className={primary ? 'button primary' : 'button second'}
          onClick={({ currentTarget }) => onPress(currentTarget)}
        >
          {LABELS[offer](name)}
        </button>
      )}
    </li>
  );
}

const LABELS: Readonly<Record<Exclude<PlanOffer, 'yours' | 'none'>, (name: string) => string>> = {
  subscribe: strings.subscribe,
  'change-now': strings.change,
  'change-later': strings.change,
  cancel: () => strings.cancel,
};
