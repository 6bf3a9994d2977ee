import { requireMember } from '../../access/require-member.js';
import { account as calls } from '../../contract/account.js';
import { ApiError } from '../../contract/envelope.js';
import { normalizedEmail } from '../../contract/email.js';
import { user as userContract } from '../../contract/user.js';
import { fileHandler, formHandler, handler, type Context } from '../../http/calls/handler.js';
import { safeReturn } from '../../http/security/return-address.js';
import { setPicture } from './account-picture.js';
import { deleteAccount } from './delete-account.js';
import { accountExport } from './export/account-export.js';
import { requireOwnAccount } from './require-own-account.js';

/** Calls a minute from one account that mail, or judge a password. */
const COSTLY = { perMinute: 30 };

/** Where the account page is: mailed links lead back to it. */
const ACCOUNT_PAGE = '/designmaker/start/account';

/** What members do with their own account [E-044]. */
export const accountCalls = [
  handler(
    userContract.sendConfirmation,
    async ({ return: wanted }, context) => {
      const { accounts, subject } = await requireOwnAccount(context);
      const returnTo = wanted === undefined ? {} : { returnTo: safeReturn(wanted) };
      return { sent: await accounts.sendConfirmation(subject, { origin: context.origin, ...returnTo }) };
    },
    COSTLY,
  ),

  handler(calls.updateName, async ({ name }, context) => {
    const { accounts, subject } = await requireOwnAccount(context);
    await accounts.rename(subject, name);
    return {};
  }),

  handler(
    calls.changeEmail,
    async (change, context) => {
      const { accounts, subject } = await requireOwnAccount(context);
      await accounts.changeEmail(subject, change, { origin: context.origin, returnTo: ACCOUNT_PAGE });
      return {};
    },
    COSTLY,
  ),

  handler(
    calls.changePassword,
    async ({ password, new_password: next }, context) => {
      const { accounts, subject } = await requireOwnAccount(context);
      await accounts.changePassword(subject, { password, next });
      await context.sessions.endAll(requireMember(context.principal).id, await currentOf(context));
      return {};
    },
    COSTLY,
  ),

  handler(calls.removePicture, async (_, context) => {
    await setPicture(context, null);
    return {};
  }),

  handler(calls.fetchSessions, async (_, context) => {
    const { id } = requireMember(context.principal);
    const here = await currentOf(context);
    const all = (await context.sessions.of(id)).map(({ hash, device, since }) => ({
      ...{ _id: hash, device, since: since.toISOString(), current: hash === here },
    }));
    return all.toSorted((a, b) => Number(b.current) - Number(a.current));
  }),

  handler(calls.endSessions, async ({ id }, context) => {
    const { id: me } = requireMember(context.principal);
    const { sessions } = context;
    const ended = id === undefined ? sessions.endAll(me, await currentOf(context)) : sessions.endOne(me, id);
    return { ended: await ended };
  }),

  fileHandler(
    calls.export,
    async (_, { db, files, principal, log }) => {
      const member = requireMember(principal);
      const onFault = (fault: unknown) => log.error({ err: fault }, 'an export of an account broke off');
      return {
        bytes: accountExport({ db, files, member }, onFault),
        mime: 'application/zip',
        name: `Design Maker ${new Date().toISOString().slice(0, 10)}.zip`,
      };
    },
    // each reads all that an account holds
    { perMinute: 6 },
  ),

  handler(
    calls.deleteAccount,
    async ({ confirm }, context) => {
      const member = requireMember(context.principal);
      const own = member.ownAccount ? await requireOwnAccount(context) : null;
      if (own) await own.accounts.requirePassword(own.subject, confirm);
      else if (normalizedEmail(confirm) !== member.email)
        throw new ApiError('bad_request', 'This is not the e-mail of your account', { path: 'confirm' });
      await deleteAccount(context, member, own ? (tx) => own.accounts.remove(own.subject, tx) : undefined);
      context.sessionCookies.dropSession();
      return {};
    },
    COSTLY,
  ),
];

export const accountForms = [
  formHandler(calls.uploadPicture, async (_, { bytes }, context) => ({
    picture: await setPicture(context, bytes),
  })),
];

/** The hash of the session that asks. */
const currentOf = async ({ sessions, sessionCookies }: Context): Promise<string> =>
  (await sessions.find(sessionCookies.session))?.hash ?? '';
