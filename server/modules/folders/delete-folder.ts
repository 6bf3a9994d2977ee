import { and, eq, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Executor } from '../../db/database.js';
import { folder, savedDesign, upload } from '../../db/schema.js';
import { makeOwnFolders } from './own-folders.js';

const myPhotos = alias(folder, 'my_photos');

/**
 * Deletes a folder, within a transaction that holds it, and loses nothing of what lies in it: pictures go to My Photos of
 * who uploaded them, the removed ones too, since designs may show them; designs go back to My Designs.
 */
export async function deleteFolder(tx: Executor, folderId: string): Promise<void> {
  for (const owner of await uploadersWithoutMyPhotos(tx, folderId)) await makeOwnFolders(tx, owner);
  const theirs = tx.select({ id: myPhotos.id }).from(myPhotos).where(isMyPhotosOf(upload.owner_user));
  await tx
    .update(upload)
    .set({ folder_id: sql`(${theirs})` })
    .where(eq(upload.folder_id, folderId));
  // in one order with whoever moves them elsewhere just now
  const held = tx.select({ id: savedDesign.id }).from(savedDesign).where(eq(savedDesign.folder_id, folderId));
  await held.orderBy(savedDesign.id).for('no key update');
  await tx.update(savedDesign).set({ folder_id: null }).where(eq(savedDesign.folder_id, folderId));
  await tx.delete(folder).where(eq(folder.id, folderId));
}

const isMyPhotosOf = (owner: typeof upload.owner_user) =>
  and(eq(myPhotos.owner_user, owner), eq(myPhotos.own, 'my_photos'));

/** Accounts from before there were own folders. */
async function uploadersWithoutMyPhotos(tx: Executor, folderId: string): Promise<string[]> {
  const theirs = tx.select({ id: myPhotos.id }).from(myPhotos).where(isMyPhotosOf(upload.owner_user));
  const rows = await tx
    .selectDistinct({ owner: upload.owner_user })
    .from(upload)
    .where(and(eq(upload.folder_id, folderId), notExists(theirs)));
  return rows.map(({ owner }) => owner);
}
