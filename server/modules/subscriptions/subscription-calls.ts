import type { Member } from '../../access/principal.js';
import { requireMember } from '../../access/require-member.js';
import type { Plan } from '../../contract/offers.js';
import { subscription as calls } from '../../contract/subscription.js';
import { ApiError } from '../../contract/envelope.js';
import { handler, type Context } from '../../http/calls/handler.js';
import type { ProviderSubscription } from '../../payments/plan-provider.js';
import { currentSubscription } from './current-subscription.js';
import { noSubscription, requireLive, subscribeTo } from './subscribe.js';
import { asked, syncSubscription } from './sync-subscription.js';

/** Each asks the provider, and some charge. */
const LIMITS = { perMinute: 20 };

export const subscriptionCalls = [
  handler(calls.plans, (_, { commerce }) =>
    Promise.resolve(
      commerce.plans.map(({ id, scope, ...plan }) => ({
        ...{ ...plan, _id: id, price: plan.price_cents / 100, currency: 'usd', scope: [...scope] },
      })),
    ),
  ),

  handler(calls.get, async (_, { db, principal, commerce }) =>
    currentSubscription(db, requireMember(principal), commerce),
  ),

  handler(
    calls.subscribe,
    async ({ plan, payment_method }, context) => {
      const member = requireMember(context.principal);
      return answer(
        context,
        member,
        await subscribeTo(context, member, planOf(context, plan), payment_method),
      );
    },
    LIMITS,
  ),

  handler(
    calls.change,
    async ({ plan: id, payment_method }, context) => {
      const member = requireMember(context.principal);
      const plan = planOf(context, id);
      const { plan: paid, provider_subscription } = await requireLive(context.db, member.id);
      const now = plan.price_cents > priceOf(context, paid);
      const told = await asked(context, () =>
        context.plans.change(provider_subscription, plan, now, payment_method),
      ).catch(unlessUnknown(context, provider_subscription));
      return answer(context, member, told);
    },
    LIMITS,
  ),

  handler(calls.cancel, async (_, context) => setCancel(context, true), LIMITS),
  handler(calls.resume, async (_, context) => setCancel(context, false), LIMITS),
];

async function setCancel(context: Context, cancel: boolean) {
  const member = requireMember(context.principal);
  const { provider_subscription } = await requireLive(context.db, member.id);
  await asked(context, () => context.plans.cancelAtPeriodEnd(provider_subscription, cancel)).catch(
    unlessUnknown(context, provider_subscription),
  );
  return currentSubscription(context.db, member, context.commerce);
}

/** A subscription that the provider does not know is none: its owner may begin another one. */
const unlessUnknown =
  (context: Context, id: string) =>
  async (error: unknown): Promise<never> => {
    if (!(error instanceof ApiError && error.code === 'not_found')) throw error;
    await syncSubscription(context, id);
    throw noSubscription();
  };

async function answer(context: Context, member: Member, { clientSecret }: ProviderSubscription) {
  const current = await currentSubscription(context.db, member, context.commerce);
  return { ...current, payment_intent_client_secret: clientSecret };
}

function planOf({ commerce }: Context, id: string): Plan {
  const plan = commerce.plans.find((one) => one.id === id);
  if (!plan) throw new ApiError('not_found', 'There is no such plan');
  return plan;
}

const priceOf = ({ commerce }: Context, id: string): number =>
  commerce.plans.find((one) => one.id === id)?.price_cents ?? 0;
