import { CREDIT_PACKS } from '../../../server/contract/offers.js';
import { settings } from '../../configuration.js';
import { Icon } from '../../ui/icon.js';
import type { AskPlan } from './plan-request.js';
import { packs as strings } from './strings.js';

interface CreditPacksProps {
  /** What the account can spend. */
  readonly credits: number;
  readonly onAsk: AskPlan;
}

/** Credits: how many there are, and the packs they are sold in. */
export const CreditPacks = ({ credits, onAsk }: CreditPacksProps) => (
  <section className="credit-packs" aria-label={strings.title}>
    <h2 className="title-2">{strings.title}</h2>
    <p className="plan-about">
      <strong>{strings.have(credits)}</strong> {strings.about}
    </p>
    <ul>
      {(settings.packs ?? CREDIT_PACKS).map((pack) => (
        <li key={pack.id}>
          <button
            type="button"
            className="button second large"
            onClick={({ currentTarget }) => onAsk({ kind: 'pack', pack }, currentTarget)}
          >
            <Icon name="coins" />
            {strings.buy(pack.credits, pack.price_cents)}
          </button>
        </li>
      ))}
    </ul>
  </section>
);
