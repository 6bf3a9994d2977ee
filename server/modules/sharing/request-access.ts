import { and, eq, isNull, lt, not, sql } from 'drizzle-orm';
import { mayOnDesign } from '../../access/designs.js';
import { mayOnFolder, mayShareFolder } from '../../access/folders.js';
import type { Member, Principal } from '../../access/principal.js';
import { requireMember } from '../../access/require-member.js';
import { ApiError } from '../../contract/envelope.js';
import type { Executor } from '../../db/database.js';
import { accessRequest, folder, savedDesign, user } from '../../db/schema.js';
import type { Context } from '../../http/calls/handler.js';
import { lockMember } from '../lock-member.js';
import { accessRequestMail } from './access-request-mail.js';
import type { Target } from './share-target.js';

/** Requests of one account in a day. */
const FROM_ONE = 20;
/** Mails a day to one owner, whoever asks: past it nobody is told. */
const TO_ONE = 20;

interface Wanted {
  readonly target: Target;
  readonly role: 'view' | 'edit';
}

type Asking = Pick<Context, 'db' | 'principal' | 'mailer' | 'addresses' | 'origin'>;

/**
 * Asks an owner for a right by a mail, once a day for each asker and target [E-007]. What there is, and whether its owner
 * was told, shows in nothing: who asks for what does not exist gets the same answer and uses up the same share of a day.
 */
export async function requestAccess(context: Asking, { target, role }: Wanted): Promise<{ asked: true }> {
  const asker = requireMember(context.principal);
  if (!asker.emailVerified)
    throw new ApiError('not_allowed', 'Confirm your e-mail first: the owner invites you by it');
  const kind = target.saved_design === undefined ? ('folder' as const) : ('design' as const);
  const id = target.saved_design ?? target.folder_id ?? '';
  await context.db.transaction(async (tx) => {
    // one after the other, so that each counts the others
    await lockMember(tx, asker.id);
    await tx.delete(accessRequest).where(lt(accessRequest.asked_at, sql`now() - interval '1 day'`));
    const row = { target: id, asker: asker.id };
    const fresh = await tx.insert(accessRequest).values(row).onConflictDoNothing().returning();
    if (fresh.length === 0) return;
    if ((await tx.$count(accessRequest, eq(accessRequest.asker, asker.id))) > FROM_ONE)
      throw new ApiError('too_many', `You can ask ${FROM_ONE} times a day. Please try again tomorrow`);
    const wanted = await ownerOf(tx, context.principal, { kind, id, role });
    if (!wanted || !(await mayBeMailed(tx, wanted.owner))) return;
    await tx
      .update(accessRequest)
      .set({ owner: wanted.owner })
      .where(and(eq(accessRequest.target, id), eq(accessRequest.asker, asker.id)));
    const link = `${context.addresses?.website ?? context.origin}/designmaker/start/share/${kind}/${id}`;
    const { subject, text } = accessRequestMail({ kind, name: wanted.name, asker: named(asker), role, link });
    await context.mailer.send(wanted.email, subject, text, tx);
  });
  return { asked: true };
}

const named = ({ name, email }: Member) => ({ name, email });

interface Owned {
  readonly owner: string;
  readonly email: string;
  readonly name: string;
}

/** Whose it is and where to mail them; null where there is nothing to ask for, or nobody: a visitor has no address. */
async function ownerOf(
  db: Executor,
  principal: Principal,
  { kind, id, role }: { kind: 'design' | 'folder'; id: string; role: 'view' | 'edit' },
): Promise<Owned | null> {
  const owner = { owner: user.id, email: user.email };
  const reachable = eq(user.email_verified, true);
  if (kind === 'design') {
    const lacking = not(sql`coalesce(${mayOnDesign(principal, role, id)}, false)`);
    const [row] = await db
      .select({ ...owner, name: savedDesign.name })
      .from(savedDesign)
      .innerJoin(user, and(eq(user.id, savedDesign.owner_user), reachable))
      .where(and(eq(savedDesign.id, id), isNull(savedDesign.deleted_at), lacking));
    return row ?? null;
  }
  const lacking = not(sql`coalesce(${mayOnFolder(principal, role, id)}, false)`);
  const [row] = await db
    .select({ ...owner, name: folder.name })
    .from(folder)
    .innerJoin(user, and(eq(user.id, folder.owner_user), reachable))
    .where(and(eq(folder.id, id), isNull(folder.deleted_at), mayShareFolder, lacking));
  return row ?? null;
}

const mayBeMailed = async (db: Executor, owner: string): Promise<boolean> =>
  (await db.$count(accessRequest, eq(accessRequest.owner, owner))) < TO_ONE;
