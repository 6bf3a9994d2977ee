import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeError } from '../../../server/ops/log-error.js';
import { testDatabase } from '../support/engines.js';
import type { Database } from '../../../server/db/database.js';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

it('a failed query is logged with its words and code, never with what was sent along', async () => {
  const error: unknown = await database.db
    .execute(sql`select ${'a whole design'}::text from nowhere`)
    .catch((failed: unknown) => failed);
  const logged = describeError(error);
  expect(logged.code).toBe('42P01');
  expect(logged.message).toContain('"nowhere" does not exist');
  expect(logged.stack).toMatch(/^\s+at /);
  expect(JSON.stringify(logged)).not.toContain('a whole design');
});

it('what is no error is logged too, and a long message is cut', () => {
  expect(describeError('thrown').message).toBe('thrown');
  expect(describeError(new Error('x'.repeat(10_000))).message.length).toBeLessThan(600);
});
