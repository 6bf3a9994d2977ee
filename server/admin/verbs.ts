import { addUserVerb } from './add-user.js';
import { backupVerb } from './backup.js';
import { catalogVerb } from './catalog.js';
import { endSessionsVerb } from './end-sessions.js';
import { listDesignsVerb } from './list-designs.js';
import { listUsersVerb } from './list-users.js';
import { restoreVerb } from './restore.js';
import { setSubscriptionVerb } from './set-subscription.js';
import { setTypeVerb } from './set-type.js';
import { statsVerb } from './stats.js';
import { callOf, type Verb } from './verb.js';

export const verbs: readonly Verb[] = [
  statsVerb,
  listDesignsVerb,
  listUsersVerb,
  addUserVerb,
  setTypeVerb,
  setSubscriptionVerb,
  endSessionsVerb,
  catalogVerb,
  backupVerb,
  restoreVerb,
];

/** The help text. */
export function usage(): string {
  const signed = verbs.map((verb) => ({ ...verb, call: callOf(verb) }));
  const width = Math.max(...signed.map(({ call }) => call.length));
  const list = signed.map(({ call, about }) => `  ${call.padEnd(width)}   ${about}`);
  return [
    'Usage: npm run admin -- <verb>',
    '',
    ...list,
    '',
    'With the embedded database, stop the server first.',
  ].join('\n');
}
