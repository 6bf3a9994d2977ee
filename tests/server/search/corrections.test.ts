import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CatalogIndex } from '../../../catalog/format.js';
import { importCatalog } from '../../../server/catalog/import-catalog.js';
import { loadCatalog } from '../../../server/catalog/load-catalog.js';
import {
  designResources,
  designTemplates,
  resourceSearch,
  templateSearch,
} from '../../../server/contract/search.js';
import { job, searchEntry, searchTerm, template } from '../../../server/db/schema.js';
import { reindexAllEntries } from '../../../server/search/reindex.js';
import { MOST_FOUND } from '../../../server/search/database-search.js';
import { recountTerms } from '../../../server/search/spelling/terms.js';
import { testIndex } from '../support/catalog.js';
import { engines } from '../support/engines.js';
import { testServer, type TestServer, type Visitor } from '../support/server.js';

function index(names: readonly [string, string, string] = ['Coffee bar', 'Flower shop', 'Secret zebra']) {
  const base = testIndex();
  const [sunny, rainy, retired] = base.templates;
  return {
    ...base,
    templates: [
      { ...sunny!, name: names[0], keywords: ['business card', 'restaurant', 'größe'] },
      { ...rainy!, name: names[1], keywords: ['business', 'birthday', 'garden', 'expo 2024'] },
      // not listed
      { ...retired!, name: names[2] },
    ],
  } satisfies CatalogIndex;
}

let server: TestServer;
let visitor: Visitor;

const bring = async (catalog: CatalogIndex) => {
  await server.catalog.write(catalog);
  const { database, files } = server.services;
  await importCatalog(database, files, await loadCatalog(server.catalog.folder));
};
const count = () => recountTerms(server.services.db, 'template');
const waiting = () =>
  server.services.db.select({ key: job.key }).from(job).where(eq(job.kind, 'search_terms')).orderBy(job.key);

const find = async (text: string, category?: string) => {
  const body = templateSearch({ text, size: 50, ...(category !== undefined && { category }) });
  const { hits, corrected } = await visitor.api(designTemplates.search, body);
  return [corrected, ...hits.hits.map(({ _id }) => _id)];
};

describe.each(await engines('corrections of searches'))('corrections, on %s', (engine) => {
  beforeAll(async () => {
    server = await testServer({ engine });
    visitor = server.visitor();
    await bring(index());
    await count();
  });
  afterAll(() => server.close());

  it.each([
    ['a mistyped word', 'cofee', ['coffee', 'sunny']],
    ['one among others, which stay as they were written', 'Busines CARD', ['business CARD', 'sunny']],
    ['a plural', 'flwoers', ['flower', 'rainy']],
    ['several', 'brithday gardn', ['birthday garden', 'rainy']],
    ['marks or none', 'Grössse', ['grosse', 'sunny']],
    ['to words of which some are had', 'cofee gardn', ['coffee garden', 'rainy', 'sunny']],
  ])('are made of %s', async (_what, text, found) => {
    expect(await find(text)).toEqual(found);
  });

  it.each([
    ['what is there', 'coffee', 'sunny'],
    ['a word that is being typed', 'restaur', 'sunny'],
    ['a word that nothing has beside one that something has', 'coffee unicorn', 'sunny'],
    ['a plural that is there in the singular', 'gardens', 'rainy'],
  ])('are not made of %s', async (_what, text, id) => {
    expect(await find(text)).toEqual([undefined, id]);
  });

  it.each([
    ['numbers', '2025'],
    ['what resembles nothing', 'unicorn'],
    ['what resembles a word of what is not listed', 'zebraa'],
    ['scripts without spaces', 'セールス'],
  ])('are not made of %s, and nothing is found', async (_what, text) => {
    expect(await find(text)).toEqual([undefined]);
  });

  it('need all words where all are asked for, and keep to the category', async () => {
    const all = (query: string) =>
      visitor.api(designTemplates.search, { query: { match: { name: { query, operator: 'and' } } } });
    expect(await all('cofee bar')).toMatchObject({ corrected: 'coffee bar', hits: { total: { value: 1 } } });
    expect(await all('cofee flowr')).toEqual({ hits: { total: { value: 0 }, hits: [] } });
    expect(await find('buisness', 'Story')).toEqual(['business', 'sunny']);
    expect(await find('brithday', 'Story')).toEqual([undefined]);
  });

  it('are the same on every page', async () => {
    const { hits, corrected } = await visitor.api(designTemplates.search, {
      ...templateSearch({ text: 'buisness', from: 1, size: 1 }),
    });
    expect(corrected).toBe('business');
    expect(hits).toMatchObject({ total: { value: 2 }, hits: [{ _id: 'rainy' }] });
  });

  it('follow the catalog once its words are counted', async () => {
    const { db } = server.services;
    await db.delete(job);
    await bring(index(['Tea room', 'Flower shop', 'Secret zebra']));
    expect(await waiting()).toEqual([
      { key: 'design_resource' },
      { key: 'mockup' },
      { key: 'template' },
      { key: 'text_template' },
    ]);
    await count();
    expect(await find('cofee')).toEqual([undefined]);
    expect(await find('tearoom room')).toEqual([undefined, 'sunny']);
    expect(await find('roomm')).toEqual(['room', 'sunny']);
    const words = await db.select().from(searchTerm).where(eq(searchTerm.kind, 'template'));
    expect(words.filter(({ word }) => ['coffee', 'zebra', 'room', 'business'].includes(word))).toEqual([
      expect.objectContaining({ word: 'business', things: 2 }),
      expect.objectContaining({ word: 'room', things: 1 }),
    ]);
  });

  it('are counted anew at the start when nothing was', async () => {
    const { db } = server.services;
    await db.delete(searchTerm);
    await db.delete(job);
    await reindexAllEntries(db);
    expect((await waiting()).map(({ key }) => key)).toContain('template');
    await count();
    expect(await find('buisness')).toEqual(['business', 'sunny', 'rainy']);
    await db.delete(job);
    await db.insert(searchTerm).values([
      { kind: 'design_resource', word: 'blue', things: 1, near: [] },
      { kind: 'text_template', word: 'wise', things: 1, near: [] },
      { kind: 'mockup', word: 'cup', things: 1, near: [] },
    ]);
    await reindexAllEntries(db);
    expect(await waiting()).toEqual([]);
  });

  it('leave out what has left the lists since, however it did', async () => {
    const { db } = server.services;
    const { templates, ...rest } = index();
    await bring({ ...rest, templates: templates.slice(1) });
    expect(await find('business')).toEqual([undefined, 'rainy']);
    await bring(index());
    expect(await find('business')).toEqual([undefined, 'sunny', 'rainy']);
    await db.update(template).set({ active: false }).where(eq(template.id, 'rainy'));
    await reindexAllEntries(db);
    expect(await find('business')).toEqual([undefined, 'sunny']);
  });

  it('find no more than so many, those of the highest priority', async () => {
    const { db } = server.services;
    await db.insert(searchEntry).select(
      sql`select 'design_resource', 'many-' || n, '''everywhere'':1B ''=icon'''::tsvector, 0, true, -n
        from generate_series(1, ${MOST_FOUND + 1}::int) as n` as never,
    );
    const found = await visitor.api(
      designResources.search,
      resourceSearch({ text: 'everywhere', sub_type: 'icon', from: MOST_FOUND - 1 }),
    );
    expect(found.hits).toMatchObject({
      total: { value: MOST_FOUND },
      hits: [{ _id: `many-${MOST_FOUND}` }],
    });
  });
});
