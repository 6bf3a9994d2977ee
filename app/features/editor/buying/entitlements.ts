import type { UserDetails } from '../../../../server/contract/user.js';

/** The scope of a subscription that covers the design product. */
const SCOPE = 'designmaker';

type Account = Pick<UserDetails, 'type' | 'subscription'>;

/**
 * Whether Magic Resize and Auto Suggest apply what they made: for admins and subscribers, and for everybody where the
 * operator took the walls away (B-044). A visitor has no subscription.
 */
export function isBeyondWall(account: Account | null, walls = true): boolean {
  if (!walls) return true;
  return account !== null && (account.type === 'admin' || hasActive(account, SCOPE));
}

const hasActive = ({ subscription: { sub_status, scope } }: Account, wanted: string): boolean =>
  sub_status === 'active' && scope.includes(wanted);
