import * as z from 'zod/mini';
import { area, nothing, post } from './contract.js';
import { id } from './shared-schemas.js';

/** Plans and what is left of them in the period (spec 2 section 6). */

const plan = z.object({
  _id: z.string(),
  name: z.string(),
  /** USD each period, and the same in cents. */
  price: z.number(),
  price_cents: z.number(),
  currency: z.string(),
  interval: z.enum(['month', 'year']),
  scope: z.array(z.string()),
  /** A period's. */
  premium_images: z.number(),
  premium_videos: z.number(),
  credits: z.number(),
  storage_bytes: z.number(),
});

const quota = z.object({ used: z.number(), limit: z.number(), left: z.number() });

const current = z.object({
  /** Id of the plan; null on the free one. */
  plan: z.nullable(z.string()),
  status: z.enum(['free', 'incomplete', 'active', 'past_due', 'canceled']),
  /** ISO 8601; null on the free plan. */
  period_start: z.nullable(z.string()),
  period_end: z.nullable(z.string()),
  /** It ends with the period. */
  cancel_at_period_end: z.boolean(),
  /** Id of the plan it becomes at the period's end. */
  next_plan: z.nullable(z.string()),
  quotas: z.object({ premium_images: quota, premium_videos: quota, storage_bytes: quota }),
  /** What the account can spend. */
  credits: z.number(),
  /** Whether Magic Resize and Auto Suggest apply without the wall (B-044). */
  entitled: z.boolean(),
  /** Whether photos come with the plan (D-037). */
  photos: z.boolean(),
});

const changed = z.object({
  ...current.shape,
  /** The buyer is to authenticate the payment with this secret, then ask `get` again; null where nothing is asked. */
  payment_intent_client_secret: z.nullable(z.string()),
});

export type PlanRecord = z.output<typeof plan>;
export type CurrentSubscription = z.output<typeof current>;

export const subscription = area('subscription', {
  plans: post('plans', { input: nothing, response: z.array(plan) }),
  /** The account's own. Fails with `not_signed_in` for a visitor. */
  get: post('get', { input: nothing, response: current }),
  /** Fails with `payment_declined` and the provider's words. */
  subscribe: post('subscribe', {
    input: z.object({ plan: id(), payment_method: id() }),
    response: changed,
  }),
  /** To another plan: a dearer one at once, a cheaper one at the period's end. */
  change: post('change', {
    input: z.object({ plan: id(), payment_method: z.optional(id()) }),
    response: changed,
  }),
  /** At the period's end. */
  cancel: post('cancel', { input: nothing, response: current }),
  /** Takes a cancellation back. */
  resume: post('resume', { input: nothing, response: current }),
});
