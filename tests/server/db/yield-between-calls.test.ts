import type { PGlite } from '@electric-sql/pglite';
import { expect, it } from 'vitest';
import { yieldBetweenCalls } from '../../../server/db/embedded/yield-between-calls.js';

const engine = (call: () => Promise<unknown>) =>
  yieldBetweenCalls({ ...{ query: call, exec: call, transaction: call } } as unknown as PGlite);

it('lets others run between two calls, and keeps their order', async () => {
  const done: string[] = [];
  const calls = engine(() => Promise.resolve(done.push('call')));
  const all = Promise.all([calls.query('a'), calls.transaction(() => Promise.resolve()), calls.query('b')]);
  setImmediate(() => setImmediate(() => done.push('other')));
  await all;
  expect(done.indexOf('other')).toBeLessThan(2);
});

it('a call that fails does not hold up the next', async () => {
  let calls = 0;
  const failing = engine(() => (calls++ ? Promise.resolve('well') : Promise.reject(new Error('ill'))));
  const first = failing.query('a');
  const second = failing.query('b');
  await expect(first).rejects.toThrow('ill');
  expect(await second).toBe('well');
});

it('a call that never ends keeps the others waiting, as the one session of the engine does', async () => {
  let calls = 0;
  const hung = engine(() => (calls++ ? Promise.resolve() : new Promise(() => undefined)));
  void hung.query('a');
  const late = hung.query('b').then(() => 'answered');
  expect(await Promise.race([late, new Promise((resolve) => setTimeout(resolve, 30, 'waiting'))])).toBe(
    'waiting',
  );
});
