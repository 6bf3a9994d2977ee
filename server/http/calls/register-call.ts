import '@fastify/cookie';
import * as z from 'zod/mini';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import { API_BASE, type Call } from '../../contract/contract.js';
import { ApiError, success, successText } from '../../contract/envelope.js';
import type { EmbedOrigins } from '../../config/embedding.js';
import { VISITOR_COOKIE } from '../../access/cookies.js';
import { newVisitorSecret, rememberVisitor, visitorHash } from '../../access/visitor.js';
import type { Services } from '../../services.js';
import { attachment } from './attachment.js';
import type { Principal } from '../../access/principal.js';
import { principalByToken, showsToken } from '../security/access-of.js';
import { bearerOf, principalOf } from '../security/principal-of.js';
import { sessionCookies } from '../security/session-cookies.js';
import { requireSameSite } from '../security/csrf-guard.js';
import { apiOrigin, isSecure } from '../security/origins.js';
import { perMinute } from '../security/rate-limit.js';
import type { CallHandler, Context, FileReply } from './handler.js';

const JSON_TYPE = 'application/json; charset=utf-8';
/** Letters of a field's place that are given back to whoever sent it. */
const LONGEST_PATH = 200;
const BODY_LIMIT = 256 * 1024;
const PER_MINUTE = 1200;
/** A year, seconds. Browsers cap cookies at about that. */
const COOKIE_AGE = 365 * 24 * 3600;

/** Registers a call with and without the trailing slash: the specs write both. `embedders` may make it as our own pages do. */
export function registerCall(
  app: FastifyInstance,
  services: Services,
  callHandler: CallHandler,
  embedders?: EmbedOrigins,
): void {
  const { call, limits, handle } = callHandler;
  registerRoute(app, callHandler, limits.body ?? BODY_LIMIT, async (request, reply) => {
    // no other site can make a browser send either header: they are no cookies, and a foreign page is granted none
    const principal = showsToken(request) ? await principalByToken(services, request, call.scope) : undefined;
    const token = principal ? undefined : call.authorization && bearerOf(request);
    if (!principal && token === undefined) requireSameSite(request, services.addresses, embedders);
    const sent = call.method === 'GET' ? request.query : request.body;
    const payload = readPayload(call, { ...(sent as object | undefined), ...(request.params as object) });
    return sendResponse(
      callHandler,
      reply,
      await handle(
        payload,
        contextFor(services, request, reply, principal ?? (await principalOf(services, request, token))),
      ),
    );
  });
}

/** Where a call is answered. */
export const addressesOf = ({ path }: Pick<Call, 'path'>): readonly [string, string] => [
  `${API_BASE}${path}`,
  `${API_BASE}${path}/`,
];

/** A call's addresses, its rate and its size, whatever form it comes in; `bodyLimit` is in bytes. */
export function registerRoute(
  app: FastifyInstance,
  { call, limits }: Described,
  bodyLimit: number,
  handler: RouteHandlerMethod,
): void {
  // one counter for both addresses
  const limit = perMinute(app, limits.perMinute ?? PER_MINUTE);
  for (const url of addressesOf(call)) {
    app.route({
      method: call.method,
      url,
      bodyLimit,
      ...limit,
      handler,
    });
  }
}

type Described = Pick<CallHandler, 'call' | 'limits'>;

/** The payload as the call takes it. Throws ApiError 'bad_request', which names the field. */
export function readPayload(call: Call, sent: unknown): unknown {
  const result = z.safeParse(call.input, sent ?? {});
  if (result.success) return result.data;
  const issue = result.error.issues[0]!;
  // a field too many stands beside the others, where the issue itself does not point
  const more = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
  const field = [...issue.path, ...more].join('.').slice(0, LONGEST_PATH);
  const { message } = issue;
  throw new ApiError('bad_request', field ? `${field}: ${message}` : message, { path: field });
}

export function sendResponse(
  { call, limits }: Described,
  reply: FastifyReply,
  response: unknown,
): FastifyReply {
  reply.header('cache-control', limits.cacheControl ?? 'no-store');
  if (call.form === 'bytes') return sendFile(reply, response as FileReply);
  return reply.type(JSON_TYPE).send(textOf(call, response));
}

export function textOf({ form }: Pick<Call, 'form'>, response: unknown): string {
  if (form === 'bare') return JSON.stringify(response);
  return form === 'raw' ? successText(response as string) : success(response);
}

/** Bytes from outside: a browser must neither guess another type nor run what is in them. */
export function sendFile(reply: FastifyReply, { bytes, mime, name }: FileReply): FastifyReply {
  if (name !== undefined) reply.header('content-disposition', attachment(name));
  return reply
    .type(mime)
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', SANDBOX)
    .send(bytes);
}

export const SANDBOX = "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:";

/** What a handler knows besides its payload. */
export function contextFor(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  principal: Principal,
): Context {
  return {
    ...services,
    principal,
    log: request.log,
    gone: () => goneBefore(reply),
    owner: async () => {
      if (principal.user) return { owner_user: principal.user.id };
      const hash = giveSecret(request, reply, isSecure(request, services.addresses));
      await rememberVisitor(services.db, hash);
      return { owner_visitor: hash };
    },
    origin: apiOrigin(request, services.addresses),
    sessionCookies: sessionCookies(request, reply, services.addresses),
  };
}

function goneBefore({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort(new ApiError('stale', 'The call was canceled'));
  });
  return gone.signal;
}

/** The browser's own secret, or a new one; given anew each time, so that it lasts a year from the last thing made. */
function giveSecret(request: FastifyRequest, reply: FastifyReply, secure: boolean): string {
  const sent = request.cookies[VISITOR_COOKIE];
  const secret = sent !== undefined && visitorHash(sent) !== null ? sent : newVisitorSecret();
  reply.setCookie(VISITOR_COOKIE, secret, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge: COOKIE_AGE,
  });
  return visitorHash(secret)!;
}
