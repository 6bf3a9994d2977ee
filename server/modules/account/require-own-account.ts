import { eq } from 'drizzle-orm';
import { requireMember } from '../../access/require-member.js';
import { ApiError } from '../../contract/envelope.js';
import { user } from '../../db/schema.js';
import type { Context } from '../../http/calls/handler.js';
import type { OwnAccounts } from '../../provider/own-accounts.js';

/**
 * The principal's account at the provider that comes with us, and what may be done with it. Throws 'not_signed_in', and
 * 'not_allowed' for an account that another provider keeps: what it owns is changed there.
 */
export async function requireOwnAccount({
  db,
  principal,
  ownAccounts,
}: Pick<Context, 'db' | 'principal' | 'ownAccounts'>): Promise<{
  readonly accounts: OwnAccounts;
  /** Its id at the provider. */
  readonly subject: string;
}> {
  const { id, ownAccount } = requireMember(principal);
  const [row] = await db.select({ subject: user.subject }).from(user).where(eq(user.id, id));
  if (!ownAccounts || !ownAccount || !row)
    throw new ApiError('not_allowed', 'Your account provider keeps this. Change it there');
  return { accounts: ownAccounts, subject: row.subject };
}
