import { addUserVerb } from './users/add-user.js';
import { backupVerb } from './backup/backup.js';
import { catalogVerb } from './catalog.js';
import { endSessionsVerb } from './users/end-sessions.js';
import { grantCreditsVerb } from './money/grant-credits.js';
import { listCouponsVerb } from './money/list-coupons.js';
import { listOrdersVerb } from './money/list-orders.js';
import { makeCouponVerb } from './money/make-coupon.js';
import { orderHistoryVerb } from './money/order-history.js';
import { refundVerb } from './money/refund.js';
import { listDesignsVerb } from './list-designs.js';
import { listUsersVerb } from './users/list-users.js';
import { restoreVerb } from './backup/restore.js';
import { setSubscriptionVerb } from './users/set-subscription.js';
import { setTypeVerb } from './users/set-type.js';
import { statsVerb } from './stats.js';
import { verbSyntax, type Verb } from './verb.js';

export const verbs: readonly Verb[] = [
  statsVerb,
  listDesignsVerb,
  listUsersVerb,
  addUserVerb,
  setTypeVerb,
  setSubscriptionVerb,
  endSessionsVerb,
  grantCreditsVerb,
  makeCouponVerb,
  listCouponsVerb,
  listOrdersVerb,
  orderHistoryVerb,
  refundVerb,
  catalogVerb,
  backupVerb,
  restoreVerb,
];

/** The help text. */
export function usage(): string {
  const signed = verbs.map((verb) => ({ ...verb, call: verbSyntax(verb) }));
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
