import type { PGlite } from '@electric-sql/pglite';
import { expect, it } from 'vitest';
import { withCallTimeout } from '../../../server/db/embedded/call-timeout.js';

const engine = (query: () => Promise<unknown>) =>
  ({ query, exec: query, transaction: query }) as unknown as PGlite;

function limited(query: () => Promise<unknown>) {
  const fatal: Error[] = [];
  return {
    fatal,
    engine: withCallTimeout(engine(query), { limit: 20, onFatal: (error) => fatal.push(error) }),
  };
}

it('a call that hangs is given up and fatal', async () => {
  const { fatal, engine: guarded } = limited(() => new Promise(() => undefined));
  await expect(guarded.query('select 1')).rejects.toThrow('did not answer');
  await expect(guarded.transaction(() => Promise.resolve())).rejects.toThrow('did not answer');
  expect(fatal).toHaveLength(2);
});

it('a full disk is fatal, since the engine hangs on every call after it', async () => {
  const { fatal, engine: guarded } = limited(() =>
    Promise.reject(new Error('could not extend file: No space left on device')),
  );
  await expect(guarded.exec('insert')).rejects.toThrow('No space left');
  expect(fatal).toHaveLength(1);
});

it('an ordinary error is the caller’s alone', async () => {
  const { fatal, engine: guarded } = limited(() => Promise.reject(new Error('duplicate key')));
  await expect(guarded.query('insert')).rejects.toThrow('duplicate key');
  expect(fatal).toEqual([]);
});
