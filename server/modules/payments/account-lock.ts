import { eq } from 'drizzle-orm';
import { ApiError } from '../../contract/envelope.js';
import type { Executor } from '../../db/database.js';
import { user } from '../../db/schema.js';

/**
 * Holds an account until the transaction ends: whatever buys, pays or moves credits for it goes one after the other. It is
 * always taken before its orders, so that nobody waits in a circle. Gives the credits it has.
 */
export async function lockAccount(tx: Executor, userId: string): Promise<{ readonly credits: number }> {
  // 'no key': rows that only name the account need not wait
  const [row] = await tx
    .select({ credits: user.credits })
    .from(user)
    .where(eq(user.id, userId))
    .for('no key update');
  if (!row) throw new ApiError('not_found', 'There is no such account');
  return row;
}
