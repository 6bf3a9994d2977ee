import { order } from '../../../server/contract/order.js';
import { api } from '../../api.js';
import { intentOf } from './card/authenticate.js';
import type { PaymentSteps } from './card/use-card-payment.js';

/** Pays an order of one's own: a charge, and another with the payment intent where the card asked for more. */
export const orderCharges = (orderId: () => Promise<string>): PaymentSteps => ({
  charge: async (payment_method) =>
    secretOf(await api(order.chargeStripe, { order_id: await orderId(), payment_method })),
  resume: async (secret) => {
    const payment_intent_id = intentOf(secret);
    return secretOf(await api(order.chargeStripe, { order_id: await orderId(), payment_intent_id }));
  },
});

/** The same, and confirms it. */
export const orderSteps = (id: string): PaymentSteps => ({
  ...orderCharges(() => Promise.resolve(id)),
  confirm: () => api(order.confirm, { id }),
});

interface Charged {
  readonly requires_action: boolean;
  readonly payment_intent_client_secret: string | null;
}

const secretOf = ({ requires_action, payment_intent_client_secret: secret }: Charged): string | null =>
  requires_action ? secret : null;
