import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { folder as calls } from '../contract/folder.js';
import { upload } from '../db/schema.js';
import { notFound } from '../http/errors.js';
import { answer, type Context } from '../http/handler.js';
import { listFolders, oneFolder } from './folder-list.js';
import { asList } from './listing.js';
import { requireFolder } from './require-folder.js';
import { requireMember } from './require-member.js';
import { RESOURCE_COLUMNS, resourceOf } from './upload-list.js';

export const folderCalls = [
  answer(calls.get, async ({ id }, { db, asker }) => {
    const member = requireMember(asker);
    if (id === undefined) return listFolders(db, member, asker);
    return [await oneFolder(db, member, asker, id)];
  }),

  answer(calls.deleteResource, async ({ folder_id, resource }, context) => {
    // a second press keeps the time of the first
    const rows = await mark(context, folder_id, resource, sql`coalesce(${upload.removed_at}, now())`);
    return { removed: rows.length };
  }),

  answer(calls.restoreResource, async ({ folder_id, resource }, context) => ({
    resources: (await mark(context, folder_id, resource, sql`null`)).map(resourceOf),
  })),
];

/** Sets when pictures of a folder were removed. Throws 'not_found' when one is not in it, and then sets none. */
async function mark(context: Context, folderId: string, ids: string | string[], removed: SQL) {
  await requireFolder(context, 'edit', folderId);
  const wanted = [...new Set(asList(ids))];
  return context.db.transaction(async (tx) => {
    const rows = await tx
      .update(upload)
      .set({ removed_at: removed })
      .where(and(inArray(upload.id, wanted), eq(upload.folder_id, folderId)))
      .returning(RESOURCE_COLUMNS);
    if (rows.length < wanted.length) throw notFound();
    return rows;
  });
}
