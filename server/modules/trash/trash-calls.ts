import { and, asc, inArray, isNotNull } from 'drizzle-orm';
import { ApiError } from '../../contract/envelope.js';
import { trash as calls, TRASH_KINDS, type TrashKind } from '../../contract/trash.js';
import { handler } from '../../http/calls/handler.js';
import { trashPage } from './trash-list.js';
import { TRASHED } from './trash-kinds.js';
import type { Asking } from './trash-kind.js';

/** Things deleted by one query: a design with its earlier states may weigh 160 MB. */
const BATCH = 10;

/** What may be emptied a minute from one address. */
const EMPTY_PER_MINUTE = 30;

export const trashCalls = [
  handler(calls.get, (paging, context) => trashPage(context, paging)),

  handler(calls.restore, ({ items }, { db, principal }) =>
    db.transaction(async (tx) => {
      const asking = { db: tx, principal };
      let restored = 0;
      for (const [kind, ids] of byKind(items)) {
        const there = await hold(asking, kind, ids, 'restore');
        if (there.length > 0) await TRASHED[kind].restore(asking, there);
        restored += there.length;
      }
      return { restored };
    }),
  ),

  handler(calls.delete, ({ items }, { db, principal }) =>
    db.transaction(async (tx) => {
      let deleted = 0;
      for (const [kind, ids] of byKind(items)) {
        const there = await hold({ db: tx, principal }, kind, ids, 'purge');
        await TRASHED[kind].purge(tx, there);
        deleted += there.length;
      }
      return { deleted };
    }),
  ),

  handler(
    calls.empty,
    async (_, context) => {
      let deleted = 0;
      for (const kind of TRASH_KINDS) deleted += await emptyKind(context, kind);
      return { deleted };
    },
    { perMinute: EMPTY_PER_MINUTE },
  ),
];

interface Named {
  readonly kind: TrashKind;
  readonly _id: string;
}

/** Each kind with its ids, in the order in which everybody holds them. */
const byKind = (items: readonly Named[]): [TrashKind, string[]][] =>
  TRASH_KINDS.flatMap((kind) => {
    const ids = new Set(items.filter((item) => item.kind === kind).map(({ _id }) => _id));
    return ids.size > 0 ? [[kind, [...ids]] as [TrashKind, string[]]] : [];
  });

const gone = () => new ApiError('not_found', 'This was deleted for good and can no longer be restored');

/**
 * Holds things until the end of the transaction; gives the ids of those in the trash. What is restored may be there no
 * longer, since a call whose answer was lost comes again. Throws 'not_found' unless all are the principal's.
 */
async function hold(
  { db, principal }: Asking,
  kind: TrashKind,
  ids: readonly string[],
  to: 'restore' | 'purge',
): Promise<string[]> {
  const { table, deletedAt, mayRestore, isOwn } = TRASHED[kind];
  const allowed =
    to === 'restore'
      ? mayRestore(principal)
      : and(isNotNull(deletedAt), mayRestore(principal), isOwn(principal));
  const rows = await db
    .select({ id: table.id, deleted: deletedAt })
    .from(table)
    .where(and(inArray(table.id, [...ids]), allowed))
    .orderBy(asc(table.id))
    .for('update');
  if (rows.length < ids.length) throw gone();
  return rows.flatMap(({ id, deleted }) => (deleted === null ? [] : [id as string]));
}

/** Some at a time, each time for good: what is deleted stays so when the rest fails. */
async function emptyKind({ db, principal }: Asking, kind: TrashKind): Promise<number> {
  const { table, deletedAt, mayRestore, isOwn, purge } = TRASHED[kind];
  for (let deleted = 0; ;) {
    const some = await db.transaction(async (tx) => {
      const rows = await tx
        .select({ id: table.id })
        .from(table)
        .where(and(isNotNull(deletedAt), mayRestore(principal), isOwn(principal)))
        .orderBy(asc(table.id))
        .limit(BATCH)
        .for('update');
      const ids = rows.map(({ id }) => id as string);
      if (ids.length > 0) await purge(tx, ids);
      return ids.length;
    });
    deleted += some;
    if (some < BATCH) return deleted;
  }
}
