import { and, eq, gte, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import { designPermission, designRevision, savedDesign } from '../db/schema.js';
import type { Principal } from './principal.js';
import { isInFolder } from './folders.js';
import { invitationEmail } from './invitation-email.js';

/** What may be done with a saved design. `manage` is the owner's alone: share it, delete it. */
export type DesignAct = 'view' | 'edit' | 'manage';

/**
 * The condition under which the principal may act on a saved design; deny by default. It is part of the query itself, so
 * that somebody else's design and one that does not exist are the same: not found. Admins have no rights of their own here:
 * what users make is private.
 */
export const mayOnDesign = (principal: Principal, act: DesignAct, id: string): SQL =>
  and(eq(savedDesign.id, id), mayOnAnyDesign(principal, act))!;

/** The same for a query over many designs. A deleted one is nobody's until its owner restores it. */
export const mayOnAnyDesign = (principal: Principal, act: DesignAct): SQL =>
  and(isNull(savedDesign.deleted_at), mayBy(principal, act))!;

function mayBy(principal: Principal, act: DesignAct): SQL {
  if (act === 'manage') return isDesignOwner(principal);
  const linked = act === 'edit' ? savedDesign.edit_all : or(savedDesign.view_all, savedDesign.edit_all);
  return or(linked, mayInPerson(principal, act))!;
}

/** By a right of their own, not by the link. */
function mayInPerson(principal: Principal, act: 'view' | 'edit'): SQL {
  const inFolder = isInFolder(principal, act, sql`${savedDesign.folder_id}`);
  return or(isDesignOwner(principal), isInvited(principal, act), inFolder)!;
}

/**
 * Whether the principal, who was found to be allowed to edit, may know who saved the design: not by the link alone, which
 * may be anybody's [E-023].
 */
export const mayKnowAuthors = (principal: Principal): SQL<boolean> =>
  sql`coalesce(${mayInPerson(principal, 'edit')}, false)`;

/**
 * The condition under which the principal may see an earlier state of a design they may edit: who may by the link alone sees
 * those saved since the link was made [E-023].
 */
export const maySeeRevision = (principal: Principal): SQL =>
  or(mayInPerson(principal, 'edit'), gte(designRevision.saved_at, savedDesign.edit_link_since))!;

/** One of the principal's own that was deleted. */
export const mayRestoreDesign = (principal: Principal): SQL =>
  and(isNotNull(savedDesign.deleted_at), isDesignOwner(principal))!;

/** Whether the principal owns the design. */
export function isDesignOwner({ user, visitor }: Principal): SQL {
  const asMember = user ? eq(savedDesign.owner_user, user.id) : undefined;
  const asVisitor = visitor ? eq(savedDesign.owner_visitor, visitor) : undefined;
  return or(asMember, asVisitor) ?? sql`false`;
}

/** The same as a value to select: a comparison with no owner of that kind is neither true nor false. */
export const ownsDesign = (principal: Principal): SQL<boolean> =>
  sql`coalesce(${isDesignOwner(principal)}, false)`;

/** 'edit' or 'view', for a design the principal was found to be allowed to see. */
export const designRoleOf = (principal: Principal): SQL<'edit' | 'view'> =>
  sql`case when ${mayOnAnyDesign(principal, 'edit')} then 'edit' else 'view' end`;

function isInvited(principal: Principal, act: 'view' | 'edit'): SQL | undefined {
  const address = invitationEmail(principal);
  if (address === null) return undefined;
  const { design_id, email, role } = designPermission;
  const invited = and(
    eq(design_id, savedDesign.id),
    eq(email, address),
    act === 'edit' ? eq(role, 'edit') : undefined,
  );
  return sql`exists (select 1 from ${designPermission} where ${invited})`;
}
