import { newToken } from '../access/secrets.js';
import { user as calls } from '../contract/user.js';
import { answer } from '../http/calls/handler.js';
import { safeReturn } from '../http/security/return-address.js';
import { writeSignedOut } from '../http/security/signed-out-cookie.js';

/** Ends the session here first, then tells where the provider ends its own: what fails there must not keep anybody in. */
export const logoutCall = answer(
  calls.logout,
  async ({ return: wanted }, { sessions, signIn, secrets, origin, log }) => {
    const ended = await sessions.end(secrets.session);
    secrets.dropSession();
    if (!ended) return { redirect: null };
    const state = newToken();
    const address = await signIn.farewell(ended, origin, state).catch((err: unknown) => {
      log.error({ err }, 'the account provider was not told of a sign-out');
      return null;
    });
    if (address) secrets.keepSignedOut(writeSignedOut(state, safeReturn(wanted)));
    return { redirect: address?.href ?? null };
  },
);
