import { PLANS, type Plan } from '../../contract/offers.js';
import type { quotaUse } from '../../db/schema.js';

/** What is counted in each period. */
export type QuotaKind = (typeof quotaUse.kind.enumValues)[number];

export const QUOTA_KINDS: readonly QuotaKind[] = ['premium_image', 'premium_video'];

/** The plan of accounts that have one by an operator's word, or are admins. */
export const USUAL_PLAN = PLANS[0]!;

/** What a plan gives beside its price, which the operator sets. */
export type PlanGift = Pick<Plan, 'id' | 'scope' | 'premium_images' | 'premium_videos' | 'storage_bytes'>;

/** A plan by its id; the usual one for one that is no longer sold. */
export const planGift = (id: string | null): PlanGift => PLANS.find((plan) => plan.id === id) ?? USUAL_PLAN;

/** How many of a kind a plan gives in a period. */
export const quotaOf = (plan: PlanGift, kind: QuotaKind): number =>
  kind === 'premium_image' ? plan.premium_images : plan.premium_videos;
