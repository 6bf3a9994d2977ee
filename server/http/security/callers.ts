import '@fastify/cookie';
import type { FastifyRequest } from 'fastify';
import { clientNetwork } from './client-network.js';
import type { Services } from '../../services.js';
import { accessOf, showsToken } from './access-of.js';
import { principalOf } from './principal-of.js';

/** Visitors told apart behind one address in a minute: a school is. Cookies are free, so beyond it they count as one. */
const MOST_VISITORS = 400;
const MINUTE = 60_000;

/**
 * Whose requests are counted together: an account's, wherever it asks from; a visitor's; else all from one address. Two
 * hundred people behind one address each have their own, and a script among them spends its own alone.
 */
export class Callers {
  #visitors = new Map<string, Set<string>>();
  #since = 0;

  constructor(
    private readonly services: Pick<Services, 'sessions' | 'db'>,
    private readonly now: () => number = Date.now,
  ) {}

  async keyOf(request: FastifyRequest): Promise<string> {
    const { user, visitor } = showsToken(request)
      ? { user: (await accessOf(this.services, request))?.user, visitor: null }
      : await principalOf(this.services, request);
    if (user) return `account ${user.id}`;
    const address = clientNetwork(request.ip);
    return visitor !== null && this.#hasRoom(address, visitor) ? `visitor ${visitor}` : `address ${address}`;
  }

  #hasRoom(address: string, visitor: string): boolean {
    if (this.now() - this.#since > MINUTE) {
      this.#visitors = new Map();
      this.#since = this.now();
    }
    let here = this.#visitors.get(address);
    if (!here) this.#visitors.set(address, (here = new Set()));
    if (here.size < MOST_VISITORS) here.add(visitor);
    return here.has(visitor);
  }
}
