import '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SESSION_COOKIE, SIGN_IN_COOKIE, SIGNED_OUT_COOKIE } from '../access/cookies.js';
import { newToken, tokenHash } from '../access/secrets.js';
import type { Addresses } from '../config/addresses.js';
import {
  CALLBACK_PATH,
  KEEP_COOKIE,
  LOGIN_MODES,
  SIGN_IN_PATH,
  SIGNED_OUT_PATH,
} from '../contract/sign-in.js';
import { sessionCookies } from '../http/security/session-cookies.js';
import { apiOrigin, isSecure, pageAddress } from '../http/security/origins.js';
import { perMinute } from '../http/security/rate-limit.js';
import type { Services } from '../services.js';
import { deviceName } from './device-name.js';
import { ATTEMPT_LIFETIME } from './sign-in-attempts.js';
import { safeReturn, START_PAGE, withSignInFault } from '../http/security/return-address.js';
import { decodeSignedOut } from '../http/security/signed-out-cookie.js';
import { SignInFailed } from './sign-in.js';

/** Tries from one address: a school behind one address signs in at the beginning of a lesson. */
const PER_MINUTE = 120;

type Parts = Pick<Services, 'signIn' | 'addresses'>;
type Route = (parts: Parts, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

const ROUTES: Record<string, Route> = {
  [SIGN_IN_PATH]: startSignIn,
  [CALLBACK_PATH]: completeSignIn,
  [SIGNED_OUT_PATH]: completeSignOut,
};

/** The pages a browser passes on its way to the account provider and back. Each ends in a redirect, whatever happens. */
export function registerAuth(app: FastifyInstance, parts: Parts): void {
  const limit = perMinute(app, PER_MINUTE);
  for (const [url, route] of Object.entries(ROUTES)) {
    app.get(url, { ...limit, exposeHeadRoute: false }, async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return route(parts, request, reply).catch((error: unknown) => failSignIn(error, parts, request, reply));
    });
  }
}

async function startSignIn({ signIn, addresses }: Parts, request: FastifyRequest, reply: FastifyReply) {
  if (addresses && isAtWebsite(request, addresses)) return reply.redirect(addresses.api + request.url, 302);
  const query = queryOf(request);
  const mode = LOGIN_MODES.find((known) => known === query.get('mode')) ?? 'login';
  const sent = request.cookies[SIGN_IN_COOKIE];
  const browser = sent !== undefined && tokenHash(sent) !== null ? sent : newToken();
  const returnTo = safeReturn(query.get('return'));
  const address = await signIn.start({ browser, mode, returnTo, origin: apiOrigin(request, addresses) });
  reply.setCookie(SIGN_IN_COOKIE, browser, {
    ...{ path: '/auth', httpOnly: true, sameSite: 'lax', secure: isSecure(request, addresses) },
    maxAge: ATTEMPT_LIFETIME / 1000,
  });
  return reply.redirect(address.href, 302);
}

/** True on the pages' own host where the calls have another: the provider leads back to theirs, so cookies belong there. */
const isAtWebsite = ({ host }: FastifyRequest, { website, api }: Addresses): boolean =>
  website !== api && host === new URL(website).host;

async function completeSignIn({ signIn, addresses }: Parts, request: FastifyRequest, reply: FastifyReply) {
  const { returnTo, secret, maxAge } = await signIn.complete({
    browser: request.cookies[SIGN_IN_COOKIE],
    origin: apiOrigin(request, addresses),
    query: queryOf(request),
    oldSession: request.cookies[SESSION_COOKIE],
    keep: request.cookies[KEEP_COOKIE] !== '0',
    device: deviceName(request.headers['user-agent']),
  });
  sessionCookies(request, reply, addresses).keepSession(secret, maxAge);
  return reply.redirect(pageAddress(returnTo, addresses), 303);
}

async function completeSignOut({ addresses }: Parts, request: FastifyRequest, reply: FastifyReply) {
  const returnTo = decodeSignedOut(request.cookies[SIGNED_OUT_COOKIE], queryOf(request).get('state'));
  reply.clearCookie(SIGNED_OUT_COOKIE, { path: '/auth' });
  return reply.redirect(pageAddress(returnTo, addresses), 303);
}

/** Nobody is signed in: the page they left says so, and the log says why. */
function failSignIn(error: unknown, { addresses }: Parts, request: FastifyRequest, reply: FastifyReply) {
  const failed = error instanceof SignInFailed ? error : null;
  if (failed?.isExpected) request.log.info({ err: error }, 'a sign-in failed');
  else if (failed?.fault === 'failed') request.log.warn({ err: error }, 'a sign-in failed');
  else request.log.error({ err: error }, 'nobody can sign in');
  const address = withSignInFault(failed?.returnTo ?? START_PAGE, failed?.fault ?? 'unavailable');
  return reply.redirect(pageAddress(address, addresses), 303);
}

/** As it was sent: a parameter given twice must not pass for one. */
const queryOf = ({ url }: FastifyRequest): URLSearchParams =>
  new URLSearchParams(url.includes('?') ? url.slice(url.indexOf('?')) : '');
