import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSource } from '../../../catalog/build/assets.js';
import { found, type Searched } from '../../../catalog/build/gaps/searching.js';
import type { CatalogIndex } from '../../../catalog/format.js';
import { searches } from '../../../catalog/source/searches.js';
import { importCatalog } from '../../../server/catalog/import-catalog.js';
import { loadCatalog } from '../../../server/catalog/load-catalog.js';
import { designTemplates, templateSearch } from '../../../server/contract/search.js';
import { databaseEngine } from '../../../server/search/search-engine.js';
import { understandingEngine } from '../../../server/search/understanding/understanding-engine.js';
import { testServer, type TestServer } from '../support/server.js';
import { starterIndex, starterTemplates } from './support/starter-index.js';

/** What the first page of results shows. */
const PAGE = 20;
let server: TestServer;
let fitting: ReadonlyMap<string, readonly string[]>;

/** The templates that fit each search. */
async function fittingTemplates(): Promise<ReadonlyMap<string, readonly string[]>> {
  const parents = await readSource<CatalogIndex['categories']>('categories.json');
  const names = new Map(parents.flatMap(({ children }) => children.map(({ id, name }) => [id, name])));
  return found(
    searches,
    starterTemplates.map(({ source, category: id }): Searched => ({
      source,
      category: { id, name: names.get(id)! },
    })),
  );
}

describe('ordinary searches of the starter templates', () => {
  beforeAll(async () => {
    fitting = await fittingTemplates();
    server = await testServer({
      engine: 'embedded',
      searchEngine: ({ db }) => understandingEngine(databaseEngine(db)),
    });
    await server.catalog.write(await starterIndex());
    const { database, files } = server.services;
    await importCatalog(database, files, await loadCatalog(server.catalog.folder));
  });
  afterAll(() => server.close());

  it('are 200 or more, and each shows four fitting templates on its first page [E-092]', async () => {
    expect(new Set(searches).size).toBeGreaterThanOrEqual(200);
    const visitor = server.visitor();
    const poor: string[] = [];
    for (const text of searches) {
      const { hits } = await visitor.api(designTemplates.search, templateSearch({ text, size: PAGE }));
      const fit = hits.hits.filter(({ _id }) => fitting.get(text)!.includes(_id));
      if (fit.length < 4) poor.push(`${text}: ${fit.length} of ${hits.hits.length}`);
    }
    expect(poor).toEqual([]);
  });
});
