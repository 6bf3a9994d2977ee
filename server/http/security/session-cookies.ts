import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SESSION_COOKIE, SIGNED_OUT_COOKIE } from '../../access/cookies.js';
import { SIGNED_OUT_AGE } from './signed-out-cookie.js';
import type { Addresses } from '../../config/addresses.js';
import { isSecure } from './origins.js';

/** The session secret of one browser. */
export interface SessionCookies {
  readonly session: string | undefined;
  /** Without `maxAge` (seconds) the browser forgets it when it is closed. */
  keepSession(secret: string, maxAge?: number): void;
  dropSession(): void;
  /** For the way back from the provider's sign-out. */
  keepSignedOut(value: string): void;
}

export function sessionCookies(
  request: FastifyRequest,
  reply: FastifyReply,
  addresses: Addresses | undefined,
): SessionCookies {
  const secure = isSecure(request, addresses);
  const options = { path: '/', httpOnly: true, sameSite: 'lax' as const, secure };
  return {
    session: request.cookies[SESSION_COOKIE],
    keepSession: (secret, maxAge) =>
      void reply.setCookie(SESSION_COOKIE, secret, { ...options, ...(maxAge !== undefined && { maxAge }) }),
    dropSession: () => void reply.clearCookie(SESSION_COOKIE, options),
    keepSignedOut: (value) =>
      void reply.setCookie(SIGNED_OUT_COOKIE, value, { ...options, path: '/auth', maxAge: SIGNED_OUT_AGE }),
  };
}
