import { and, eq, isNotNull } from 'drizzle-orm';
import { newId } from '../../../elements/math/ids.js';
import type { Executor } from '../../db/database.js';
import { folder } from '../../db/schema.js';
import { ID_LENGTH } from '../../db/id-length.js';

/** The folders every account has from its first sign-in on; they are neither renamed nor deleted. */
const OWN_FOLDERS = {
  my_designs: { name: 'My Designs', type: 'design' },
  my_photos: { name: 'My Photos', type: 'photo' },
  my_purchases: { name: 'My Purchases', type: 'photo' },
} as const;

type OwnFolder = keyof typeof OWN_FOLDERS;

/** Makes those that are missing. */
export async function makeOwnFolders(db: Executor, userId: string): Promise<void> {
  const rows = Object.entries(OWN_FOLDERS).map(([own, about]) => ({
    id: newId(ID_LENGTH),
    owner_user: userId,
    own: own as OwnFolder,
    ...about,
  }));
  await db.insert(folder).values(rows).onConflictDoNothing();
}

/** Their ids, as the user's details carry them. */
export async function ownFolders(db: Executor, userId: string) {
  const rows = await db
    .select({ id: folder.id, own: folder.own })
    .from(folder)
    .where(and(eq(folder.owner_user, userId), isNotNull(folder.own)));
  const idOf = (own: OwnFolder) => rows.find((row) => row.own === own)?.id ?? '';
  return {
    my_designs_folder: idOf('my_designs'),
    my_photos_folder: idOf('my_photos'),
    my_purchases_folder: idOf('my_purchases'),
  };
}
