import type { FastifyInstance, FastifyRequest } from 'fastify';
import { changeEmail, resetPassword, verifyEmail } from '../accounts/account-changes.js';
import { accountById, type Account } from '../accounts/accounts.js';
import { newPasswordFault } from '../accounts/field-validation.js';
import { findLink, type LinkPurpose } from '../accounts/mailed-links.js';
import { MAIL_TEMPLATES } from '../mail-templates.js';
import {
  confirmEmailPage,
  emailConfirmedPage,
  newEmailPage,
  newPasswordPage,
  NOTES,
} from '../pages/link-pages.js';
import { PageError, sendPage, type Fields } from './form-scope.js';
import type { RouteContext } from './route-context.js';

const NOTHING = { values: {}, errors: {} };

/** The pages that mailed links lead to. Looking at one uses nothing up. */
export function registerLinks(scope: FastifyInstance, context: RouteContext): void {
  // addresses carry tokens, which belong in no log
  const quiet = { logLevel: 'warn' } as const;
  scope.get('/account/reset', quiet, async (request, reply) => {
    const token = tokenOf(request);
    await ownerOf(context, 'reset', token);
    return sendPage(context, reply, newPasswordPage(token, NOTHING));
  });
  scope.post('/account/reset', quiet, async (request, reply) => {
    const { token = '', password = '' } = (request.body ?? {}) as Fields;
    const owner = await ownerOf(context, 'reset', token);
    const fault = newPasswordFault(password, owner.email);
    if (fault) {
      const state = { values: {}, errors: { password: fault } };
      return sendPage(context, reply, newPasswordPage(token, state), 422);
    }
    if ((await resetPassword(context, token, password)) === null) throw dead();
    context.limits.wrongPasswords.forget(owner.email);
    const { subject, text } = MAIL_TEMPLATES.passwordChanged(owner.name);
    await context.mailer.send(owner.email, subject, text);
    return sendPage(context, reply, NOTES.passwordSet);
  });
  scope.get('/account/verify', quiet, async (request, reply) => {
    const token = tokenOf(request);
    const { email } = await ownerOf(context, 'verify', token);
    return sendPage(context, reply, confirmEmailPage(token, email));
  });
  scope.post('/account/verify', quiet, async (request, reply) => {
    const { token = '' } = (request.body ?? {}) as Fields;
    const link = await verifyEmail(context, token);
    if (!link) throw dead();
    return sendPage(context, reply, emailConfirmedPage(link.returnTo));
  });
  scope.get('/account/change', quiet, async (request, reply) => {
    const token = tokenOf(request);
    const link = await findLink(context.db, 'change', token);
    if (link?.email == null) throw dead();
    return sendPage(context, reply, newEmailPage(token, link.email));
  });
  scope.post('/account/change', quiet, async (request, reply) => {
    const { token = '' } = (request.body ?? {}) as Fields;
    const changed = await changeEmail(context, token);
    if (!changed) throw dead();
    const { before, link } = changed;
    const { subject, text } = MAIL_TEMPLATES.emailChanged(before.name, link.email!);
    await context.mailer.send(before.email, subject, text);
    return sendPage(context, reply, emailConfirmedPage(link.returnTo));
  });
}

const tokenOf = ({ query }: FastifyRequest): string => {
  const { token } = query as { token?: unknown };
  return typeof token === 'string' ? token : '';
};

async function ownerOf({ db }: RouteContext, purpose: LinkPurpose, token: string): Promise<Account> {
  const link = await findLink(db, purpose, token);
  const account = link && (await accountById(db, link.account));
  if (!account) throw dead();
  return account;
}

const dead = () => new PageError(410, NOTES.deadLink);
