import { newId } from '../../../elements/math/ids.js';
import { folder, folderPermission, upload } from '../../../server/db/schema.js';
import { storeFile } from '../../../server/files/store/store-file.js';
import { jpeg } from '../support/catalog.js';
import type { TestServer } from '../support/server.js';

/** A folder of pictures with one of its owner's, and another folder that is shared with the same people. */
export interface TestFolder {
  readonly id: string;
  readonly picture: string;
  readonly other: string;
}

/** Of nothing: for calls that name no folder. */
export const NO_FOLDER: TestFolder = { id: 'none', picture: 'none', other: 'none' };

/** A new one, with an editor, a viewer, and an editor whose address nobody has verified. */
export async function photoFolder({ services }: TestServer, owner_user: string): Promise<TestFolder> {
  const { db, files } = services;
  const [id, other, picture] = [newId(25), newId(25), newId(25)];
  const about = { owner_user, name: 'Pictures', type: 'photo' as const };
  await db.insert(folder).values([
    { id, ...about },
    { id: other, ...about },
  ]);
  await db.insert(folderPermission).values(
    [id, other].flatMap((folder_id) => [
      { folder_id, email: 'folder-editor@example.com', role: 'edit' as const },
      { folder_id, email: 'folder-viewer@example.com', role: 'view' as const },
      { folder_id, email: 'pretender@example.com', role: 'edit' as const },
    ]),
  );
  const hash = await storeFile(db, files, await jpeg(10, 8), 'image/jpeg');
  await db.insert(upload).values({
    ...{ id: picture, folder_id: id, owner_user, name: 'Sea', width: 10, height: 8, bytes: 900 },
    ...{ file_hash: hash, low_hash: hash },
  });
  return { id, picture, other };
}
