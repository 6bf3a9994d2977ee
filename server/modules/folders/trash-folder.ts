import { and, eq, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Executor } from '../../db/database.js';
import { folder, savedDesign, upload } from '../../db/schema.js';
import { makeOwnFolders } from './own-folders.js';

const myPhotos = alias(folder, 'my_photos');

/**
 * Puts a folder into its owner's trash, within a transaction that holds it, and loses nothing of what lies in it: pictures
 * go to My Photos of who uploaded them, the removed ones too, since designs may show them; designs go back to My Designs.
 */
export async function trashFolder(tx: Executor, folderId: string): Promise<void> {
  await emptyFolder(tx, folderId);
  await tx
    .update(folder)
    .set({ deleted_at: sql`now()` })
    .where(eq(folder.id, folderId));
}

/** Takes it out again, and what came out of it and was put nowhere else meanwhile goes back into it. */
export async function untrashFolder(tx: Executor, folderId: string): Promise<void> {
  await tx.update(folder).set({ deleted_at: null }).where(eq(folder.id, folderId));
  const back = { folder_id: folderId, trashed_folder_id: null };
  await tx.update(upload).set(back).where(eq(upload.trashed_folder_id, folderId));
  await holdDesigns(tx, savedDesign.trashed_folder_id, folderId);
  await tx.update(savedDesign).set(back).where(eq(savedDesign.trashed_folder_id, folderId));
}

/** Deletes a folder of the trash for good. */
export async function purgeFolder(tx: Executor, folderId: string): Promise<void> {
  // nothing lies there any more; were there a picture, it would go with its folder
  await emptyFolder(tx, folderId);
  await tx.delete(folder).where(eq(folder.id, folderId));
}

async function emptyFolder(tx: Executor, folderId: string): Promise<void> {
  for (const owner of await uploadersWithoutMyPhotos(tx, folderId)) await makeOwnFolders(tx, owner);
  const theirs = tx.select({ id: myPhotos.id }).from(myPhotos).where(isMyPhotosOf(upload.owner_user));
  await tx
    .update(upload)
    .set({ folder_id: sql`(${theirs})`, trashed_folder_id: folderId })
    .where(eq(upload.folder_id, folderId));
  await holdDesigns(tx, savedDesign.folder_id, folderId);
  await tx
    .update(savedDesign)
    .set({ folder_id: null, trashed_folder_id: folderId })
    .where(eq(savedDesign.folder_id, folderId));
}

/** In one order with whoever moves them elsewhere just now. */
const holdDesigns = (
  tx: Executor,
  place: typeof savedDesign.folder_id | typeof savedDesign.trashed_folder_id,
  folderId: string,
) =>
  tx
    .select({ id: savedDesign.id })
    .from(savedDesign)
    .where(eq(place, folderId))
    .orderBy(savedDesign.id)
    .for('no key update');

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
