import { and, eq, isNull, or, sql, type SQL } from 'drizzle-orm';
import { folder, folderPermission } from '../db/schema.js';
import type { Principal } from './principal.js';
import { invitationEmail } from './invitation-email.js';

/**
 * What may be done with a folder. `edit` puts things in; who takes them out says `mayTakeOut`; `manage` is the owner's
 * alone.
 */
export type FolderAct = 'view' | 'edit' | 'manage';

/**
 * The condition under which the principal may act on a folder; deny by default. It is part of the query itself, so that
 * somebody else's folder and one that does not exist are the same: not found.
 */
export const mayOnFolder = (principal: Principal, act: FolderAct, id: string): SQL =>
  and(eq(folder.id, id), mayOnAnyFolder(principal, act))!;

/** The same for a query over many folders. A deleted one is nobody's until its owner restores it. */
export const mayOnAnyFolder = (principal: Principal, act: FolderAct): SQL =>
  and(isNull(folder.deleted_at), mayBy(principal, act))!;

function mayBy(principal: Principal, act: FolderAct): SQL {
  if (act === 'manage') return ownsFolder(principal);
  return or(ownsFolder(principal), isInvited(principal, act))!;
}

/** Whether the principal owns the folder. */
export const ownsFolder = ({ user }: Principal): SQL => (user ? eq(folder.owner_user, user.id) : sql`false`);

/** 'edit' or 'view', for a folder the principal was found to be allowed to see. */
export const folderRoleOf = (principal: Principal): SQL<'edit' | 'view'> =>
  sql`case when ${mayOnAnyFolder(principal, 'edit')} then 'edit' else 'view' end`;

function isInvited(principal: Principal, act: 'view' | 'edit'): SQL | undefined {
  const address = invitationEmail(principal);
  if (address === null) return undefined;
  const { folder_id, email, role } = folderPermission;
  const invited = and(
    eq(folder_id, folder.id),
    eq(email, address),
    act === 'edit' ? eq(role, 'edit') : undefined,
  );
  return sql`exists (select 1 from ${folderPermission} where ${invited})`;
}

/** Whether something lies in a folder that the principal may act on; `folderId` is its column. */
export const isInFolder = (principal: Principal, act: 'view' | 'edit', folderId: SQL): SQL | undefined =>
  principal.user
    ? sql`exists (select 1 from ${folder} where ${and(sql`${folder.id} = ${folderId}`, mayOnAnyFolder(principal, act))})`
    : undefined;

/** A folder that the user made, not one of the account's own (C-018). */
export const isUserMadeFolder: SQL = isNull(folder.own);

/** A folder that may be shared at all: of the account's own, My Photos alone (C-018). */
export const mayShareFolder: SQL = or(isUserMadeFolder, eq(folder.own, 'my_photos'))!;
