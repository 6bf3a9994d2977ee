import type { FastifyRequest } from 'fastify';

/** Queries below these paths hold codes and tokens. */
const SECRET = /^\/(auth|account)(\/|$)/;

/** A request as the log keeps it. */
export function describeRequest({ method, url, host, ip }: FastifyRequest) {
  const [path = ''] = url.split('?', 1);
  return { method, url: SECRET.test(path) ? path : url, host, remoteAddress: ip };
}
