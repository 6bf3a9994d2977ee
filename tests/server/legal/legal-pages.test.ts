import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PAGE_TEXTS } from '../../../app/features/pages/page-texts.js';
import { COOKIES, SIGNATURE } from '../../../server/contract/cookies.js';
import { signInAddress } from '../../../server/contract/sign-in.js';
import { ACCOUNT_COLUMNS, STORED_DATA } from '../../../server/contract/stored-data.js';
import { savedDesign } from '../../../server/contract/saved-design.js';
import { user as calls } from '../../../server/contract/user.js';
import { createClient } from '../../../server/contract/client.js';
import * as schema from '../../../server/db/schema.js';
import { Browser } from '../provider/harness.js';
import { testServer, type TestServer } from '../support/server.js';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ provider: 'embedded' });
});
afterAll(() => server.close());

const tables: readonly PgTable[] = Object.values(schema).filter((one) => is(one, PgTable));
const wordsOf = (page: 'cookie' | 'policy') =>
  PAGE_TEXTS[page].sections.map(({ heading, text }) => `${heading}\n${text}`).join('\n');

/** What a table refers to, by name. */
const refersTo = (table: PgTable): string[] =>
  getTableConfig(table).foreignKeys.map((key) => getTableName(key.reference().foreignTable));

/** Whether its rows are somebody's: an account's, a browser's, or an address'. */
const isAbout = (table: PgTable): boolean =>
  refersTo(table).some((name) => ['user', 'provider_account', 'visitor'].includes(name)) ||
  Object.keys(getTableColumns(table)).some((column) => ['email', 'recipient'].includes(column)) ||
  getTableName(table) === 'visitor';

it('legal pages say what the server does: every cookie that is set, every table and column about people [E-045]', async () => {
  const ada = new Browser();
  const api = createClient({
    base: `${server.address}/api/`,
    fetch: async (address, init) => {
      await ada.open(String(address), init);
      return new Response(ada.text, { status: ada.status });
    },
  });
  await api(savedDesign.createBlankDesign, {});
  await ada.open(`${server.address}${signInAddress({ mode: 'register', returnTo: '/designmaker/start' })}`);
  await ada.submit({ name: 'Ada', email: 'ada@example.com', password: 'river stone lantern', keep: '1' });
  const { redirect } = await api(calls.logout, {});
  await ada.open(redirect!);
  await ada.open(`${server.address}${signInAddress({ returnTo: '/designmaker/start' })}`);
  await ada.submit({ email: 'ada@example.com', password: 'river stone lantern' });

  const set = new Set(
    [...ada.given.matchAll(/^([^=]+)=/gm)].map(([, name]) =>
      name!.replace(new RegExp(`\\${SIGNATURE}$`), ''),
    ),
  );
  // one is set by the page itself, one for the operator
  const { theme, outbox, ...others } = COOKIES;
  expect([...set].sort()).toEqual(
    Object.values(others)
      .map(({ name }) => name)
      .sort(),
  );
  for (const { name, purpose } of [...Object.values(others), theme, outbox]) {
    expect(wordsOf('cookie')).toContain(name);
    expect(wordsOf('cookie')).toContain(purpose);
  }

  const named = STORED_DATA.flatMap(({ tables: of }) => of);
  expect([...named].sort()).toEqual(tables.filter(isAbout).map(getTableName).sort());
  for (const { heading, text } of STORED_DATA) expect(wordsOf('policy')).toContain(`${heading}\n${text}`);

  const columns = [schema.user, schema.providerAccount, schema.session].flatMap((table) =>
    Object.values(getTableColumns(table)).map(({ name }) => `${getTableName(table)}.${name}`),
  );
  expect(Object.keys(ACCOUNT_COLUMNS).sort()).toEqual(columns.sort());
  for (const words of Object.values(ACCOUNT_COLUMNS)) if (words) expect(wordsOf('policy')).toContain(words);
});
