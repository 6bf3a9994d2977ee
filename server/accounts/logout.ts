import { newToken } from '../access/secrets.js';
import { user as calls } from '../contract/user.js';
import { handler } from '../http/calls/handler.js';
import { safeReturn } from '../http/security/return-address.js';
import { encodeSignedOut } from '../http/security/signed-out-cookie.js';

/** Ends the session here first, then tells where the provider ends its own: what fails there must not keep anybody in. */
export const logoutCall = handler(
  calls.logout,
  async ({ return: wanted }, { sessions, signIn, sessionCookies, origin, log }) => {
    const ended = await sessions.end(sessionCookies.session);
    sessionCookies.dropSession();
    if (!ended) return { redirect: null };
    const state = newToken();
    const address = await signIn.signOutUrl(ended, origin, state).catch((err: unknown) => {
      log.error({ err }, 'the account provider was not told of a sign-out');
      return null;
    });
    if (address) sessionCookies.keepSignedOut(encodeSignedOut(state, safeReturn(wanted)));
    return { redirect: address?.href ?? null };
  },
);
