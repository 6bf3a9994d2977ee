import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { PageConfiguration } from '../../contract/page-configuration.js';
import { withVary } from '../vary.js';
import { isPageVisit, PAGE_FILE, pageSender, type PageParts } from './app-page.js';
import { sendError, notFound } from '../calls/errors.js';
import { withoutPageHeaders } from '../security/page-headers.js';

/** Names that carry a hash of their content never change what they hold. */
const HASHED = /[-.][\w-]{8,}\.\w+(\.(br|gz))?$/;

/** What a build packs beside itself. */
const PACKED = /\.(js|css|svg|json|wasm)(\.(br|gz))?$/;

interface Response {
  getHeader(name: string): unknown;
  setHeader(name: string, value: string): unknown;
}

/**
 * How long a browser may keep a file of a build, and that what lies between keeps packed and plain ones apart; to be given to
 * the static files as it is.
 */
export const headersOfBuilt = (response: Response, path: string): void => {
  withoutPageHeaders(response, path);
  response.setHeader('cache-control', HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache');
  if (PACKED.test(path)) response.setHeader('vary', withVary(response.getHeader('vary'), 'accept-encoding'));
};

/**
 * The built app. An address that is no file is a route of the app when somebody asks for a page; anything else that is
 * not found, and every unknown call, gets the envelope.
 */
export async function registerApp(
  app: FastifyInstance,
  folder: string,
  configuration: PageConfiguration,
  parts?: PageParts,
): Promise<void> {
  const sendPage = pageSender(folder, configuration, parts);
  for (const path of ['/', `/${PAGE_FILE}`]) app.get(path, sendPage);
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: true,
    index: false,
    cacheControl: false,
    preCompressed: true,
    setHeaders: headersOfBuilt,
  });
  app.setNotFoundHandler((request, reply) =>
    isPageVisit(request) ? sendPage(request, reply) : sendError(notFound(), request, reply),
  );
}
