import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Provider } from './oidc-library.js';
import { perMinute } from '../http/security/rate-limit.js';
import { OIDC_PATH } from './providers-by-origin.js';

/** Requests from one address: a sign-in takes three. Each one begun is kept for an hour. */
const PER_MINUTE = 360;

interface Found {
  readonly provider: Provider;
  readonly origin: string;
}

/** Puts the library below its path. `find` says whose request it is; null answers 404. */
export async function mountProvider(
  app: FastifyInstance,
  find: (request: FastifyRequest) => Found | null,
): Promise<void> {
  await app.register(async (scope) => {
    // the library reads bodies itself
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _body, done) => done(null));
    scope.route({
      method: ['GET', 'POST', 'OPTIONS'],
      url: `${OIDC_PATH}/*`,
      ...perMinute(scope, PER_MINUTE),
      // addresses carry codes, which belong in no log
      logLevel: 'warn',
      handler: (request, reply) => {
        const found = find(request);
        return found ? hand(request, reply, found) : reply.callNotFound();
      },
    });
  });
}

/**
 * Gives a request to the library. It takes the rest of the path, learns from `originalUrl` where it is mounted, and its
 * idea of the origin from the forwarded headers alone, which nobody outside can set any more.
 */
async function hand(
  { raw }: FastifyRequest,
  reply: FastifyReply,
  { provider, origin }: Found,
): Promise<void> {
  reply.hijack();
  const { protocol, host } = new URL(origin);
  raw.headers['x-forwarded-proto'] = protocol.slice(0, -1);
  raw.headers['x-forwarded-host'] = host;
  Object.assign(raw, { originalUrl: raw.url });
  raw.url = raw.url!.slice(OIDC_PATH.length);
  await provider.callback()(raw, reply.raw);
}

/** Tells the inner server which origin's provider is meant. It never listens, so nobody else can. */
const ORIGIN_HEADER = 'x-inner-origin';

/** Reaches providers from inside the process: for what one half of the server asks the other. */
export function inProcessFetch(at: (origin: string) => Found): (origin: string) => typeof fetch {
  let app: Promise<FastifyInstance> | undefined;
  const start = async () => {
    const inner = fastify();
    await mountProvider(inner, ({ headers }) => at(String(headers[ORIGIN_HEADER])));
    return inner;
  };
  return (origin) => async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    if (url.origin !== origin) throw new TypeError(`${url.origin} is not the provider at ${origin}`);
    const response = await (
      await (app ??= start())
    ).inject({
      method: request.method as 'GET' | 'POST',
      url: url.pathname + url.search,
      headers: { ...Object.fromEntries(request.headers), [ORIGIN_HEADER]: origin },
      payload: Buffer.from(await request.arrayBuffer()),
    });
    const { rawPayload, statusCode: status } = response;
    const body = rawPayload.length > 0 ? new Uint8Array(rawPayload) : null;
    return new Response(body, { status, headers: pairs(response.headers) });
  };
}

const pairs = (headers: Record<string, unknown>): [string, string][] =>
  Object.entries(headers).flatMap(([name, value]) =>
    [value ?? []].flat().map((one): [string, string] => [name, String(one)]),
  );
