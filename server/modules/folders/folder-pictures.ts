import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { FolderResource } from '../../contract/folder.js';
import { mayTakeOut } from '../../access/folder-items.js';
import { upload } from '../../db/schema.js';
import { notFound } from '../../http/calls/errors.js';
import type { Context } from '../../http/calls/handler.js';
import { RESOURCE_COLUMNS, resourceOf } from './upload-list.js';

/**
 * Pictures that leave a folder and come back, within a transaction that holds the folder: all that are asked for, or none.
 */

type Asking = Pick<Context, 'db' | 'principal'>;

interface Some {
  readonly folderId: string;
  readonly ids: readonly string[];
}

/** No longer lists them. Throws 'not_found' when one is not there, or not the principal's to remove. */
export async function removePictures(asking: Asking, some: Some): Promise<number> {
  // a second press keeps the time of the first
  const fields = { removed_at: sql`coalesce(${upload.removed_at}, now())` };
  return (await change(asking, some, fields)).length;
}

/** Lists them again. Throws 'not_found' when one is not there, or not the principal's to bring back. */
export const restorePictures = (asking: Asking, some: Some): Promise<FolderResource[]> =>
  change(asking, some, { removed_at: null }, isNull(upload.purged_at));

/** Puts them into another folder; they stay whose they were. Throws 'not_found' when one is not the principal's to move. */
export async function movePictures(asking: Asking, some: Some, to: string): Promise<number> {
  return (await change(asking, some, { folder_id: to, trashed_folder_id: null }, isNull(upload.removed_at)))
    .length;
}

async function change(
  { db, principal }: Asking,
  { folderId, ids }: Some,
  fields: PgUpdateSetSource<typeof upload>,
  condition = sql`true`,
): Promise<FolderResource[]> {
  const wanted = [...new Set(ids)];
  const there = and(
    inArray(upload.id, wanted),
    eq(upload.folder_id, folderId),
    mayTakeOut(principal, upload),
  );
  // in one order, so that two who change the same pictures wait for each other instead of for ever
  const found = await db
    .select({ id: upload.id })
    .from(upload)
    .where(and(there, condition))
    .orderBy(upload.id)
    .for('no key update');
  if (found.length < wanted.length) throw notFound();
  const rows = await db
    .update(upload)
    .set(fields)
    .where(inArray(upload.id, wanted))
    .returning(RESOURCE_COLUMNS);
  return wanted.map((id) => resourceOf(rows.find((row) => row.id === id)!));
}
