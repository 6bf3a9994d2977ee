import { and, eq, sql } from 'drizzle-orm';
import { folder as calls } from '../contract/folder.js';
import { upload } from '../db/schema.js';
import { notFound } from '../http/errors.js';
import { answer, type Context } from '../http/handler.js';
import { requireFolder } from './require-folder.js';
import { RESOURCE_COLUMNS, resourceOf, resourcesIn } from './upload-list.js';

/** Pictures listed at once. */
const MOST = 1000;

export const folderCalls = [
  answer(calls.get, async ({ id }, context) => {
    const { name, type } = await requireFolder(context, 'view', id);
    return { _id: id, name, type, resources: await resourcesIn(context.db, id, MOST) };
  }),

  answer(calls.deleteResource, async ({ folder_id, resource }, context) => {
    // a second press keeps the time of the first
    await mark(context, folder_id, resource, sql`coalesce(${upload.removed_at}, now())`);
    return { _id: resource };
  }),

  answer(calls.restoreResource, ({ folder_id, resource }, context) =>
    mark(context, folder_id, resource, sql`null`),
  ),
];

/** Sets when a picture of a folder was removed. Throws 'not_found' for one that is not in it. */
async function mark(context: Context, folderId: string, id: string, removed: ReturnType<typeof sql>) {
  await requireFolder(context, 'edit', folderId);
  const [row] = await context.db
    .update(upload)
    .set({ removed_at: removed })
    .where(and(eq(upload.id, id), eq(upload.folder_id, folderId)))
    .returning(RESOURCE_COLUMNS);
  if (!row) throw notFound();
  return resourceOf(row);
}
