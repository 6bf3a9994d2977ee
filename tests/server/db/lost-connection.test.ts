import { sql } from 'drizzle-orm';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { connectPostgres } from '../../../server/db/connect-postgres.js';
import { engines, scratchPostgres } from '../support/engines.js';

const available = await engines('a connection that ends in the middle of a transaction');

const firstRow = (result: unknown) => (result as { rows: Record<string, unknown>[] }).rows[0] ?? {};

describe.runIf(available.includes('postgres'))(
  'a connection that ends between two statements of a transaction',
  () => {
    it('fails that transaction and nothing else', async () => {
      const scratch = await scratchPostgres();
      const database = await connectPostgres(scratch.url, () => undefined);
      const other = new pg.Client({ connectionString: scratch.url });
      await other.connect();
      try {
        const doomed = database.db.transaction(async (tx) => {
          const pid = firstRow(await tx.execute(sql`select pg_backend_pid() as pid`))['pid'];
          await other.query('select pg_terminate_backend($1)', [pid]);
          // long enough for the end of the connection to arrive while nothing is being asked
          await new Promise((resolve) => setTimeout(resolve, 200));
          await tx.execute(sql`select 1`);
        });
        await expect(doomed).rejects.toThrow();
        expect(firstRow(await database.db.execute(sql`select 1 as one`))).toEqual({ one: 1 });
      } finally {
        await other.end();
        await database.close();
        await scratch.drop();
      }
    });
  },
);
