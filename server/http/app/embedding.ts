import { existsSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { mayEmbed, type EmbedOrigins } from '../../config/embedding.js';
import { withVary } from '../vary.js';
import { headersOfBuilt } from './app-files.js';

const ALLOW_ORIGIN = 'access-control-allow-origin';

/**
 * Lets pages of the configured origins load what is registered in this scope, in nobody's name, and show its pages in
 * frames (C-027). Without any, our own pages alone may. `scope` must be one of its own.
 */
export function openToEmbedders(scope: FastifyInstance, origins: EmbedOrigins = []): void {
  if (origins.length === 0) return;
  scope.addHook('onSend', async (request, reply, payload) => {
    grant(request, reply, origins);
    letFrame(reply, origins);
    return payload;
  });
}

function grant({ headers: { origin } }: FastifyRequest, reply: FastifyReply, origins: EmbedOrigins): void {
  // a plain <script> or <img> says not where it stands: those may be shown anywhere, as they hold nothing of anybody's
  reply.header('cross-origin-resource-policy', 'cross-origin');
  if (origins !== '*') reply.header('vary', withVary(reply.getHeader('vary'), 'origin'));
  // the website, which may send its cookies, is allowed by `cors.ts`
  if (origin === undefined || reply.getHeader(ALLOW_ORIGIN) === origin) return;
  if (!mayEmbed(origin, origins)) return;
  reply.removeHeader('access-control-allow-credentials');
  reply.header(ALLOW_ORIGIN, origins === '*' ? '*' : origin);
}

function letFrame(reply: FastifyReply, origins: EmbedOrigins): void {
  const policy = reply.getHeader('content-security-policy');
  // it knows our own pages only, and where both stand, older browsers heed this one
  reply.removeHeader('x-frame-options');
  if (typeof policy !== 'string') return;
  const framing = `frame-ancestors ${origins === '*' ? '*' : ["'self'", ...origins].join(' ')}`;
  reply.header('content-security-policy', policy.replace(/frame-ancestors [^;]*/, framing));
}

/** The editor for other people's pages, as it was built, below /embed/. */
export async function registerEmbed(
  app: FastifyInstance,
  folder: string,
  origins?: EmbedOrigins,
): Promise<void> {
  if (!existsSync(folder)) return;
  await app.register(async (scope) => {
    openToEmbedders(scope, origins);
    scope.addHook('onSend', async ({ url }, reply, payload) => {
      // types, which are taken for films by their ending
      if (reply.statusCode < 400 && /\.d\.ts(\?|$)/.test(url)) reply.type('text/plain; charset=utf-8');
      return payload;
    });
    await scope.register(fastifyStatic, {
      root: folder,
      prefix: '/embed/',
      decorateReply: false,
      index: false,
      cacheControl: false,
      preCompressed: true,
      setHeaders: headersOfBuilt,
    });
  });
}
