import { count, eq, inArray, lt, sql } from 'drizzle-orm';
import { ApiError } from '../../contract/envelope.js';
import type { Executor } from '../../db/database.js';
import { invitationMail as mailed } from '../../db/schema.js';
import type { Context } from '../../http/calls/handler.js';
import { invitationMail } from './invitation-mail.js';
import { requireMember } from '../../access/require-member.js';

/** Mails a day that one account may have sent to others, less until its own address is confirmed. */
const FROM_ONE = { confirmed: 200, unconfirmed: 20 };
/** Mails a day to one address, whoever invites: past it people are invited without one. */
const TO_ONE = 20;

interface Mailing {
  readonly kind: 'design' | 'folder';
  readonly id: string;
  readonly name: string;
  /** Who was not invited before. */
  readonly emails: readonly string[];
  readonly role: 'view' | 'edit';
}

type Sending = Pick<Context, 'principal' | 'mailer' | 'addresses' | 'origin'>;

/**
 * Mails people that they were invited, once a day for each design or folder and address, if the transaction is kept. Throws
 * 'too_many' when the principal's share of the day is used up.
 */
export async function mailInvitations(context: Sending, tx: Executor, mailing: Mailing): Promise<void> {
  const { kind, id, name, role, emails } = mailing;
  const me = requireMember(context.principal);
  await tx.delete(mailed).where(lt(mailed.sent_at, sql`now() - interval '1 day'`));
  const due = await notFilled(tx, emails);
  if (due.length === 0) return;
  const rows = due.map((email) => ({ target: id, email, sender: me.id }));
  const news = await tx.insert(mailed).values(rows).onConflictDoNothing().returning({ email: mailed.email });
  const most = me.emailVerified ? FROM_ONE.confirmed : FROM_ONE.unconfirmed;
  if ((await tx.$count(mailed, eq(mailed.sender, me.id))) > most)
    throw new ApiError(
      'too_many',
      `At most ${most} people can be invited in a day. Please try again tomorrow`,
    );
  const link = `${context.addresses?.website ?? context.origin}/designmaker/start/share/${kind}/${id}`;
  // who has not confirmed their address may call themselves by somebody else's name
  const sender = me.emailVerified ? me.name : '';
  const { subject, text } = invitationMail({ kind, sender, name, role, link });
  for (const { email } of news) await context.mailer.send(email, subject, text, tx);
}

/** Those who were not mailed too much today. */
async function notFilled(tx: Executor, emails: readonly string[]): Promise<string[]> {
  if (emails.length === 0) return [];
  const counts = await tx
    .select({ email: mailed.email, mails: count() })
    .from(mailed)
    .where(inArray(mailed.email, [...emails]))
    .groupBy(mailed.email);
  const full = counts.filter(({ mails }) => mails >= TO_ONE).map(({ email }) => email);
  return emails.filter((email) => !full.includes(email));
}
