import { PLANS as OFFERED } from '../../../../../server/contract/offers.js';
import type { CurrentSubscription, PlanRecord } from '../../../../../server/contract/subscription.js';

/** Plans, and how an account's stands, as the server tells them. */

export const PLANS: readonly PlanRecord[] = OFFERED.map(({ id, scope, ...plan }) => ({
  ...{ ...plan, _id: id, price: plan.price_cents / 100, currency: 'usd', scope: [...scope] },
}));

const quota = (used: number, limit: number) => ({ used, limit, left: limit - used });

export const standingOf = (about: Partial<CurrentSubscription> = {}): CurrentSubscription => ({
  ...{ plan: null, status: 'free', period_start: null, period_end: null, cancel_at_period_end: false },
  ...{ next_plan: null, credits: 10, entitled: false, photos: false },
  quotas: {
    premium_images: quota(0, 0),
    premium_videos: quota(0, 0),
    storage_bytes: quota(0, 1024 ** 3),
  },
  ...about,
});

export const proOf = (about: Partial<CurrentSubscription> = {}): CurrentSubscription =>
  standingOf({
    ...{ plan: 'pro', status: 'active', entitled: true, photos: true, credits: 20 },
    ...{ period_start: '2026-12-01T12:00:00.000Z', period_end: '2027-01-01T12:00:00.000Z' },
    quotas: {
      premium_images: quota(12, 40),
      premium_videos: quota(0, 10),
      storage_bytes: quota(1024 ** 3, 5 * 1024 ** 3),
    },
    ...about,
  });
