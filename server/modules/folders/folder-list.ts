import { and, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import type { Principal } from '../../access/principal.js';
import { folderRoleOf, mayOnAnyFolder, mayOnFolder, ownsFolder } from '../../access/folders.js';
import { invitationEmail } from '../../access/invitation-email.js';
import type { FolderEntry, FolderResource } from '../../contract/folder.js';
import type { Executor } from '../../db/database.js';
import { folder, folderPermission, purchase, savedDesign, upload, user } from '../../db/schema.js';
import { notFound } from '../../http/calls/errors.js';
import { isDesignInFolder, isInMyDesigns, newestDesigns } from './folder-designs.js';
import { readCursor, writeCursor } from '../list-cursor.js';
import { isPurchaseOfOwner, newestPurchases, purchasesBefore } from './purchased-pictures.js';
import { isPictureInFolder, newestPictures, picturesBefore } from './upload-list.js';

type Row = Awaited<ReturnType<typeof rowsOf>>[number];

/** Folders listed at once: as many as one may own, and as many shared ones. */
const MOST_FOLDERS = 400;
/** Items shown of a folder in a list of folders. */
const SHOWN = 3;
/** Items listed of one folder. */
const MOST = { photo: 1000, design: 500 } as const;

/** Every folder the principal may see: the account's own, those they made by age, those that others share. */
export async function listFolders(db: Executor, principal: Principal): Promise<FolderEntry[]> {
  const rows = await rowsOf(db, principal, mayOnAnyFolder(principal, 'view'));
  await noteSeen(db, principal, rows);
  const photos = rows.filter((row) => row.type === 'photo' && !isPurchases(row)).map(({ id }) => id);
  const pictures = await newestPictures(db, photos, SHOWN);
  const bought = await newestPurchases(
    db,
    rows.filter(isPurchases).map(({ id }) => id),
    SHOWN,
  );
  const ofDesigns = rows.filter(({ type }) => type === 'design');
  const designs = await newestDesigns(db, principal, ofDesigns, SHOWN);
  return rows.map((row) => {
    const listed = isPurchases(row) ? bought : row.type === 'photo' ? pictures : designs;
    return entryOf(row, listed.get(row.id)!);
  });
}

const isPurchases = ({ own }: Pick<Row, 'own'>): boolean => own === 'my_purchases';

/**
 * One folder with what lies in it, or with the pictures before a cursor. Throws 'not_found' when the principal may not see
 * it, 'bad_request' for a cursor that was not made for it.
 */
export async function oneFolder(
  db: Executor,
  principal: Principal,
  { id, cursor }: { readonly id: string; readonly cursor?: string | undefined },
): Promise<FolderEntry> {
  const rows = await rowsOf(db, principal, mayOnFolder(principal, 'view', id));
  const [row] = rows;
  if (!row) throw notFound();
  await noteSeen(db, principal, rows);
  const asked = JSON.stringify(['folder', principal.user?.id, id]);
  const place = cursor === undefined ? undefined : await readCursor(db, asked, cursor);
  if (row.type === 'design') {
    const listed = await newestDesigns(db, principal, rows, MOST.design);
    return entryOf(row, listed.get(id)!);
  }
  const picturesOf = isPurchases(row) ? purchasesBefore : picturesBefore;
  // one more tells whether there are older ones
  const found = await picturesOf(db, id, MOST.photo + 1, place);
  const shown = found.slice(-MOST.photo);
  const entry = entryOf(
    row,
    shown.map(({ resource }) => resource),
  );
  if (found.length <= MOST.photo) return entry;
  return { ...entry, folder: { ...entry.folder, next: await writeCursor(db, asked, shown[0]!.place) } };
}

const OWN_FIRST = sql`array_position(array['my_designs', 'my_photos', 'my_purchases'], ${folder.own})`;

const COUNT = sql<number>`case
  when ${folder.own} = 'my_purchases' then (select count(*) from ${purchase} where ${isPurchaseOfOwner})
  when ${folder.type} = 'photo' then (select count(*) from ${upload} where ${isPictureInFolder})
  when ${folder.own} = 'my_designs' then (select count(*) from ${savedDesign} where ${isInMyDesigns})
  else (select count(*) from ${savedDesign} where ${isDesignInFolder}) end`.mapWith(Number);

const rowsOf = (db: Executor, principal: Principal, which: SQL) =>
  db
    .select({
      ...{ id: folder.id, name: folder.name, type: folder.type, own: folder.own, count: COUNT },
      role: folderRoleOf(principal),
      owned: sql<boolean>`${ownsFolder(principal)}`,
      owner: user.name,
      unseen: sql<boolean>`exists (select 1 from ${folderPermission}
        where ${and(eq(folderPermission.folder_id, folder.id), unseenBy(principal))})`,
    })
    .from(folder)
    .innerJoin(user, eq(user.id, folder.owner_user))
    .where(which)
    .orderBy(sql`${ownsFolder(principal)} desc`, OWN_FIRST, folder.created_at, folder.id)
    .limit(MOST_FOLDERS);

/** An invitation that this account has not been shown. */
function unseenBy(principal: Principal): SQL {
  const address = invitationEmail(principal);
  if (address === null) return sql`false`;
  return and(eq(folderPermission.email, address), isNull(folderPermission.seen_at))!;
}

/** From now on whoever invited them learns whose address it is. */
async function noteSeen(db: Executor, principal: Principal, rows: readonly Row[]): Promise<void> {
  const ids = rows.filter(({ unseen }) => unseen).map(({ id }) => id);
  if (ids.length === 0) return;
  await db
    .update(folderPermission)
    .set({ seen_at: sql`now()` })
    .where(and(inArray(folderPermission.folder_id, ids), unseenBy(principal)));
}

const entryOf = ({ id, name, type, own, ...row }: Row, resources: FolderResource[]): FolderEntry => ({
  role: row.role,
  ownership: row.owned ? 'owned' : 'shared',
  shared_by: row.owned ? '' : row.owner,
  folder: { _id: id, name, type, own, count: row.count, resources },
});
