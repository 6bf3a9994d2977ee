import type { FastifyRequest } from 'fastify';
import type { Principal } from '../../access/principal.js';
import { findAccess, looksLikeAccessToken, type TokenAccess } from '../../access/access-tokens.js';
import { ApiError } from '../../contract/envelope.js';
import type { Scope } from '../../contract/scopes.js';
import type { Services } from '../../services.js';
import { bearerOf, principalOf } from './principal-of.js';

type Asking = Pick<Services, 'db'>;

/** Looked up once for a request: what counts requests needs it, and then what answers them. */
const known = new WeakMap<FastifyRequest, Promise<TokenAccess | null>>();

/** Whether a request shows an access token, good or bad: its cookies say nothing then. */
export const showsToken = (request: FastifyRequest): boolean => looksLikeAccessToken(bearerOf(request));

/** What the access token of a request opens; null without one, and for one that opens nothing. */
export function accessOf({ db }: Asking, request: FastifyRequest): Promise<TokenAccess | null> {
  const secret = bearerOf(request);
  if (!looksLikeAccessToken(secret)) return Promise.resolve(null);
  const before = known.get(request);
  if (before) return before;
  const access = findAccess(db, secret);
  known.set(request, access);
  return access;
}

/**
 * Who asks, by the access token of a request, for something of a scope [E-083]. Throws 'not_signed_in' for a token that opens
 * nothing, and 'not_allowed' where it is not for this: what names no scope is for no token.
 */
export async function principalByToken(
  asking: Asking,
  request: FastifyRequest,
  scope: Scope | undefined,
): Promise<Principal> {
  const access = await accessOf(asking, request);
  if (!access) throw new ApiError('not_signed_in', 'This access token is not valid');
  if (scope === undefined) throw new ApiError('not_allowed', 'Access tokens are not for this');
  if (!access.scopes.includes(scope))
    throw new ApiError('not_allowed', `This access token is not for ${scope}`);
  return { visitor: null, user: access.user };
}

/** Who asks for something of a scope: by the access token where the request shows one, by its cookies otherwise. */
export const principalFor = (
  asking: Asking & Pick<Services, 'sessions'>,
  request: FastifyRequest,
  scope: Scope | undefined,
): Promise<Principal> =>
  showsToken(request) ? principalByToken(asking, request, scope) : principalOf(asking, request);
