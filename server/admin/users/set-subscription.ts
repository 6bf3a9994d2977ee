import { and, eq, inArray } from 'drizzle-orm';
import { subscription, user } from '../../db/schema.js';
import { updateUser, parseChoice } from './find-user.js';
import type { Verb, VerbContext } from '../verb.js';

const STATES = user.sub_status.enumValues;

/** What a subscription covers unless told. */
const USUAL = 'designmaker';

export const setSubscriptionVerb: Verb = {
  name: 'set-subscription',
  args: ['EMAIL', 'STATUS'],
  optional: ['SCOPE,...'],
  about: `give or end a subscription: STATUS is ${STATES.join(' or ')}; SCOPE is ${USUAL} unless told`,
  async run(context, email, status, scope) {
    const sub_status = parseChoice(STATES, status!, 'STATUS');
    const sub_scope = scopeOf(sub_status, scope);
    const row = await updateUser(context, email!, { sub_status, sub_scope });
    if (await paysFor(context, row.id))
      context.say('They also pay for a plan at the payment provider, whose next message sets this anew');
    context.say(`${row.email} has the subscription: ${[row.sub_status, ...row.sub_scope].join(' ')}`);
  },
};

/** Whether a provider's word may come. */
const paysFor = async ({ database: { db } }: VerbContext, id: string): Promise<boolean> =>
  (await db.$count(
    subscription,
    and(eq(subscription.owner_user, id), inArray(subscription.status, ['active', 'past_due'])),
  )) > 0;

function scopeOf(status: (typeof STATES)[number], scope: string | undefined): string[] {
  if (status === 'free') {
    if (scope !== undefined) throw new Error('The free plan has no SCOPE');
    return [];
  }
  const words = (scope ?? USUAL).split(',').map((word) => word.trim());
  if (!words.every((word) => /^[a-z0-9_-]{1,40}$/.test(word)))
    throw new Error(`SCOPE is a list like ${USUAL},imagemaker, in small letters`);
  return [...new Set(words)];
}
