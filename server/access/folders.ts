import { and, eq, isNull, or, sql, type SQL } from 'drizzle-orm';
import { folder, folderPermission } from '../db/schema.js';
import type { Asker } from './principal.js';
import { invitedAs } from './invitation-email.js';

/** What may be done with a folder. `edit` puts things in; who takes them out says `mayTakeOut`; `manage` is the owner's alone. */
export type FolderAct = 'view' | 'edit' | 'manage';

/**
 * The condition under which the asker may act on a folder; deny by default. It is part of the query itself, so that
 * somebody else's folder and one that does not exist are the same: not found.
 */
export const mayOnFolder = (asker: Asker, act: FolderAct, id: string): SQL =>
  and(eq(folder.id, id), mayOnAnyFolder(asker, act))!;

/** The same for a query over many folders. */
export function mayOnAnyFolder(asker: Asker, act: FolderAct): SQL {
  if (act === 'manage') return ownsFolder(asker);
  return or(ownsFolder(asker), isInvited(asker, act))!;
}

/** Whether the asker owns the folder. */
export const ownsFolder = ({ user }: Asker): SQL => (user ? eq(folder.owner_user, user.id) : sql`false`);

/** 'edit' or 'view', for a folder the asker was found to be allowed to see. */
export const folderRoleOf = (asker: Asker): SQL<'edit' | 'view'> =>
  sql`case when ${mayOnAnyFolder(asker, 'edit')} then 'edit' else 'view' end`;

function isInvited(asker: Asker, act: 'view' | 'edit'): SQL | undefined {
  const address = invitedAs(asker);
  if (address === null) return undefined;
  const { folder_id, email, role } = folderPermission;
  const invited = and(
    eq(folder_id, folder.id),
    eq(email, address),
    act === 'edit' ? eq(role, 'edit') : undefined,
  );
  return sql`exists (select 1 from ${folderPermission} where ${invited})`;
}

/** Whether something lies in a folder that the asker may act on; `folderId` is its column. */
export const liesInFolder = (asker: Asker, act: 'view' | 'edit', folderId: SQL): SQL | undefined =>
  asker.user
    ? sql`exists (select 1 from ${folder} where ${and(sql`${folder.id} = ${folderId}`, mayOnAnyFolder(asker, act))})`
    : undefined;

/** A folder that the user made, not one of the account's own (C-018). */
export const isUsersOwnMaking: SQL = isNull(folder.own);

/** A folder that may be shared at all: of the account's own, My Photos alone (C-018). */
export const mayShareFolder: SQL = or(isUsersOwnMaking, eq(folder.own, 'my_photos'))!;
