import type { CurrentSubscription, PlanRecord } from '../../../server/contract/subscription.js';

type Standing = Pick<
  CurrentSubscription,
  'plan' | 'status' | 'period_end' | 'cancel_at_period_end' | 'next_plan'
>;

/** What is offered of a plan: to subscribe, to change to it now or at the period's end, to leave for it, or nothing. */
export type PlanOffer = 'subscribe' | 'change-now' | 'change-later' | 'cancel' | 'yours' | 'none';

/** Whether the account pays for a plan; one that an operator granted has no period of its own. */
export const isPaying = ({ plan, status, period_end }: Standing): boolean =>
  plan !== null && period_end !== null && (status === 'active' || status === 'past_due');

/** `plan` is null for the free one. */
export function offerOf(plan: PlanRecord | null, standing: Standing, all: readonly PlanRecord[]): PlanOffer {
  const has = standing.status === 'active' || standing.status === 'past_due' ? standing.plan : null;
  if ((plan?._id ?? null) === has) return 'yours';
  if (has === null) return plan ? 'subscribe' : 'none';
  if (!isPaying(standing)) return 'none';
  // it ends already: it is kept first, then changed; and a card that fails is seen to first
  if (standing.cancel_at_period_end || standing.status === 'past_due') return 'none';
  if (!plan) return 'cancel';
  if (standing.next_plan === plan._id) return 'none';
  const price = all.find(({ _id }) => _id === has)?.price_cents ?? 0;
  return plan.price_cents > price ? 'change-now' : 'change-later';
}
