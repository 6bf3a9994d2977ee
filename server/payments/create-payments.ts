import { randomBytes } from 'node:crypto';
import { storedSecret } from '../access/stored-secret.js';
import type { StripeSettings } from '../config/payments.js';
import type { Executor } from '../db/database.js';
import { Sandbox } from './sandbox/sandbox.js';
import { StripePlans } from './stripe-plans.js';
import { StripeProvider } from './stripe.js';

export interface Payments {
  readonly provider: StripeProvider;
  readonly plans: StripePlans;
  /** The test shop; absent where Stripe takes the cards. */
  readonly sandbox?: Sandbox;
  readonly webhookSecret: string;
}

/** Stripe where it is configured, and the test shop otherwise. */
export async function createPayments(settings: StripeSettings | undefined, db: Executor): Promise<Payments> {
  if (settings) {
    const { secretKey, webhookSecret } = settings;
    return paymentsBy(new StripeProvider({ name: 'stripe', secretKey, webhookSecret }), webhookSecret);
  }
  const webhookSecret = await storedSecret(
    db,
    'payment_sandbox_webhook',
    () => `whsec_${randomBytes(24).toString('hex')}`,
  );
  return sandboxPayments(new Sandbox(db), webhookSecret);
}

/** The test shop, spoken to by the same adapter. */
export const sandboxPayments = (
  sandbox: Sandbox,
  webhookSecret: string,
  fetch = sandbox.fetch,
): Payments => ({
  ...paymentsBy(
    // there is no line to it that could break
    new StripeProvider({
      ...{ name: 'sandbox', secretKey: 'sk_test_sandbox', webhookSecret, fetch, retries: 0 },
    }),
    webhookSecret,
  ),
  sandbox,
});

const paymentsBy = (provider: StripeProvider, webhookSecret: string): Payments => ({
  ...{ provider, webhookSecret, plans: new StripePlans(provider) },
});
