import { accountByEmail } from '../accounts/accounts.js';
import { normalizedEmail } from '../../contract/email.js';
import { emailFault } from '../accounts/field-validation.js';
import { newLink } from '../accounts/mailed-links.js';
import { MAILS } from '../mail-templates.js';
import { forgotPage, mailSentPage } from '../pages/sign-in-pages.js';
import { sendPage } from './form-scope.js';
import type { RouteParts } from './route-context.js';
import { stateOf, type Step } from './interaction.js';

export const showForgot = (step: Step) => sendPage(step.parts, step.reply, forgotPage(stateOf(step)));

const TOO_MANY = 'Too many mails were asked for from here. Please wait a quarter of an hour.';

/** Mails a link, if there is such an account. The answer is the same and takes as long either way. */
export async function forgotPassword(step: Step) {
  const { parts, fields, reply, from, origin } = step;
  const { email = '' } = fields;
  const fault = emailFault(email);
  if (fault) return sendPage(parts, reply, forgotPage(stateOf(step, { email: fault })), 422);
  if (!parts.limits.mailsFrom.take(from))
    return sendPage(parts, reply, forgotPage(stateOf(step, {}, TOO_MANY)), 429);
  parts.later(reply, () => mailLink(parts, normalizedEmail(email), origin));
  return sendPage(parts, reply, mailSentPage(step.base, email.trim()));
}

async function mailLink({ db, mailer, limits }: RouteParts, email: string, origin: string): Promise<void> {
  const account = await accountByEmail(db, email);
  if (!account || !limits.mailsTo.take(email)) return;
  const token = await newLink(db, 'reset', account.id);
  const { subject, text } = MAILS.reset(account.name, `${origin}/account/reset?token=${token}`);
  await mailer.send(account.email, subject, text);
}
