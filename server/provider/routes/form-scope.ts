import '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { THEME_COOKIE } from '../../contract/theme-cookie.js';
import { withTheme } from '../../http/theme.js';
import { NOTES } from '../pages/link-pages.js';
import type { PageContent } from '../../pages/layout.js';
import type { RouteContext } from './route-context.js';

/** Bytes: a name, an address and a password. */
const BODY_LIMIT = 16 * 1024;

export type Fields = Readonly<Record<string, string>>;

/** An error that is answered with a page of its own. */
export class PageError extends Error {
  constructor(
    readonly status: number,
    readonly content: PageContent,
  ) {
    super(content.title);
  }
}

/**
 * Prepares a scope for pages with forms: bodies are fields, responses are never cached, errors become pages, and what
 * another site makes a browser send is refused. `origins` are the ones that a sign-in may end at: browsers hold a form to
 * the addresses it is redirected to.
 */
export function prepareForms(
  scope: FastifyInstance,
  context: RouteContext,
  origins: readonly string[],
): void {
  const policy = contentPolicy(origins);
  // fields are text: another format could make anything of them
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: BODY_LIMIT },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body))),
  );
  scope.addHook('onRequest', async (request, reply) => {
    reply.header('content-security-policy', policy).header('cache-control', 'no-store');
    if (request.method === 'POST') refuseForeign(request, context);
  });
  scope.setErrorHandler(async (error, request, reply) => {
    const known = asPage(error);
    if (known.status === 500) request.log.error({ err: error }, 'a page of the account provider failed');
    return sendPage(context, reply, known.content, known.status);
  });
}

/** Sends a page in the theme that the browser chose: a hook of this scope would come after the packing. */
export const sendPage = async (
  { page }: Pick<RouteContext, 'page'>,
  reply: FastifyReply,
  content: PageContent,
  status = 200,
): Promise<FastifyReply> =>
  reply
    .code(status)
    .type('text/html; charset=utf-8')
    .send(withTheme(await page(content), reply.request.cookies[THEME_COOKIE]));

const contentPolicy = (origins: readonly string[]): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    `form-action ${["'self'", ...origins].join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join(';');

function asPage(error: unknown): PageError {
  if (error instanceof PageError) return error;
  const status = (error as { statusCode?: number } | null)?.statusCode ?? 500;
  if (status === 429) return new PageError(status, NOTES.busy);
  return new PageError(status >= 400 && status < 500 ? status : 500, NOTES.failed);
}

/** Browsers say where a form was sent from; one that does not is old, and has the form's token to show. */
function refuseForeign(request: FastifyRequest, { find }: RouteContext): void {
  const { origin, 'sec-fetch-site': site } = request.headers;
  const ours = find(request)?.origin;
  const foreign =
    (site !== undefined && site !== 'same-origin') ||
    (origin !== undefined && (ours === undefined || hostOf(origin) !== hostOf(ours)));
  if (foreign) throw new PageError(403, NOTES.failed);
}

const hostOf = (origin: string): string | null => (URL.canParse(origin) ? new URL(origin).host : null);
