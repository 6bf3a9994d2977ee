import { settings } from '../../../configuration.js';
import { onDemand } from '../../../ui/on-demand.js';
import type { CardFieldProps } from './card-field-props.js';
import { SandboxCard } from './sandbox-card.js';

const StripeCard = onDemand(async () => (await import('../stripe/stripe-card.js')).StripeCard);

/** The provider's own field for a card: its number is never ours. */
export const CardField = (props: CardFieldProps) =>
  settings.payments?.provider === 'stripe' ? (
    <StripeCard {...props} publishableKey={settings.payments.publishableKey} />
  ) : (
    <SandboxCard {...props} />
  );
