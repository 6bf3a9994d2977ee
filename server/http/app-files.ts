import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendError, notFound } from './errors.js';

/** Names that carry a hash of their content never change what they hold. */
const HASHED = /[-.][\w-]{8,}\.\w+$/;

/**
 * The built app. An address that is no file is a route of the app when a browser asks for a page; anything else that is
 * not found, and every unknown call, gets the envelope.
 */
export async function registerApp(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: true,
    cacheControl: false,
    setHeaders: (response, path) => {
      response.setHeader(
        'cache-control',
        HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    },
  });
  app.setNotFoundHandler((request, reply) =>
    isPageVisit(request) ? sendPage(reply) : sendError(notFound(), request, reply),
  );
}

function isPageVisit({ method, url, headers }: FastifyRequest): boolean {
  const page = !/^\/(api|static)(\/|$)/.test(url);
  return page && (method === 'GET' || method === 'HEAD') && (headers.accept ?? '').includes('text/html');
}

const sendPage = (reply: FastifyReply): FastifyReply =>
  reply.header('cache-control', 'no-cache').sendFile('index.html');
