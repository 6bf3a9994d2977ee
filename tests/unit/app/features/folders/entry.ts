import type { FolderEntry } from '../../../../../server/contract/folder.js';

/** A folder of photos of one's own, changed as asked. */
export const folderEntry = (
  about: Partial<Omit<FolderEntry, 'folder'>> = {},
  folder: Partial<FolderEntry['folder']> = {},
): FolderEntry => ({
  ...{ role: 'edit', ownership: 'owned', shared_by: '' },
  ...about,
  folder: { _id: 'f9', name: 'Harbour', type: 'photo', own: null, count: 0, resources: [], ...folder },
});
