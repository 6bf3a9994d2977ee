import '@fastify/cookie';
import type { FastifyRequest } from 'fastify';
import type { Principal } from '../../access/principal.js';
import { SESSION_COOKIE, VISITOR_COOKIE } from '../../access/cookies.js';
import { visitorHash } from '../../access/visitor.js';
import type { Services } from '../../services.js';

type Asking = Pick<Services, 'sessions'>;

/** Whoever a request's cookies name, asked for once: what counts requests needs it, and then what answers them. */
const known = new WeakMap<FastifyRequest, Promise<Principal>>();

/** Who asks, by the cookies of the request, or by the secret of a session in place of its cookie. */
export function principalOf(asking: Asking, request: FastifyRequest, token?: string): Promise<Principal> {
  if (token !== undefined) return principalBy(asking, request, token);
  const before = known.get(request);
  if (before) return before;
  const principal = principalBy(asking, request, request.cookies[SESSION_COOKIE]);
  known.set(request, principal);
  return principal;
}

async function principalBy(
  { sessions }: Asking,
  { cookies }: FastifyRequest,
  secret: string | undefined,
): Promise<Principal> {
  const signedIn = await sessions.find(secret);
  return { visitor: visitorHash(cookies[VISITOR_COOKIE]), user: signedIn?.user ?? null };
}

/** The token of an Authorization header, with or without its scheme; undefined without one. */
export const bearerOf = ({ headers }: FastifyRequest): string | undefined =>
  headers.authorization?.replace(/^Bearer\s+/i, '').trim() || undefined;
