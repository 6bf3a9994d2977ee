import '@fastify/cookie';
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { COOKIES } from '../../contract/cookies.js';

/** Says that an account was signed in to in this browser before; sent to the provider's pages alone. */
const COOKIE = COOKIES.knownDevice.name;
/** A year, seconds. */
const AGE = 365 * 24 * 3600;
/** Accounts remembered in a browser: a family's. */
const MOST = 8;

/**
 * Browsers that an account was signed in to in. Guessing from elsewhere must not lock the owner out: who comes from a known
 * browser has tries of their own. The mark holds no secret of the account and lets nobody in.
 */
export class KnownDevices {
  constructor(private readonly key: string) {}

  /** `email` as it is counted: normalized. */
  isKnown(request: FastifyRequest, email: string): boolean {
    const wanted = this.#markOf(email);
    return marksIn(request).some((mark) => mark.length === wanted.length && same(mark, wanted));
  }

  remember(request: FastifyRequest, reply: FastifyReply, email: string, secure: boolean): void {
    const mark = this.#markOf(email);
    const marks = [mark, ...marksIn(request).filter((other) => other !== mark)].slice(0, MOST);
    reply.setCookie(COOKIE, marks.join('.'), {
      ...{ path: '/account', httpOnly: true, sameSite: 'lax', maxAge: AGE },
      secure,
    });
  }

  #markOf(email: string): string {
    return createHmac('sha256', this.key).update(`device:${email}`).digest('base64url');
  }
}

const marksIn = ({ cookies }: FastifyRequest): string[] => (cookies[COOKIE] ?? '').split('.').slice(0, MOST);

const same = (a: string, b: string): boolean => timingSafeEqual(Buffer.from(a), Buffer.from(b));
