import { accountByEmail } from '../accounts/accounts.js';
import { normalizedEmail } from '../../contract/email.js';
import { emailFault } from '../accounts/field-validation.js';
import { newLink } from '../accounts/mailed-links.js';
import { MAIL_TEMPLATES } from '../mail-templates.js';
import { forgotPage, mailSentPage } from '../pages/sign-in-pages.js';
import { sendPage } from './form-scope.js';
import type { RouteContext } from './route-context.js';
import { stateOf, type Interaction } from './interaction.js';

export const showForgot = (interaction: Interaction) =>
  sendPage(interaction.context, interaction.reply, forgotPage(stateOf(interaction)));

const TOO_MANY = 'Too many mails were asked for from here. Please wait a quarter of an hour.';

/** Mails a link, if there is such an account. The answer is the same and takes as long either way. */
export async function forgotPassword(interaction: Interaction) {
  const { context, fields, reply, from, origin } = interaction;
  const { email = '' } = fields;
  const fault = emailFault(email);
  if (fault) return sendPage(context, reply, forgotPage(stateOf(interaction, { email: fault })), 422);
  if (!context.limits.mailsFrom.take(from))
    return sendPage(context, reply, forgotPage(stateOf(interaction, {}, TOO_MANY)), 429);
  context.afterResponse(reply, () => mailLink(context, normalizedEmail(email), origin));
  return sendPage(context, reply, mailSentPage(interaction.base, email.trim()));
}

async function mailLink({ db, mailer, limits }: RouteContext, email: string, origin: string): Promise<void> {
  const account = await accountByEmail(db, email);
  if (!account || !limits.mailsTo.take(email)) return;
  const token = await newLink(db, 'reset', account.id);
  const { subject, text } = MAIL_TEMPLATES.reset(account.name, `${origin}/account/reset?token=${token}`);
  await mailer.send(account.email, subject, text);
}
