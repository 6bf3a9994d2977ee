import { ApiError } from '../../contract/envelope.js';
import type { Context } from '../../http/calls/handler.js';
import { lockMember } from '../lock-member.js';
import { mailInvitations } from './mail-invitations.js';
import { requireMember } from '../../access/require-member.js';
import { invitationsTo, ownedTarget, putInvitations, type Target } from './share-target.js';

/** Calls a minute from one address that invite. */
export const INVITE_PER_MINUTE = 30;

/** People invited to one design or folder. */
const MOST_INVITED = 200;

interface Invitations {
  readonly target: Target;
  /** In small letters. */
  readonly emails: readonly string[];
  readonly role: 'view' | 'edit';
}

type Inviting = Pick<Context, 'db' | 'principal' | 'mailer' | 'addresses' | 'origin'>;

/**
 * Invites by e-mail to a design or folder of the principal's: all, or none; their own address is left out. Who was invited
 * before gets the role and no second mail. Throws 'not_found' for what is not the principal's, 'not_allowed' for a folder
 * that is never shared, 'no_room' and 'too_many' where it gets too much.
 */
export async function invite(
  context: Inviting,
  { target, emails, role }: Invitations,
): Promise<{ shared: number }> {
  const me = requireMember(context.principal);
  const others = [...new Set(emails)].filter((email) => email !== me.email);
  return context.db.transaction(async (tx) => {
    // one after the other, so that each counts what the others mailed
    await lockMember(tx, me.id);
    const about = await ownedTarget({ db: tx, principal: context.principal }, target, true);
    if (!about.shareable) throw new ApiError('not_allowed', `${about.name} cannot be shared`);
    if (others.length === 0) return { shared: 0 };
    const { table, meant } = invitationsTo(about);
    const before = (await tx.select({ email: table.email }).from(table).where(meant)).map(
      ({ email }) => email,
    );
    const fresh = others.filter((email) => !before.includes(email));
    if (before.length + fresh.length > MOST_INVITED)
      throw new ApiError('no_room', `A ${about.kind} can be shared with at most ${MOST_INVITED} people`);
    await putInvitations(tx, about, others, role);
    await mailInvitations(context, tx, { ...about, emails: fresh, role });
    return { shared: others.length };
  });
}
