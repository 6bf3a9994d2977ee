import * as z from 'zod';
import type { PageConfiguration } from '../contract/page-configuration.js';
import { parse, requireWhole, type Settings } from './parse.js';

/** An account at Stripe. */
export interface StripeSettings {
  readonly secretKey: string;
  /** Goes to the pages: Stripe's field for cards needs it. */
  readonly publishableKey: string;
  /** What Stripe signs its messages to /payments/webhook with. */
  readonly webhookSecret: string;
}

const NEEDED = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const;

const key = (start: string, example: string) =>
  z
    .string()
    .regex(new RegExp(`^(${start})_\\w+$`), `must be a key like ${example}`)
    .optional();

const variables = z.object({
  STRIPE_SECRET_KEY: key('sk|rk', 'sk_live_...'),
  STRIPE_PUBLISHABLE_KEY: key('pk', 'pk_live_...'),
  STRIPE_WEBHOOK_SECRET: key('whsec', 'whsec_...'),
});

/** Reads who takes cards; undefined for the test shop, which charges nobody. Throws a ConfigError. */
export function readPayments(set: Settings): StripeSettings | undefined {
  requireWhole(set, NEEDED);
  const data = parse(variables, set);
  if (data.STRIPE_SECRET_KEY === undefined) return undefined;
  return {
    secretKey: data.STRIPE_SECRET_KEY,
    publishableKey: data.STRIPE_PUBLISHABLE_KEY!,
    webhookSecret: data.STRIPE_WEBHOOK_SECRET!,
  };
}

/** What the pages are told. */
export const pagePayments = (
  stripe: StripeSettings | undefined,
): NonNullable<PageConfiguration['payments']> =>
  stripe ? { provider: 'stripe', publishableKey: stripe.publishableKey } : { provider: 'sandbox' };
