import { scryptSync } from 'node:crypto';
import { expect, it } from 'vitest';
import { SlidingWindowCounter } from '../../../server/provider/accounts/account-limits.js';
import { hashPassword, passwordMatches } from '../../../server/provider/accounts/password-hash.js';

const MINUTE = 60_000;

/** What is kept of a password with the least work: who waits and who is refused does not depend on how long one takes. */
function quicklyKept(password: string): string {
  const salt = Buffer.alloc(16, 7);
  const key = scryptSync(password, salt, 32, { N: 2, r: 8, p: 1 });
  return ['scrypt', 2, 8, 1, salt.toString('base64url'), key.toString('base64url')].join('$');
}

it('counts within a quarter of an hour, each key by itself', () => {
  let now = 0;
  const counter = new SlidingWindowCounter(2, () => now);
  expect([counter.take('a'), counter.take('a'), counter.take('a'), counter.take('b')]).toEqual([
    ...[true, true, false, true],
  ]);
  counter.giveBack('b');
  expect([counter.take('b'), counter.take('b'), counter.take('b')]).toEqual([true, true, false]);
  now = 14 * MINUTE;
  expect(counter.take('a')).toBe(false);
  now = 15 * MINUTE;
  expect(counter.take('a')).toBe(true);
  counter.forget('a');
  expect([counter.take('a'), counter.take('a')]).toEqual([true, true]);
});

it('a password fits itself however its letters are composed, and never nobody', async () => {
  const kept = await hashPassword('Größe und Länge');
  expect(await passwordMatches('Gr\u006f\u0308ße und La\u0308nge', kept)).toBe(true);
  expect(await passwordMatches('größe und länge', kept)).toBe(false);
  expect(await passwordMatches('', undefined)).toBe(false);
  expect(kept).not.toBe(await hashPassword('Größe und Länge'));
});

it('passwords beyond what can be judged soon are refused, and the others still judged', async () => {
  const kept = quicklyKept('river stone lantern');
  const judged = await Promise.allSettled(Array.from({ length: 45 }, () => passwordMatches('another', kept)));
  expect(judged.filter(({ status }) => status === 'fulfilled')).toHaveLength(42);
  expect(judged.at(-1)).toMatchObject({ reason: { statusCode: 429 } });
});

it('a crowd of passwords is judged two at a time, and all are', async () => {
  const kept = quicklyKept('river stone lantern');
  const judged = await Promise.all(
    Array.from({ length: 9 }, (_, i) => passwordMatches(i % 2 ? 'river stone lantern' : 'another', kept)),
  );
  expect(judged).toEqual([false, true, false, true, false, true, false, true, false]);
});
