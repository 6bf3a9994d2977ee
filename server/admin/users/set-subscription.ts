import { user } from '../../db/schema.js';
import { updateUser, parseChoice } from './find-user.js';
import type { Verb } from '../verb.js';

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
    context.say(`${row.email} has the subscription: ${[row.sub_status, ...row.sub_scope].join(' ')}`);
  },
};

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
