import { and, desc, gt, sql } from 'drizzle-orm';
import { unionAll, type PgColumn } from 'drizzle-orm/pg-core';
import { TRASH_DAYS, TRASH_KINDS, type TrashItem, type TrashKind } from '../../contract/trash.js';
import { pageOf, sliceOf } from '../paging.js';
import { TRASHED } from './trash-kinds.js';
import type { Asking } from './trash-kind.js';

/** One page of the principal's trash, latest deleted first. */
export async function trashPage(asking: Asking, paging: { readonly page_no: number; readonly size: number }) {
  const { db } = asking;
  const [first, second, ...others] = TRASH_KINDS.map((kind) => rowsOf(asking, kind));
  const all = unionAll(first!, second!, ...others).as('trash');
  const { offset, limit } = sliceOf(paging);
  const rows = await db
    .select()
    .from(all)
    .orderBy(desc(all.deleted_at), desc(all.id))
    .offset(offset)
    .limit(limit);
  return pageOf(rows.map(itemOf), await db.$count(all), paging);
}

/** Both engines give a computed moment as text. */
const toDate = (value: unknown): Date => new Date(value as string);

/** What is older goes by itself within the hour, and is no longer offered. */
const lately = (column: PgColumn) => gt(column, sql`now() - make_interval(days => ${TRASH_DAYS})`);

function rowsOf({ db, principal }: Asking, kind: TrashKind) {
  const { table, deletedAt, about, mayRestore, isOwn } = TRASHED[kind];
  return db
    .select({
      kind: sql<TrashKind>`${kind}::text`.as('kind'),
      id: sql<string>`${table.id}`.as('id'),
      name: sql<string>`${about.name}`.as('name'),
      hash: sql<string | null>`${about.hash}::text`.as('hash'),
      width: sql<number>`${about.width}::float8`.as('width'),
      height: sql<number>`${about.height}::float8`.as('height'),
      deleted_at: sql<Date>`${deletedAt}`.mapWith(toDate).as('deleted_at'),
      owned: sql<boolean>`coalesce(${isOwn(principal)}, false)`.as('owned'),
    })
    .from(table)
    .where(and(lately(deletedAt), mayRestore(principal)));
}

interface Row extends Omit<TrashItem, '_id' | 'thumbnail' | 'deleted_at'> {
  readonly id: string;
  readonly hash: string | null;
  readonly deleted_at: Date;
}

const itemOf = ({ id, hash, deleted_at, kind, name, width, height, owned }: Row): TrashItem => ({
  ...{ kind, _id: id, name, width, height, owned },
  thumbnail: TRASHED[kind].thumbnail({ id, hash }),
  deleted_at: deleted_at.toISOString(),
});
