import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../contract/envelope.js';

/** A name or an IPv4 address, or an IPv6 address in brackets, with a port (RFC 9112, 3.2). */
const HOST = /^(?:[\w.-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

/** Refuses requests for a host that is none: addresses are made of it. */
export function requireHost(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _, done) => {
    const { host } = request;
    done(host && !HOST.test(host) ? new ApiError('bad_request', 'Host: is no host') : undefined);
  });
}
