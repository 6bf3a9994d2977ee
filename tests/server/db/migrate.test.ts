import pg from 'pg';
import { expect, it } from 'vitest';
import { migratePostgresDatabase } from '../../../server/db/migrate.js';
import { engines, scratchPostgres } from '../support/engines.js';

const withPostgres = (await engines('servers that start at once on an empty database')).includes('postgres');

it.runIf(withPostgres)('four servers may start at once on an empty database', async () => {
  const { url, drop } = await scratchPostgres('empty');
  try {
    await Promise.all([1, 2, 3, 4].map(() => migratePostgresDatabase(url)));
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query('select count(*)::int as n from saved_design');
    await client.end();
    expect(rows).toEqual([{ n: 0 }]);
  } finally {
    await drop();
  }
});
