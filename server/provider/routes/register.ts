import { addAccount } from '../accounts/accounts.js';
import { emailFault, nameFault, newPasswordFault, type FieldErrors } from '../accounts/field-validation.js';
import { mailConfirmation } from '../mail-confirmation.js';
import { registerPage } from '../pages/sign-in-pages.js';
import { sendPage } from './form-scope.js';
import { finishInteraction, stateOf, type Interaction } from './interaction.js';

export const showRegister = (interaction: Interaction) =>
  sendPage(interaction.context, interaction.reply, registerPage(stateOf(interaction)));

const TOO_MANY = 'Too many accounts were made from here. Please wait a quarter of an hour.';
const TAKEN = 'There is an account with this e-mail. Log in instead.';

/** Makes an account and lets its owner in at once; the address is confirmed later, by mail. */
export async function register(interaction: Interaction) {
  const { context, fields, reply, from, origin } = interaction;
  const again = (errors: FieldErrors, status = 422, problem?: string) =>
    sendPage(context, reply, registerPage(stateOf(interaction, errors, problem)), status);
  const { name = '', email = '', password = '' } = fields;
  const errors = faults(name, email, password);
  if (Object.keys(errors).length > 0) return again(errors);
  // counts the taken ones too: nobody tries a list of addresses here
  if (!context.limits.registrations.take(from)) return again({}, 429, TOO_MANY);
  const account = await addAccount(context.db, { name, email, password });
  if (!account) return again({ email: TAKEN });
  const returnTo = await context.returnOf(interaction.state);
  await mailConfirmation(context, account, { origin, ...(returnTo !== undefined && { returnTo }) });
  return finishInteraction(interaction, account.id);
}

function faults(name: string, email: string, password: string): FieldErrors {
  const found = {
    name: nameFault(name),
    email: emailFault(email),
    password: newPasswordFault(password, email),
  };
  return Object.fromEntries(Object.entries(found).filter(([, fault]) => fault !== undefined));
}
