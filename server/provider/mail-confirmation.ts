import type { Mailer } from '../mail/mailer.js';
import type { Executor } from '../db/database.js';
import type { Account } from './accounts/accounts.js';
import { newLink } from './accounts/mailed-links.js';
import type { MailedWay } from './own-accounts.js';
import { MAIL_TEMPLATES } from './mail-templates.js';

interface Parts {
  readonly db: Executor;
  readonly mailer: Mailer;
}

/** Mails the link that confirms an account's address [E-008]. */
export async function mailConfirmation(
  { db, mailer }: Parts,
  { id, name, email }: Account,
  { origin, returnTo }: MailedWay,
): Promise<void> {
  const token = await newLink(db, 'verify', id, returnTo === undefined ? {} : { returnTo });
  const { subject, text } = MAIL_TEMPLATES.verify(name, `${origin}/account/verify?token=${token}`);
  await mailer.send(email, subject, text);
}
