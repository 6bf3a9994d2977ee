import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { importCatalog } from '../../../server/catalog/import-catalog.js';
import { loadCatalog } from '../../../server/catalog/load-catalog.js';
import type { Listener } from '../../../server/db/database.js';
import { databaseEngine, type SearchEngine } from '../../../server/search/search-engine.js';
import type { SearchQuery } from '../../../server/search/search-query.js';
import { cachingEngine } from '../../../server/search/caching-engine.js';
import { testIndex } from '../support/catalog.js';
import { anyEngine } from '../support/engines.js';
import { testServer, type TestServer } from '../support/server.js';

const query = (text: string, from = 0): SearchQuery => ({
  ...{ text, fields: { name: 1, keywords: 3 }, all: false, from, size: 50 },
});

describe('searches that are remembered', () => {
  const search = vi.fn<SearchEngine['search']>(() => Promise.resolve({ total: 0, ids: [] }));
  const inner: SearchEngine = { search, changed: () => Promise.resolve() };
  let listener: Listener;
  const listen = (_channel: string, told: Listener) => {
    listener = told;
    told.onConnected(true);
    return Promise.resolve();
  };
  let now = 0;
  const asked = async (engine: SearchEngine, ...texts: string[]) => {
    search.mockClear();
    for (const text of texts) await engine.search('template', query(text));
    return search.mock.calls.length;
  };

  it('are asked for once, each page and kind by itself, even several at a time', async () => {
    const engine = await cachingEngine({ listen }, inner);
    search.mockClear();
    const one = () => engine.search('template', query('a'));
    await Promise.all([one(), one(), engine.search('template', query('a', 50))]);
    await Promise.all([one(), engine.search('design_resource', query('a'))]);
    expect(search).toHaveBeenCalledTimes(3);
  });

  it('are forgotten after a change, after a minute, and while changes may be missed', async () => {
    const engine = await cachingEngine({ listen }, inner, () => now);
    expect(await asked(engine, 'a', 'a')).toBe(1);
    listener.onMessage('template');
    expect(await asked(engine, 'a', 'a')).toBe(1);
    now += 60_000;
    expect(await asked(engine, 'a', 'a')).toBe(1);
    listener.onConnected(false);
    expect(await asked(engine, 'a', 'a')).toBe(2);
    listener.onConnected(true);
    expect(await asked(engine, 'a', 'a')).toBe(1);
  });

  it('are 500 at most, the last ones asked for', async () => {
    const engine = await cachingEngine({ listen }, inner);
    const many = Array.from({ length: 499 }, (_, i) => `many ${i}`);
    expect(await asked(engine, 'first', ...many, 'first', 'one more', 'first')).toBe(501);
    expect(await asked(engine, 'many 0')).toBe(1);
  });

  it('are asked for again after a failure', async () => {
    const engine = await cachingEngine({ listen }, inner);
    search.mockRejectedValueOnce(new Error('gone'));
    await expect(engine.search('template', query('a'))).rejects.toThrow('gone');
    expect(await asked(engine, 'a')).toBe(1);
  });
});

describe.each(await anyEngine('remembered searches'))('remembered searches, on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await testServer({ engine });
  });
  afterAll(() => server.close());

  it('show what was imported since', async () => {
    const { database, files } = server.services;
    const caching = await cachingEngine(database, databaseEngine(database.db));
    const find = async () => (await caching.search('template', query('brandnew'))).ids;
    expect(await find()).toEqual([]);
    const { templates, ...rest } = testIndex();
    const [sunny, ...others] = templates;
    await server.catalog.write({ ...rest, templates: [{ ...sunny!, name: 'Brandnew' }, ...others] });
    await importCatalog(database, files, await loadCatalog(server.catalog.folder));
    await expect.poll(find).toEqual(['sunny']);
  });
});
