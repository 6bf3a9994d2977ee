import { eq, max } from 'drizzle-orm';
import { ApiError } from '../../contract/envelope.js';
import type { Executor } from '../../db/database.js';
import { creditEntry, user } from '../../db/schema.js';
import { lockAccount } from './account-lock.js';

export interface CreditMove {
  readonly userId: string;
  /** Above zero what comes in, below zero what is spent; a whole number. */
  readonly amount: number;
  readonly reason: (typeof creditEntry.reason.enumValues)[number];
  /** Names the move: asked for twice, it is made once. */
  readonly key: string;
  /** Who asked for it, as in `order_event`. */
  readonly actor: string;
  readonly orderId?: string;
}

/**
 * Changes an account's credits, in the caller's transaction. Nothing else changes them, so that the sum of the entries is
 * the balance. Gives the balance after it. Throws 'no_credits' when there are not as many.
 */
export async function moveCredits(tx: Executor, move: CreditMove): Promise<number> {
  const { userId, amount, reason, key, actor, orderId } = move;
  if (!Number.isSafeInteger(amount)) throw new RangeError('credits are whole');
  const { credits } = await lockAccount(tx, userId);
  if (amount === 0) return credits;
  const [made] = await tx
    .select({ owner: creditEntry.owner_user })
    .from(creditEntry)
    .where(eq(creditEntry.key, key));
  if (made) return credits;
  const balance = credits + amount;
  if (balance < 0) throw new ApiError('no_credits', 'You do not have enough credits');
  const [last] = await tx
    .select({ position: max(creditEntry.position) })
    .from(creditEntry)
    .where(eq(creditEntry.owner_user, userId));
  await tx.insert(creditEntry).values({
    ...{ owner_user: userId, position: (last?.position ?? 0) + 1, amount, balance_after: balance },
    ...{ reason, key, actor, order_id: orderId ?? null },
  });
  await tx.update(user).set({ credits: balance }).where(eq(user.id, userId));
  return balance;
}
