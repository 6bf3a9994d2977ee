import type { FastifyInstance } from 'fastify';
import type { EmbedOrigins } from '../../config/embedding.js';
import { GUARD_HEADER } from '../../contract/contract.js';
import type { Services } from '../../services.js';
import type { CallHandler } from '../calls/handler.js';
import { addressesOf, registerCall } from '../calls/register-call.js';
import { REMEMBER_GRANT } from '../security/cors.js';
import { openToEmbedders } from './embedding.js';

/** Calls that pages of the configured origins may make beside our own: which mockups there are, and where (E-035). */
export async function registerEmbedderCalls(
  app: FastifyInstance,
  services: Services,
  handlers: readonly CallHandler[],
  origins?: EmbedOrigins,
): Promise<void> {
  await app.register(async (scope) => {
    openToEmbedders(scope, origins);
    for (const callHandler of handlers) {
      registerCall(scope, services, callHandler, origins);
      if (origins) for (const url of addressesOf(callHandler.call)) grantPreflight(scope, url);
    }
  });
}

/** To whom, says `openToEmbedders`. */
function grantPreflight(scope: FastifyInstance, url: string): void {
  scope.options(url, (_request, reply) =>
    reply
      .code(204)
      .header('access-control-allow-methods', 'POST')
      .header('access-control-allow-headers', `content-type, ${GUARD_HEADER}`)
      .header('access-control-max-age', REMEMBER_GRANT)
      .send(),
  );
}
