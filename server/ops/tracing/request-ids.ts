import { randomUUID } from 'node:crypto';
import type { FastifyInstance, RawServerDefault, RawRequestDefaultExpression } from 'fastify';
import { withCause } from './cause.js';

export const REQUEST_ID_HEADER = 'x-request-id';

/** What a proxy may call a request: it goes into logs and headers. */
const ID = /^[\w.-]{1,64}$/;

/** The id that the proxy before us gave, or a new one. Without a proxy the header is the browser's own and says nothing. */
export const requestIds =
  (proxies: number) =>
  ({ headers }: RawRequestDefaultExpression<RawServerDefault>): string => {
    const given = headers[REQUEST_ID_HEADER];
    return proxies > 0 && typeof given === 'string' && ID.test(given) ? given : randomUUID();
  };

/** Each answer names its request, and so does whatever the request began. */
export function registerRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(REQUEST_ID_HEADER, request.id);
    withCause({ request: request.id }, done);
  });
  // what reads a body calls back from the socket, which knows of no request
  app.addHook('preValidation', (request, _, done) => withCause({ request: request.id }, done));
}
