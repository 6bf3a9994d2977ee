import { expect, it } from 'vitest';
import { SessionCache } from '../../../server/accounts/session-cache.js';

/** A database that answers when told to. */
function slowTable() {
  const rows = new Map<string, string>();
  const waiting: (() => void)[] = [];
  let reads = 0;
  const read = (hash: string): Promise<string | null> => {
    reads += 1;
    // what a query sees is settled when it runs, not when its answer arrives
    const seen = rows.get(hash) ?? null;
    return new Promise((resolve) => waiting.push(() => resolve(seen)));
  };
  const answer = () => waiting.splice(0).forEach((resolve) => resolve());
  return { rows, read, answer, reads: () => reads };
}

const fresh = () => true;

it('many questions at once are one query, and the next ones none', async () => {
  const table = slowTable();
  const cache = new SessionCache(table.read, fresh);
  cache.trust(true);
  table.rows.set('a', 'Ann');
  const asked = [cache.get('a'), cache.get('a'), cache.get('a')];
  table.answer();
  expect(await Promise.all(asked)).toEqual(['Ann', 'Ann', 'Ann']);
  expect(await cache.get('a')).toBe('Ann');
  expect(table.reads()).toBe(1);
});

it('remembers that there is nothing', async () => {
  const table = slowTable();
  const cache = new SessionCache(table.read, fresh);
  cache.trust(true);
  const asked = cache.get('a');
  table.answer();
  expect(await asked).toBeNull();
  expect(await cache.get('a')).toBeNull();
  expect(table.reads()).toBe(1);
});

it('what was read before a change is not kept after it', async () => {
  const table = slowTable();
  const cache = new SessionCache(table.read, fresh);
  cache.trust(true);
  table.rows.set('a', 'Ann');
  const early = cache.get('a');
  table.rows.delete('a');
  cache.forget('a');
  const late = cache.get('a');
  table.answer();
  expect(await early).toBe('Ann');
  expect(await late).toBeNull();
  expect(await cache.get('a')).toBeNull();
  expect(table.reads()).toBe(2);
});

it('what was read while the line was down is not kept once it is back', async () => {
  const table = slowTable();
  const cache = new SessionCache(table.read, fresh);
  table.rows.set('a', 'Ann');
  const asked = cache.get('a');
  table.rows.delete('a');
  cache.trust(true);
  table.answer();
  await asked;
  const again = cache.get('a');
  table.answer();
  expect(await again).toBeNull();
});

it('without a line nothing is remembered', async () => {
  const table = slowTable();
  const cache = new SessionCache(table.read, fresh);
  table.rows.set('a', 'Ann');
  for (const expected of [1, 2]) {
    const asked = cache.get('a');
    table.answer();
    expect(await asked).toBe('Ann');
    expect(table.reads()).toBe(expected);
  }
});

it('a failed query is tried again', async () => {
  let fails = true;
  const cache = new SessionCache<string>(
    () => (fails ? Promise.reject(new Error('no database')) : Promise.resolve('Ann')),
    fresh,
  );
  cache.trust(true);
  await expect(cache.get('a')).rejects.toThrow('no database');
  fails = false;
  expect(await cache.get('a')).toBe('Ann');
});

it('what has gone stale by itself is read again, and given only if it is fresh', async () => {
  let now = 0;
  const cache = new SessionCache<number>(
    () => Promise.resolve(10),
    (until) => until > now,
  );
  cache.trust(true);
  expect(await cache.get('a')).toBe(10);
  now = 20;
  expect(await cache.get('a')).toBeNull();
});
