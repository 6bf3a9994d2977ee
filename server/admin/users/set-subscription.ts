import { user } from '../../db/schema.js';
import { changeUser, oneOf } from './find-user.js';
import type { Verb } from '../verb.js';

const STATES = user.sub_status.enumValues;

/** What a subscription covers unless told. */
const USUAL = 'designmaker';

export const setSubscriptionVerb: Verb = {
  name: 'set-subscription',
  args: ['EMAIL', 'STATUS'],
  optional: ['SCOPE,...'],
  about: `give or end a subscription: STATUS is ${STATES.join(' or ')}; SCOPE is ${USUAL} unless told`,
  async run(desk, email, status, scope) {
    const sub_status = oneOf(STATES, status!, 'STATUS');
    const sub_scope = scopeOf(sub_status, scope);
    const row = await changeUser(desk, email!, { sub_status, sub_scope });
    desk.say(`${row.email} has the subscription: ${[row.sub_status, ...row.sub_scope].join(' ')}`);
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
