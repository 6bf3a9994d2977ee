import { and, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import type { Asker, Member } from '../access/asker.js';
import { folderRoleOf, mayOnAnyFolder, mayOnFolder, ownsFolder } from '../access/folders.js';
import type { FolderEntry, FolderResource } from '../contract/folder.js';
import type { Executor } from '../db/database.js';
import { folder, folderPermission, savedDesign, upload, user } from '../db/schema.js';
import { notFound } from '../http/errors.js';
import { designLiesThere, newestDesigns } from './folder-designs.js';
import { newestPictures, pictureLiesThere } from './upload-list.js';

type Row = Awaited<ReturnType<typeof rowsOf>>[number];

/** Folders listed at once: as many as one may own, and as many shared ones. */
const MOST_FOLDERS = 400;
/** Things shown of a folder in a list of folders. */
const SHOWN = 3;
/** Things listed of one folder. */
const MOST = { photo: 1000, design: 500 } as const;

/** Every folder the asker may see: the account's own, those they made by age, those that others share. */
export async function listFolders(db: Executor, member: Member, asker: Asker): Promise<FolderEntry[]> {
  const rows = await rowsOf(db, member, asker, mayOnAnyFolder(asker, 'view'));
  await noteSeen(db, member, rows);
  const idsOf = (type: Row['type']) => rows.filter((row) => row.type === type).map(({ id }) => id);
  const pictures = await newestPictures(db, idsOf('photo'), SHOWN);
  const designs = await newestDesigns(db, asker, idsOf('design'), SHOWN);
  return rows.map((row) => entryOf(row, (row.type === 'photo' ? pictures : designs).get(row.id)!));
}

/** One folder with what lies in it. Throws 'not_found' when the asker may not see it. */
export async function oneFolder(
  db: Executor,
  member: Member,
  asker: Asker,
  id: string,
): Promise<FolderEntry> {
  const rows = await rowsOf(db, member, asker, mayOnFolder(asker, 'view', id));
  const [row] = rows;
  if (!row) throw notFound();
  await noteSeen(db, member, rows);
  const { [row.type]: most } = MOST;
  const listed = row.type === 'photo' ? newestPictures(db, [id], most) : newestDesigns(db, asker, [id], most);
  return entryOf(row, (await listed).get(id)!);
}

const OWN_FIRST = sql`array_position(array['my_designs', 'my_photos', 'my_purchases'], ${folder.own})`;

const COUNT = sql<number>`case ${folder.type}
  when 'photo' then (select count(*) from ${upload} where ${pictureLiesThere})
  else (select count(*) from ${savedDesign} where ${designLiesThere}) end`.mapWith(Number);

const rowsOf = (db: Executor, member: Member, asker: Asker, which: SQL) =>
  db
    .select({
      ...{ id: folder.id, name: folder.name, type: folder.type, own: folder.own, count: COUNT },
      role: folderRoleOf(asker),
      owned: sql<boolean>`${ownsFolder(asker)}`,
      owner: user.name,
      unseen: sql<boolean>`exists (select 1 from ${folderPermission}
        where ${and(eq(folderPermission.folder_id, folder.id), unseenBy(member))})`,
    })
    .from(folder)
    .innerJoin(user, eq(user.id, folder.owner_user))
    .where(which)
    .orderBy(sql`${ownsFolder(asker)} desc`, OWN_FIRST, folder.created_at, folder.id)
    .limit(MOST_FOLDERS);

/** An invitation that this account has not been shown; one to an address that is not verified is none. */
const unseenBy = ({ email, emailVerified }: Member): SQL =>
  emailVerified ? and(eq(folderPermission.email, email), isNull(folderPermission.seen_at))! : sql`false`;

/** From now on whoever invited them learns whose address it is. */
async function noteSeen(db: Executor, member: Member, rows: readonly Row[]): Promise<void> {
  const ids = rows.filter(({ unseen }) => unseen).map(({ id }) => id);
  if (ids.length === 0) return;
  await db
    .update(folderPermission)
    .set({ seen_at: sql`now()` })
    .where(and(inArray(folderPermission.folder_id, ids), unseenBy(member)));
}

const entryOf = ({ id, name, type, own, ...row }: Row, resources: FolderResource[]): FolderEntry => ({
  role: row.role,
  ownership: row.owned ? 'owned' : 'shared',
  shared_by: row.owned ? '' : row.owner,
  folder: { _id: id, name, type, own, count: row.count, resources },
});
