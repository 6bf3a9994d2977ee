import '@fastify/cookie';
import type { FastifyRequest } from 'fastify';
import type { Principal } from '../../access/principal.js';
import { SESSION_COOKIE, VISITOR_COOKIE } from '../../access/cookies.js';
import { visitorHash } from '../../access/visitor.js';
import type { Services } from '../../services.js';

/** Who asks, by the cookies of the request. */
export async function principalOf(
  { sessions }: Pick<Services, 'sessions'>,
  { cookies }: FastifyRequest,
): Promise<Principal> {
  const signedIn = await sessions.find(cookies[SESSION_COOKIE]);
  return { visitor: visitorHash(cookies[VISITOR_COOKIE]), user: signedIn?.user ?? null };
}
