import { authenticateAccount } from '../accounts/accounts.js';
import { normalizedEmail } from '../../contract/email.js';
import { emailFault, type FieldErrors } from '../accounts/field-validation.js';
import { logInPage } from '../pages/sign-in-pages.js';
import { sendPage } from './form-scope.js';
import { finishInteraction, stateOf, type Interaction } from './interaction.js';

export const showLogIn = (interaction: Interaction) =>
  sendPage(interaction.context, interaction.reply, logInPage(stateOf(interaction)));

const TOO_MANY = 'Too many attempts. Please wait a quarter of an hour, or set a new password.';

/** Lets somebody in. Each try counts before it is judged: many at once must not pass for one. */
export async function logIn(interaction: Interaction) {
  const { context, fields, reply, request, from, origin } = interaction;
  const again = (errors: FieldErrors, status = 422, problem?: string) =>
    sendPage(context, reply, logInPage(stateOf(interaction, errors, problem)), status);
  const { email = '', password = '' } = fields;
  const errors = faults(email, password);
  if (Object.keys(errors).length > 0) return again(errors);
  const { wrongPasswords, wrongFrom } = context.limits;
  const owner = normalizedEmail(email);
  const known = context.devices.isKnown(request, owner);
  const key = known ? `from a known device ${owner}` : owner;
  // whoever guesses, there or from the same address, keeps nobody out of a browser they were in before
  if (!known && !wrongFrom.take(from)) return again({}, 429, TOO_MANY);
  if (!wrongPasswords.take(key)) return again({}, 429, TOO_MANY);
  const account = await authenticateAccount(context.db, email, password).catch((error: unknown) => {
    // it was not judged: a crowd must lock nobody out
    if (!known) wrongFrom.giveBack(from);
    wrongPasswords.giveBack(key);
    throw error;
  });
  if (!account) return again({ password: 'E-mail or password is wrong' });
  if (!known) wrongFrom.giveBack(from);
  wrongPasswords.forget(key);
  context.devices.remember(request, reply, owner, origin.startsWith('https:'));
  return finishInteraction(interaction, account.id);
}

function faults(email: string, password: string): FieldErrors {
  const fault = emailFault(email);
  return { ...(fault && { email: fault }), ...(password === '' && { password: 'Enter your password' }) };
}
