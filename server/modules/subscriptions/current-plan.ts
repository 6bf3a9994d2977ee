import { eq } from 'drizzle-orm';
import { entitlementsOf } from '../../access/entitlements.js';
import type { Executor } from '../../db/database.js';
import { subscription, user } from '../../db/schema.js';
import { planGift, USUAL_PLAN, type PlanGift } from './plans.js';

/** A period of a plan in which its quotas are counted. */
export interface Period {
  readonly start: Date;
  readonly end: Date;
}

export interface CurrentPlan {
  readonly plan: PlanGift;
  readonly period: Period;
}

/** The plan whose quotas an account has, and the period it is in; null for one not entitled to the design product. */
export async function currentPlan(
  db: Executor,
  userId: string,
  now = new Date(),
): Promise<CurrentPlan | null> {
  const [row] = await db
    .select({ user, paid: subscription })
    .from(user)
    .leftJoin(subscription, eq(subscription.owner_user, user.id))
    .where(eq(user.id, userId));
  if (!row) return null;
  const { type, sub_status, sub_scope } = row.user;
  const { designmaker } = entitlementsOf({ type, subscription: { sub_status, scope: sub_scope } }, true);
  if (!designmaker) return null;
  const { paid } = row;
  // a period that is over goes on until the next one is paid: nobody has the quotas of two at once
  if (paid?.status === 'active')
    return { plan: planGift(paid.plan), period: { start: paid.period_start, end: paid.period_end } };
  // admins, and whom an operator gave a plan, have the month of the calendar
  return { plan: USUAL_PLAN, period: monthOf(now) };
}

/** The month of the calendar, UTC. */
function monthOf(now: Date): Period {
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()];
  return { start: new Date(Date.UTC(year, month, 1)), end: new Date(Date.UTC(year, month + 1, 1)) };
}
