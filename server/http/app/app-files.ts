import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { PageConfiguration } from '../../contract/page-configuration.js';
import { isPageVisit, PAGE_FILE, pageSender } from './app-page.js';
import { sendError, notFound } from '../calls/errors.js';

/** Names that carry a hash of their content never change what they hold. */
const HASHED = /[-.][\w-]{8,}\.\w+(\.(br|gz))?$/;

/** How long a browser may keep a file of a build; to be given to the static files as it is. */
export const cacheOfBuilt = (
  response: { setHeader: (name: string, value: string) => unknown },
  path: string,
): void => {
  response.setHeader('cache-control', HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache');
};

/**
 * The built app. An address that is no file is a route of the app when somebody asks for a page; anything else that is
 * not found, and every unknown call, gets the envelope.
 */
export async function registerApp(
  app: FastifyInstance,
  folder: string,
  configuration: PageConfiguration,
): Promise<void> {
  const sendPage = pageSender(folder, configuration);
  for (const path of ['/', `/${PAGE_FILE}`]) app.get(path, sendPage);
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: true,
    index: false,
    cacheControl: false,
    preCompressed: true,
    setHeaders: cacheOfBuilt,
  });
  app.setNotFoundHandler((request, reply) =>
    isPageVisit(request) ? sendPage(request, reply) : sendError(notFound(), request, reply),
  );
}
