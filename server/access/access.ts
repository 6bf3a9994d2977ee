import { and, eq, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import { designPermission, savedDesign } from '../db/schema.js';
import type { Asker } from './principal.js';
import { liesInFolder } from './folders.js';
import { invitedAs } from './invitation-email.js';

/** What may be done with a saved design. `manage` is the owner's alone: share it, delete it. */
export type DesignAct = 'view' | 'edit' | 'manage';

/**
 * The condition under which the asker may act on a saved design; deny by default. It is part of the query itself, so that
 * somebody else's design and one that does not exist are the same: not found. Admins have no door of their own: what
 * users make is private.
 */
export const mayOnDesign = (asker: Asker, act: DesignAct, id: string): SQL =>
  and(eq(savedDesign.id, id), mayOnAny(asker, act))!;

/** The same for a query over many designs. A deleted one is nobody's until its owner restores it. */
export const mayOnAny = (asker: Asker, act: DesignAct): SQL =>
  and(isNull(savedDesign.deleted_at), mayBy(asker, act))!;

function mayBy(asker: Asker, act: DesignAct): SQL {
  if (act === 'manage') return isOwner(asker);
  const linked = act === 'edit' ? savedDesign.edit_all : or(savedDesign.view_all, savedDesign.edit_all);
  const inFolder = liesInFolder(asker, act, sql`${savedDesign.folder_id}`);
  return or(isOwner(asker), linked, isInvited(asker, act), inFolder)!;
}

/** One of the asker's own that was deleted. */
export const mayRestore = (asker: Asker): SQL => and(isNotNull(savedDesign.deleted_at), isOwner(asker))!;

/** Whether the asker owns the design. */
export function isOwner({ user, visitor }: Asker): SQL {
  const asMember = user ? eq(savedDesign.owner_user, user.id) : undefined;
  const asVisitor = visitor ? eq(savedDesign.owner_visitor, visitor) : undefined;
  return or(asMember, asVisitor) ?? sql`false`;
}

/** The same as a value to select: a comparison with no owner of that kind is neither true nor false. */
export const owns = (asker: Asker): SQL<boolean> => sql`coalesce(${isOwner(asker)}, false)`;

/** 'edit' or 'view', for a design the asker was found to be allowed to see. */
export const roleOf = (asker: Asker): SQL<'edit' | 'view'> =>
  sql`case when ${mayOnAny(asker, 'edit')} then 'edit' else 'view' end`;

function isInvited(asker: Asker, act: 'view' | 'edit'): SQL | undefined {
  const address = invitedAs(asker);
  if (address === null) return undefined;
  const { design_id, email, role } = designPermission;
  const invited = and(
    eq(design_id, savedDesign.id),
    eq(email, address),
    act === 'edit' ? eq(role, 'edit') : undefined,
  );
  return sql`exists (select 1 from ${designPermission} where ${invited})`;
}
