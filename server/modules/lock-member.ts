import { eq } from 'drizzle-orm';
import type { Executor } from '../db/database.js';
import { user } from '../db/schema.js';
import { notFound } from '../http/calls/errors.js';

/**
 * Holds a member until the transaction ends: of what one account does at once and only so much of, such as uploads into its
 * room or invitations of a day, each must count the others. Throws 'not_found' for an account that is gone.
 */
export async function lockMember(tx: Executor, memberId: string): Promise<void> {
  // 'no key': rows that only name the account need not wait
  const rows = await tx.select({ id: user.id }).from(user).where(eq(user.id, memberId)).for('no key update');
  if (rows.length === 0) throw notFound();
}
