import '@fastify/cookie';
import '@fastify/rate-limit';
import * as z from 'zod/mini';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { API_BASE } from '../contract/contract.js';
import { ApiError, success, successText } from '../contract/envelope.js';
import { newSecret, rememberVisitor, VISITOR_COOKIE, visitorHash } from '../access/visitor.js';
import type { Services } from '../services.js';
import { guardAgainstOtherSites } from './guard.js';
import type { Answered, Context, FileReply } from './handler.js';

const JSON_TYPE = 'application/json; charset=utf-8';
const BODY_LIMIT = 256 * 1024;
const PER_MINUTE = 1200;
/** A year, seconds. Browsers cap cookies at about that. */
const COOKIE_AGE = 365 * 24 * 3600;

/** Registers a call with and without the trailing slash: the specs write both. */
export function registerCall(app: FastifyInstance, services: Services, answered: Answered): void {
  const { call, limits } = answered;
  const address = `${API_BASE}${call.path}`;
  // one counter for both addresses; tests may leave the limits out
  const limit = app.hasDecorator('rateLimit')
    ? app.rateLimit({ max: limits.perMinute ?? PER_MINUTE, timeWindow: '1 minute' })
    : undefined;
  for (const url of [address, `${address}/`]) {
    app.route({
      method: call.method,
      url,
      bodyLimit: limits.body ?? BODY_LIMIT,
      ...(limit && { onRequest: limit }),
      handler: async (request, reply) => {
        guardAgainstOtherSites(request);
        const payload = read(answered, request);
        return send(answered, reply, await answered.handle(payload, contextOf(services, request, reply)));
      },
    });
  }
}

function read({ call }: Answered, request: FastifyRequest): unknown {
  const result = z.safeParse(call.input, (call.method === 'GET' ? request.query : request.body) ?? {});
  if (result.success) return result.data;
  const { path, message } = result.error.issues[0]!;
  const field = path.join('.');
  throw new ApiError('bad_request', field ? `${field}: ${message}` : message, { path: field });
}

function send({ call, limits }: Answered, reply: FastifyReply, answer: unknown): FastifyReply {
  reply.header('cache-control', limits.cacheControl ?? 'no-store');
  if (call.form === 'bytes') return sendFile(reply, answer as FileReply);
  return reply.type(JSON_TYPE).send(call.form === 'raw' ? successText(answer as string) : success(answer));
}

/** Bytes from outside: a browser must neither guess another type nor run what is in them. */
export const sendFile = (reply: FastifyReply, { bytes, mime }: FileReply): FastifyReply =>
  reply
    .type(mime)
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', SANDBOX)
    .send(bytes);

export const SANDBOX = "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:";

function contextOf(services: Services, request: FastifyRequest, reply: FastifyReply): Context {
  const visitor = visitorHash(request.cookies[VISITOR_COOKIE]);
  return {
    ...services,
    asker: { visitor },
    log: request.log,
    owner: async () => {
      const hash = giveSecret(request, reply);
      await rememberVisitor(services.db, hash);
      return hash;
    },
  };
}

/** The browser's own secret, or a new one; given anew each time, so that it lasts a year from the last thing made. */
function giveSecret(request: FastifyRequest, reply: FastifyReply): string {
  const sent = request.cookies[VISITOR_COOKIE];
  const secret = sent !== undefined && visitorHash(sent) !== null ? sent : newSecret();
  const secure = request.protocol === 'https';
  reply.setCookie(VISITOR_COOKIE, secret, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge: COOKIE_AGE,
  });
  return visitorHash(secret)!;
}
