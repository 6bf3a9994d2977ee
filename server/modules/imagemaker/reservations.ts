import { and, asc, eq, gt, lt, sql } from 'drizzle-orm';
import { newId } from '../../../elements/math/ids.js';
import { ApiError } from '../../contract/envelope.js';
import { CREDITS_PER_PICTURE, OUT_OF_CREDIT } from '../../contract/imagemaker.js';
import type { Executor } from '../../db/database.js';
import { ID_LENGTH } from '../../db/id-length.js';
import { generatedPicture, generation } from '../../db/schema.js';
import { lockAccount } from '../payments/account-lock.js';
import { moveCredits } from '../payments/ledger.js';

/**
 * Credits of pictures in the making: taken when a wish begins, given back for what is not made. A wish ends once: whoever
 * finds it still working, under the account's lock, decides how, so that a picture that comes after a cancel or a sweep
 * is neither kept nor paid.
 */

/** Wishes of an account that may be in the making at once. */
const MOST_WORKING = 3;
/** Pictures an account may ask for in an hour. */
const MOST_PER_HOUR = 200;
/** After so long a wish was left by a server that ended, s: longer than any model is given. */
export const ABANDONED_AFTER = 600;

export type Generation = typeof generation.$inferSelect;
type NewGeneration = Pick<Generation, 'owner_user' | 'request_id' | 'prompt' | 'shape' | 'asked' | 'model'>;
export type NewPicture = Omit<typeof generatedPicture.$inferInsert, 'generation_id' | 'removed_at'>;

/**
 * Begins a wish and takes its credits, or gives the one that is there under the same name. Throws 'no_credits' or
 * 'too_many'.
 */
export async function reserve(
  db: Executor,
  wanted: NewGeneration,
): Promise<{ readonly wish: Generation; readonly known: boolean }> {
  const { owner_user, request_id, asked } = wanted;
  return db.transaction(async (tx) => {
    const { credits } = await lockAccount(tx, owner_user);
    const [before] = await tx
      .select()
      .from(generation)
      .where(and(eq(generation.owner_user, owner_user), eq(generation.request_id, request_id)));
    if (before) return { wish: before, known: true };
    await requireRoom(tx, owner_user, asked);
    const cost = asked * CREDITS_PER_PICTURE;
    if (credits < cost) throw new ApiError('no_credits', OUT_OF_CREDIT);
    const [wish] = await tx
      .insert(generation)
      .values({ ...wanted, id: newId(ID_LENGTH) })
      .returning();
    await moveCredits(tx, {
      ...{ userId: owner_user, amount: -cost, reason: 'generation' as const },
      ...{ key: `generation:${wish!.id}`, actor: `user:${owner_user}` },
    });
    return { wish: wish!, known: false };
  });
}

async function requireRoom(tx: Executor, owner: string, asked: number): Promise<void> {
  const own = eq(generation.owner_user, owner);
  const working = await tx.$count(generation, and(own, eq(generation.status, 'working')));
  if (working >= MOST_WORKING) throw new ApiError('too_many', 'Wait until the pictures before are made');
  const [hour] = await tx
    .select({ pictures: sql<number>`coalesce(sum(${generation.asked}), 0)::int` })
    .from(generation)
    .where(and(own, gt(generation.created_at, sql`now() - interval '1 hour'`)));
  if ((hour?.pictures ?? 0) + asked > MOST_PER_HOUR)
    throw new ApiError('too_many', 'That is a lot of pictures. Please wait an hour');
}

/** How a wish ended. */
export type Ending =
  | { readonly status: 'done'; readonly pictures: readonly NewPicture[]; readonly note: string }
  | { readonly status: 'failed' | 'canceled' };

/**
 * Ends a wish that is still working and gives back the credits of what was not made. False when it had ended before: then
 * nothing is done.
 */
export async function settle(
  db: Executor,
  { id, owner_user }: Pick<Generation, 'id' | 'owner_user'>,
  ending: Ending,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockAccount(tx, owner_user);
    const pictures = ending.status === 'done' ? ending.pictures : [];
    const [ended] = await tx
      .update(generation)
      .set({
        ...{ status: ending.status, made: pictures.length, finished_at: sql`now()` },
        ...(ending.status === 'done' && { note: ending.note }),
      })
      .where(and(eq(generation.id, id), eq(generation.status, 'working')))
      .returning({ asked: generation.asked });
    if (!ended) return false;
    if (pictures.length > 0)
      await tx
        .insert(generatedPicture)
        .values(pictures.map((picture) => ({ ...picture, generation_id: id })));
    const back = (ended.asked - pictures.length) * CREDITS_PER_PICTURE;
    if (back > 0)
      await moveCredits(tx, {
        ...{ userId: owner_user, amount: back, reason: 'refund' as const },
        ...{ key: `generation:${id}:back`, actor: `user:${owner_user}` },
      });
    return true;
  });
}

/** Ends the wishes that no server works on any more, and gives their credits back. Gives how many there were. */
export async function settleAbandoned(db: Executor, after = ABANDONED_AFTER): Promise<number> {
  const left = await db
    .select({ id: generation.id, owner_user: generation.owner_user })
    .from(generation)
    .where(
      and(
        eq(generation.status, 'working'),
        lt(generation.created_at, sql`now() - make_interval(secs => ${after})`),
      ),
    )
    .orderBy(asc(generation.created_at))
    .limit(100);
  let ended = 0;
  for (const wish of left) if (await settle(db, wish, { status: 'failed' })) ended += 1;
  return ended;
}
