import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSource } from '../../../catalog/build/assets.js';
import { found, type Searched } from '../../../catalog/build/gaps/searching.js';
import type { CatalogIndex } from '../../../catalog/format.js';
import { alsoCalled } from '../../../catalog/source/also-called.js';
import { recipes } from '../../../catalog/source/recipes/recipes.js';
import { searches } from '../../../catalog/source/searches.js';
import { templates } from '../../../catalog/source/templates/templates.js';
import { importCatalog } from '../../../server/catalog/import-catalog.js';
import { loadCatalog } from '../../../server/catalog/load-catalog.js';
import { designTemplates, templateSearch } from '../../../server/contract/search.js';
import { testIndex } from '../support/catalog.js';
import { testServer, type TestServer } from '../support/server.js';

/** What the first page of results shows. */
const PAGE = 20;
const categoryOf = new Map(recipes.map(({ id, category }) => [id, category]));

let server: TestServer;
let fitting: ReadonlyMap<string, readonly string[]>;

/** The starter templates by name, keywords and format, as the build writes them; their pictures play no part here. */
async function starterIndex(): Promise<CatalogIndex> {
  const base = testIndex();
  const parents = await readSource<CatalogIndex['categories']>('categories.json');
  const categories = parents.map((parent, i) => ({
    ...{ ...parent, priority: i + 1 },
    children: parent.children.map((child, k) => ({ ...child, priority: k + 1 })),
  }));
  const names = new Map(categories.flatMap(({ children }) => children.map(({ id, name }) => [id, name])));
  const sources = templates.map((source) => ({ source, id: categoryOf.get(source.recipe)! }));
  fitting = found(
    searches,
    sources.map(({ source, id }): Searched => ({ source, category: { id, name: names.get(id)! } })),
  );
  return {
    ...base,
    categories,
    templates: sources.map(({ source, id }) => ({
      ...base.templates[0]!,
      ...{ id: source.id, name: source.name, custom_url: source.id, categories: [id], active: true },
      keywords: [...new Set([...source.keywords, ...(alsoCalled[id] ?? [])])],
    })),
    formats: [],
  };
}

describe('ordinary searches of the starter templates', () => {
  beforeAll(async () => {
    server = await testServer({ engine: 'embedded' });
    await server.catalog.write(await starterIndex());
    const { database, files } = server.services;
    await importCatalog(database, files, await loadCatalog(server.catalog.folder));
  }, 60_000);
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
  }, 60_000);
});
