import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { permission as calls } from '../../contract/permission.js';
import { invitationEmail } from '../../access/invitation-email.js';
import type { Executor } from '../../db/database.js';
import { folder, savedDesign, user } from '../../db/schema.js';
import { notFound } from '../../http/calls/errors.js';
import { handler, type Context } from '../../http/calls/handler.js';
import { invite, INVITE_PER_MINUTE } from './invite.js';
import { requestAccess } from './request-access.js';
import { requireMember } from '../../access/require-member.js';
import { invitationsTo, ownedTarget, type OwnedTarget, type Target } from './share-target.js';
import { withdrawDesigns } from './withdraw-designs.js';

/** Who was invited to a design or folder. What they may do with it is decided in server/access. */
export const permissionCalls = [
  handler(
    calls.sharePermissionWithEmails,
    ({ saved_design, emails, role }, context) => invite(context, { target: { saved_design }, emails, role }),
    { perMinute: INVITE_PER_MINUTE },
  ),

  handler(calls.checkPermission, async ({ user_email, role, ...target }, context) => {
    const me = requireMember(context.principal);
    const { table, meant } = invitationsTo(await ownedTarget(context, target));
    if (user_email === me.email) return { permitted: true };
    const [found] = await context.db
      .select({ role: table.role })
      .from(table)
      .where(and(meant, eq(table.email, user_email)));
    return { permitted: found !== undefined && (role === 'view' || found.role === 'edit') };
  }),

  handler(calls.getInvited, async (target, context) => {
    const { name, email } = requireMember(context.principal);
    const { table, meant } = invitationsTo(await ownedTarget(context, target));
    const { db } = context;
    const invited = await db
      .select({
        email: table.email,
        role: table.role,
        name: sql<string>`coalesce((${nameOf(db, table)}), '')`,
      })
      .from(table)
      .where(meant)
      .orderBy(asc(table.created_at), asc(table.email));
    return { owner: { name, email }, invited };
  }),

  handler(calls.requestAccess, ({ role, ...target }, context) => requestAccess(context, { target, role }), {
    perMinute: INVITE_PER_MINUTE,
  }),

  handler(calls.alterInvited, async ({ email, role, ...target }, context) => {
    const me = requireMember(context.principal);
    if (role === 'none' && email === me.email) return leave(context, target);
    if (role === 'none') return takeAway(context, target, email);
    const { table, meant } = invitationsTo(await ownedTarget(context, target));
    const whom = and(meant, eq(table.email, email));
    const altered = await context.db
      .update(table)
      .set({ role })
      .where(whom)
      .returning({ email: table.email });
    if (altered.length === 0) throw notFound();
    return { role };
  }),
];

/** What the account is called that was shown the invitation; an address alone tells nobody whether it has one. */
const nameOf = (db: Executor, table: ReturnType<typeof invitationsTo>['table']) =>
  db
    .select({ name: user.name })
    .from(user)
    .where(and(isNotNull(table.seen_at), eq(user.email, table.email), eq(user.email_verified, true)))
    .orderBy(asc(user.created_at))
    .limit(1);

/** Takes an invitation away, if there is one. */
async function takeAway({ db, principal }: Context, target: Target, email: string) {
  return db.transaction(async (tx) => {
    const owned = await ownedTarget({ db: tx, principal }, target, true);
    const { table, meant } = invitationsTo(owned);
    await tx.delete(table).where(and(meant, eq(table.email, email)));
    if (owned.kind === 'folder') await withdrawDesigns(tx, owned.id, email);
    return { role: 'none' as const };
  });
}

/** Takes the principal's own invitation away. Throws 'not_found' when there is none. */
async function leave({ db, principal }: Context, { saved_design, folder_id = '' }: Target) {
  const address = invitationEmail(principal);
  if (address === null) throw notFound();
  const target =
    saved_design === undefined
      ? { kind: 'folder' as const, id: folder_id }
      : { kind: 'design' as const, id: saved_design };
  return db.transaction(async (tx) => {
    await hold(tx, target);
    const { table, meant } = invitationsTo(target);
    const left = await tx
      .delete(table)
      .where(and(meant, eq(table.email, address)))
      .returning({ email: table.email });
    if (left.length === 0) throw notFound();
    if (target.kind === 'folder') await withdrawDesigns(tx, target.id, address);
    return { role: 'none' as const };
  });
}

/** Keeps it from being deleted until the end of the transaction. Throws 'not_found' for what is in the trash. */
async function hold(tx: Executor, { kind, id }: Pick<OwnedTarget, 'kind' | 'id'>): Promise<void> {
  const table = kind === 'design' ? savedDesign : folder;
  const [found] = await tx
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.id, id), isNull(table.deleted_at)))
    .for('no key update');
  if (!found) throw notFound();
}
