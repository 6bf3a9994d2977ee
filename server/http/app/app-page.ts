import '@fastify/cookie';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { THEME_COOKIE } from '../../contract/theme-cookie.js';
import { ApiError } from '../../contract/envelope.js';
import { ANSWERS_ID } from '../../contract/page-answers.js';
import { CONFIGURATION_ID } from '../../contract/footer-pages.js';
import type { PageConfiguration } from '../../contract/page-configuration.js';
import { sendPieces } from '../compress.js';
import { withTheme } from '../theme.js';
import { filesFor, isRoute, readRoutes, type RouteScripts } from './route-scripts.js';

export const PAGE_FILE = 'index.html';

/** The place that the built page keeps for its configuration. */
const PLACE = new RegExp(`(<script type="application/json" id="${CONFIGURATION_ID}">)[^<]*(</script>)`);

export type SendPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** What else stands in the head of the page at an address, such as its preview. */
export type PageHead = (request: FastifyRequest) => Promise<string>;

/** What the page at an address holds at its end, once it is known: nothing of the page waits for it. Null for none. */
export type PageEnd = (request: FastifyRequest, reply: FastifyReply) => Promise<string> | null;

export interface PageParts {
  readonly head?: PageHead;
  readonly end?: PageEnd;
}

const NOTHING = () => Promise.resolve('');

/**
 * Sends the app's one page with its configuration in it, and the names of the scripts that the address needs; with 404
 * where no page lies, which it then says. The files are
 * read each time: they are small, and a build that runs beside the server gives its scripts new names.
 */
export function pageSender(
  folder: string,
  configuration: PageConfiguration,
  { head = NOTHING, end = () => null }: PageParts = {},
): SendPage {
  const json = jsonForScript(configuration);
  return async (request, reply) => {
    const routes = await readRoutes(folder);
    const html = await readFile(join(folder, PAGE_FILE), 'utf8').catch(() => {
      throw new ApiError('unavailable', 'The app is being built');
    });
    const ending = end(request, reply);
    const more = await orNothing(head(request), request);
    const inHead = `${preloads(filesFor(routes, request.url))}${more}`;
    const page = withTheme(html, request.cookies[THEME_COOKIE])
      .replace(PLACE, (_, open: string, close: string) => `${open}${json}${close}`)
      .replace('<head>', `<head>${ending ? COMING : ''}`)
      .replace('</head>', () => `${inHead}</head>`);
    reply
      .code(isRoute(routes, request.url) ? 200 : 404)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache');
    return ending ? sendPieces(request, reply, pieces(page, orNothing(ending, request))) : reply.send(page);
  };
}

/** Tells the first script, before which it stands, that it need not ask. */
const COMING = `<meta name="${ANSWERS_ID}" content="below" />`;

/** The page, and where its body ends what comes later. */
async function* pieces(page: string, ending: Promise<string>): AsyncGenerator<string> {
  const [start = '', rest = ''] = page.split('</body>');
  yield start;
  yield `${await ending}</body>${rest}`;
}

/** A page without its preview is a page all the same. */
const orNothing = (part: Promise<string>, request: FastifyRequest): Promise<string> =>
  part.catch((err: unknown) => {
    request.log.error({ err }, 'a part of a page is missing');
    return '';
  });

/** Windows in which the editor opens (DECISIONS 18). */
const WIDE = ' media="(min-width: 768px)"';

const preloads = ({ scripts, wide = [] }: Omit<RouteScripts, 'path'>): string =>
  [...scripts.map((file) => preload(file)), ...wide.map((file) => preload(file, WIDE))]
    .map((link) => `  ${link}\n  `)
    .join('');

/** How files that are no scripts are asked for. */
const KINDS = { wasm: 'as="fetch" type="application/wasm"', woff2: 'as="font" type="font/woff2"' } as const;

function preload(file: string, media = ''): string {
  const [, kind] = /\.(wasm|woff2)$/.exec(file) ?? [];
  return kind
    ? `<link rel="preload" ${KINDS[kind as keyof typeof KINDS]} href="${file}" crossorigin${media} />`
    : `<link rel="modulepreload" href="${file}"${media} />`;
}

/** JSON that cannot end the script element it stands in. */
const jsonForScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/**
 * True for what asks for a page: a browser, or a tool that takes anything (an uptime check, a link preview) at an address
 * that does not look like a file.
 */
export function isPageVisit({ method, url, headers }: Pick<FastifyRequest, 'method' | 'url' | 'headers'>) {
  if (method !== 'GET' && method !== 'HEAD') return false;
  const path = url.split('?')[0] ?? '';
  if (/^\/(api|static)(\/|$)/.test(path)) return false;
  const accept = headers.accept ?? '*/*';
  return accept.includes('text/html') || (accept.includes('*/*') && !/\.[^/]*$/.test(path));
}
