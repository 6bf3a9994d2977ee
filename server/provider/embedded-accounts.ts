import { eq } from 'drizzle-orm';
import { normalizedEmail } from '../contract/email.js';
import { ApiError } from '../contract/envelope.js';
import type { Executor } from '../db/database.js';
import { providerAccount, user } from '../db/schema.js';
import type { Mailer } from '../mail/mailer.js';
import type { Services } from '../services.js';
import type { AccountLimits } from './accounts/account-limits.js';
import { setPassword, userOf } from './accounts/account-changes.js';
import { accountByEmail, accountById, authenticateAccount, type Account } from './accounts/accounts.js';
import { emailFault, nameFault, newPasswordFault } from './accounts/field-validation.js';
import { dropLinks, newLink } from './accounts/mailed-links.js';
import { MAIL_TEMPLATES } from './mail-templates.js';
import { forgetAccount } from './oidc-adapter.js';
import { mailConfirmation } from './mail-confirmation.js';
import type { MailedWay, OwnAccounts } from './own-accounts.js';

interface Parts extends Pick<Services, 'db' | 'sessions'> {
  readonly mailer: Mailer;
  readonly limits: AccountLimits;
}

const TOO_MANY_MAILS =
  'We mailed you several times just now. Look among unwanted mail, or try again in a quarter of an hour';

const TOO_MANY_TRIES = 'Too many attempts. Please wait a quarter of an hour';

/** Throws what is wrong with a field, if anything is. */
function refuse(path: string, fault: string | undefined): void {
  if (fault !== undefined) throw new ApiError('bad_request', fault, { path });
}

/** The accounts of the provider that comes with us. */
export class EmbeddedAccounts implements OwnAccounts {
  constructor(private readonly parts: Parts) {}

  async sendConfirmation(id: string, way: MailedWay): Promise<boolean> {
    const account = await this.#account(id);
    if (account.email_verified) return false;
    this.#countMail(account.email);
    await mailConfirmation(this.parts, account, way);
    return true;
  }

  async rename(id: string, name: string): Promise<void> {
    refuse('name', nameFault(name));
    const { db, sessions } = this.parts;
    const trimmed = name.trim();
    await db.update(providerAccount).set({ name: trimmed }).where(eq(providerAccount.id, id));
    const users = await db.update(user).set({ name: trimmed }).where(userOf(id)).returning({ id: user.id });
    for (const one of users) await sessions.userChanged(one.id);
  }

  async changeEmail(
    id: string,
    { email: given, password }: { email: string; password: string },
    { origin, returnTo }: MailedWay,
  ): Promise<void> {
    const { db, mailer } = this.parts;
    const email = normalizedEmail(given);
    refuse('email', emailFault(given));
    await this.requirePassword(id, password);
    const { name } = await this.#account(id);
    if (await accountByEmail(db, email)) refuse('email', 'There is an account with this e-mail');
    this.#countMail(email);
    await dropLinks(db, 'change', id);
    const token = await newLink(db, 'change', id, { email, ...(returnTo !== undefined && { returnTo }) });
    const { subject, text } = MAIL_TEMPLATES.change(name, `${origin}/account/change?token=${token}`);
    await mailer.send(email, subject, text);
  }

  async changePassword(id: string, { password, next }: { password: string; next: string }): Promise<void> {
    const { email, name } = await this.#account(id);
    refuse('new_password', newPasswordFault(next, email));
    await this.requirePassword(id, password);
    await setPassword(this.parts.db, id, next);
    const { subject, text } = MAIL_TEMPLATES.passwordChanged(name);
    await this.parts.mailer.send(email, subject, text);
  }

  async requirePassword(id: string, password: string): Promise<void> {
    const { email } = await this.#account(id);
    const { wrongPasswords } = this.parts.limits;
    // counted before it is judged, as at the log in: many at once must not pass for one
    const key = `account page ${id}`;
    if (!wrongPasswords.take(key)) throw new ApiError('too_many', TOO_MANY_TRIES);
    if (!(await authenticateAccount(this.parts.db, email, password)))
      refuse('password', password === '' ? 'Enter your password' : 'The password is wrong');
    wrongPasswords.forget(key);
  }

  async remove(id: string, tx: Executor): Promise<void> {
    await forgetAccount(tx, id);
    await tx.delete(providerAccount).where(eq(providerAccount.id, id));
  }

  async #account(id: string): Promise<Account> {
    const account = await accountById(this.parts.db, id);
    if (!account) throw new ApiError('not_found', 'There is no such account');
    return account;
  }

  #countMail(to: string): void {
    if (!this.parts.limits.mailsTo.take(to)) throw new ApiError('too_many', TOO_MANY_MAILS);
  }
}
