import { eq, sql } from 'drizzle-orm';
import { mayOnDesign } from '../access/access.js';
import { mayOnFolder, mayShareFolder } from '../access/folders.js';
import { ApiError } from '../contract/envelope.js';
import type { Executor } from '../db/database.js';
import { designPermission, folder, folderPermission, savedDesign, user } from '../db/schema.js';
import { notFound } from '../http/errors.js';
import type { Context } from '../http/handler.js';
import { mailInvitations } from './mail-invitations.js';
import { requireMember } from './require-member.js';

/** Calls a minute from one address that invite. */
export const INVITE_PER_MINUTE = 30;

/** People invited to one design or folder. */
const MOST_INVITED = 200;

/** What people are invited to: one of both. */
export interface Target {
  readonly saved_design?: string | undefined;
  readonly folder_id?: string | undefined;
}

export interface Invitations {
  readonly target: Target;
  /** In small letters. */
  readonly emails: readonly string[];
  readonly role: 'view' | 'edit';
}

type Inviting = Pick<Context, 'db' | 'asker' | 'mailer' | 'addresses' | 'origin'>;

/**
 * Invites by e-mail to a design or folder of the asker's: all, or none. Who was invited before gets the role and no second
 * mail. Throws 'not_found' for what is not the asker's, 'not_allowed' for a folder that is never shared.
 */
export async function invite(context: Inviting, { target, emails, role }: Invitations) {
  const me = requireMember(context.asker);
  const others = [...new Set(emails)].filter((email) => email !== me.email);
  return context.db.transaction(async (tx) => {
    // one after the other, so that each sees what the others mailed
    await tx.select({ id: user.id }).from(user).where(eq(user.id, me.id)).for('no key update');
    const about = await ownedTarget({ db: tx, asker: context.asker }, target);
    if (others.length === 0) return { shared: 0 };
    const before = await invitedTo(tx, target);
    const fresh = others.filter((email) => !before.includes(email));
    if (before.length + fresh.length > MOST_INVITED)
      throw new ApiError('no_room', `A ${about.kind} can be shared with at most ${MOST_INVITED} people`);
    await putInvitations(tx, target, { emails: others, role });
    await mailInvitations(context, tx, { ...about, emails: fresh, role });
    return { shared: others.length };
  });
}

/** What a target is called, held until the end of the transaction. Throws as `invite` does. */
async function ownedTarget(
  { db, asker }: Pick<Context, 'db' | 'asker'>,
  { saved_design, folder_id }: Target,
): Promise<{ kind: 'design' | 'folder'; id: string; name: string }> {
  if (saved_design !== undefined) {
    const [found] = await db
      .select({ id: savedDesign.id, name: savedDesign.name })
      .from(savedDesign)
      .where(mayOnDesign(asker, 'manage', saved_design))
      .for('no key update');
    if (!found) throw notFound();
    return { kind: 'design', ...found };
  }
  const [found] = await db
    .select({ id: folder.id, name: folder.name, shareable: sql<boolean>`${mayShareFolder}` })
    .from(folder)
    .where(mayOnFolder(asker, 'manage', folder_id ?? ''))
    .for('no key update');
  if (!found) throw notFound();
  const { shareable, ...about } = found;
  if (!shareable) throw new ApiError('not_allowed', `${about.name} cannot be shared`);
  return { kind: 'folder', ...about };
}

async function invitedTo(db: Executor, { saved_design, folder_id }: Target): Promise<string[]> {
  const rows =
    saved_design !== undefined
      ? await db
          .select({ email: designPermission.email })
          .from(designPermission)
          .where(eq(designPermission.design_id, saved_design))
      : await db
          .select({ email: folderPermission.email })
          .from(folderPermission)
          .where(eq(folderPermission.folder_id, folder_id ?? ''));
  return rows.map(({ email }) => email);
}

async function putInvitations(
  db: Executor,
  { saved_design, folder_id = '' }: Target,
  { emails, role }: Omit<Invitations, 'target'>,
): Promise<void> {
  if (saved_design !== undefined) {
    const { design_id, email } = designPermission;
    await db
      .insert(designPermission)
      .values(emails.map((address) => ({ design_id: saved_design, email: address, role })))
      .onConflictDoUpdate({ target: [design_id, email], set: { role } });
    return;
  }
  const { folder_id: id, email } = folderPermission;
  await db
    .insert(folderPermission)
    .values(emails.map((address) => ({ folder_id, email: address, role })))
    .onConflictDoUpdate({ target: [id, email], set: { role } });
}
