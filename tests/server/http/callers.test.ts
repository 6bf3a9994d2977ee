import { describe, expect, it } from 'vitest';
import type { FastifyRequest } from 'fastify';
import { SESSION_COOKIE, VISITOR_COOKIE } from '../../../server/access/cookies.js';
import { newVisitorSecret } from '../../../server/access/visitor.js';
import { Callers } from '../../../server/http/security/callers.js';
import { principalOf } from '../../../server/http/security/principal-of.js';

const sessions = { find: async (cookie?: string) => (cookie ? { user: { id: cookie } } : null) };
let now = 0;
const callers = () => new Callers({ sessions } as never, () => now);
const request = (cookies: Record<string, string> = {}, ip = '192.0.2.1') =>
  ({ ip, cookies, headers: {} }) as unknown as FastifyRequest;
const visitor = () => request({ [VISITOR_COOKIE]: newVisitorSecret() });

describe('requests are counted together', () => {
  it('of an account wherever it asks from, of a visitor, and of an address for the others', async () => {
    const of = callers();
    expect(await of.keyOf(request({ [SESSION_COOKIE]: 'bo' }))).toBe('account bo');
    expect(await of.keyOf(request({ [SESSION_COOKIE]: 'bo' }, '198.51.100.7'))).toBe('account bo');
    const one = visitor();
    expect(await of.keyOf(one)).toMatch(/^visitor /);
    expect(await of.keyOf(one)).toBe(await of.keyOf(one));
    expect(await of.keyOf(one)).not.toBe(await of.keyOf(visitor()));
    expect(await of.keyOf(request())).toBe('address 192.0.2.1');
    expect(await of.keyOf(request({ [VISITOR_COOKIE]: 'made up' }))).toBe('address 192.0.2.1');
  });

  it('of a crowd of visitors behind one address too, so that new cookies buy nothing', async () => {
    now = 0;
    const of = callers();
    const first = visitor();
    await of.keyOf(first);
    const keys = await Promise.all(Array.from({ length: 600 }, () => of.keyOf(visitor())));
    expect(keys.filter((key) => key.startsWith('visitor ')).length).toBe(399);
    expect(keys.at(-1)).toBe('address 192.0.2.1');
    // who was told apart before stays so, and a minute later there is room again
    expect(await of.keyOf(first)).toMatch(/^visitor /);
    now = 61_000;
    expect(await of.keyOf(visitor())).toMatch(/^visitor /);
  });

  it('looks a session up once for a request, however often it is asked whose it is', async () => {
    const asked: (string | undefined)[] = [];
    const find = async (secret?: string) => {
      asked.push(secret);
      return null;
    };
    const counted = { sessions: { find } } as never;
    const one = request({ [SESSION_COOKIE]: 'bo' });
    await new Callers(counted).keyOf(one);
    await principalOf(counted, one);
    expect(asked).toEqual(['bo']);
    // the secret in a header is another matter
    await principalOf(counted, one, 'ann');
    await principalOf(counted, request({ [SESSION_COOKIE]: 'bo' }));
    expect(asked).toEqual(['bo', 'ann', 'bo']);
  });
});
