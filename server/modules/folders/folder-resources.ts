import { folder as calls } from '../../contract/folder.js';
import { handler } from '../../http/calls/handler.js';
import { restorePictures, movePictures, removePictures } from './folder-pictures.js';
import { asList } from '../paging.js';
import { requireFolder, requirePhotos, requireTakesPictures } from './require-folder.js';
import { takeOutDesigns } from './take-out-designs.js';

/**
 * The calls that change what lies in a folder. Who may see it may take out what is their own; putting something in asks for
 * the right to edit.
 */
export const folderResourceCalls = [
  handler(calls.deleteResource, ({ folder_id, resource }, { db, principal }) =>
    db.transaction(async (tx) => {
      const asking = { db: tx, principal };
      const folder = await requireFolder(asking, 'view', folder_id, 'key share');
      const ids = asList(resource);
      const removed =
        folder.type === 'photo'
          ? await removePictures(asking, { folderId: folder_id, ids })
          : await takeOutDesigns(asking, folder, ids);
      return { removed };
    }),
  ),

  handler(calls.restoreResource, ({ folder_id, resource }, { db, principal }) =>
    db.transaction(async (tx) => {
      const asking = { db: tx, principal };
      requirePhotos(await requireFolder(asking, 'edit', folder_id, 'key share'));
      return { resources: await restorePictures(asking, { folderId: folder_id, ids: asList(resource) }) };
    }),
  ),

  handler(calls.moveResource, ({ folder_id, to_folder_id, resource }, { db, principal }) =>
    db.transaction(async (tx) => {
      const asking = { db: tx, principal };
      requirePhotos(await requireFolder(asking, 'view', folder_id, 'key share'));
      requireTakesPictures(await requireFolder(asking, 'edit', to_folder_id, 'key share'));
      const some = { folderId: folder_id, ids: asList(resource) };
      return { moved: await movePictures(asking, some, to_folder_id) };
    }),
  ),
];
