import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importCatalog } from '../../../server/catalog/import-catalog.js';
import { loadCatalog } from '../../../server/catalog/load-catalog.js';
import { GUARD_HEADER } from '../../../server/contract/contract.js';
import { designResource } from '../../../server/contract/design-resource.js';
import {
  designResources,
  designTemplates,
  resourceSearch,
  templateSearch,
  textTemplates,
  textTemplateSearch,
} from '../../../server/contract/search.js';
import { searchEntry } from '../../../server/db/schema.js';
import { reindexAllEntries } from '../../../server/search/reindex.js';
import { searchedIndex } from './support/searched-index.js';
import { engines } from '../support/engines.js';
import { testServer, type TestServer, type Visitor } from '../support/server.js';

let server: TestServer;
let visitor: Visitor;

const post = (path: string, body: unknown) =>
  visitor.fetch(`/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [GUARD_HEADER]: '1' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

const icons = async (text: string): Promise<string[]> =>
  (await visitor.api(designResources.search, resourceSearch({ text, sub_type: 'icon' }))).hits.hits.map(
    ({ _id }) => _id,
  );
const templates = async (text: string, category?: string): Promise<string[]> => {
  const body = templateSearch({ text, size: 50, ...(category !== undefined && { category }) });
  return (await visitor.api(designTemplates.search, body)).hits.hits.map(({ _id }) => _id);
};

describe.each(await engines('searches'))('searches, on %s', (engine) => {
  beforeAll(async () => {
    server = await testServer({ engine });
    visitor = server.visitor();
    await server.catalog.write(searchedIndex());
    const { database, files } = server.services;
    await importCatalog(database, files, await loadCatalog(server.catalog.folder));
  });
  afterAll(() => server.close());

  it('answer as a search engine does, without the envelope and with either address', async () => {
    const body = resourceSearch({ text: 'vehicle', sub_type: 'icon' });
    for (const address of ['_search', '_search?', '_search/', '_search/?']) {
      const response = await post(`design_resources/${address}`, body);
      expect([response.status, await response.json()]).toEqual([
        200,
        {
          hits: {
            total: { value: 2 },
            hits: ['car', 'red-car'].map((_id) => ({ _id, _source: { _id } })),
          },
        },
      ]);
    }
  });

  it.each([
    ['any case, in any order', 'CAR red', ['red-car']],
    ['the beginning of the last word, whole words first', 'car', ['car', 'red-car', 'cartoon']],
    ['what is one when many are asked for', 'red cars', ['red-car']],
    ['some words when nothing has them all', 'red vehicle unicorn', ['red-car', 'car']],
    ['no marks on the letters', 'strasse grosse', ['de']],
    ['marks on them', 'Größe', ['de']],
    ['Arabic without vowel points', 'مدرسة', ['ar']],
    ['a Japanese word inside another', 'セール', ['ja']],
    ['words between signs that a query language knows', `o'neil & !:* "quoted" \\`, ['quote']],
    ['nothing that is there', 'unicorn', []],
    ['a letter by itself, not all that begins with it', '<c>', []],
    ['a letter that is a word', '<o>', ['quote']],
    ['nothing but signs', '"!?" \\', []],
    ['nothing', '', []],
    ['only pictures of the kind', 'blue', ['square', 'left']],
  ])('find %s', async (_what, text, ids) => {
    expect(await icons(text)).toEqual(ids);
  });

  it.each([
    [undefined, ['van', 'lorry']],
    [true, ['van']],
    [false, ['lorry']],
  ])('find those that are free, or sold, or both: free %s', async (free, expected) => {
    const body = resourceSearch({ text: 'haulage', sub_type: 'icon', ...(free !== undefined && { free }) });
    expect((await visitor.api(designResources.search, body)).hits.hits.map(({ _id }) => _id)).toEqual(
      expected,
    );
    const listed = await visitor.api(designResource.get, {
      ...{ sub_type: 'icon' as const, size: 100 },
      ...(free !== undefined && { free }),
    });
    const hauling = listed.docs.map(({ _id }) => _id).filter((id) => ['lorry', 'van'].includes(id));
    expect(hauling.sort()).toEqual([...expected].sort());
  });

  it('count all that is found and give the page asked for', async () => {
    const page = await visitor.api(
      designResources.search,
      resourceSearch({ text: 'car', sub_type: 'icon', from: 1, size: 1 }),
    );
    expect(page.hits).toMatchObject({ total: { value: 3 }, hits: [{ _id: 'red-car' }] });
    const past = await visitor.api(
      designResources.search,
      resourceSearch({ text: 'car', sub_type: 'icon', from: 90 }),
    );
    expect(past.hits).toEqual({ total: { value: 3 }, hits: [] });
  });

  it('find templates by keyword before name, by category, parent and text, only active ones [A-059]', async () => {
    expect(await templates('party')).toEqual(['sunny', 'rainy']);
    expect(await templates('story')).toEqual(['sunny']);
    expect(await templates('social')).toEqual(['sunny', 'rainy']);
    expect(await templates('hello')).toEqual(['sunny', 'rainy']);
    expect(await templates('past')).toEqual([]);
  });

  it('of one category find those in it, or in what belongs to it', async () => {
    expect(await templates('party', 'Story')).toEqual(['sunny']);
    expect(await templates('party', 'post')).toEqual(['sunny', 'rainy']);
    expect(await templates('party', 'Social')).toEqual(['sunny', 'rainy']);
    expect(await templates('party', 'Poster')).toEqual([]);
    expect(await templates('party', "x' or '1'='1")).toEqual([]);
  });

  it('weigh fields as the query says', async () => {
    const search = async (fields: ('keywords^3' | 'keywords' | 'name^3' | 'name')[]) =>
      (
        await visitor.api(designTemplates.search, {
          query: { multi_match: { query: 'party', fields } },
        })
      ).hits.hits.map(({ _id }) => _id);
    expect(await search(['keywords^3', 'name'])).toEqual(['sunny', 'rainy']);
    expect(await search(['keywords', 'name^3'])).toEqual(['rainy', 'sunny']);
    expect(await search(['name'])).toEqual(['rainy']);
  });

  it('find text templates', async () => {
    // by its name, a keyword, and what it says
    for (const text of ['quo', 'wise', 'hello']) {
      const { hits } = await visitor.api(textTemplates.search, textTemplateSearch({ text }));
      expect([text, ...hits.hits.map(({ _id }) => _id)]).toEqual([text, 'quote']);
    }
  });

  it('find again what an older version left without its words', async () => {
    const { db } = server.services;
    await db.delete(searchEntry).where(eq(searchEntry.kind, 'design_resource'));
    await db.update(searchEntry).set({ form: 0, words: '' });
    expect([await icons('car'), await templates('party')]).toEqual([[], []]);
    await reindexAllEntries(db);
    expect([await icons('car'), await templates('party'), await templates('hello story')]).toEqual([
      ['car', 'red-car', 'cartoon'],
      ['sunny', 'rainy'],
      ['sunny'],
    ]);
  });

  it('take a long text, and refuse a longer one', async () => {
    expect(await icons(`${'a'.repeat(300)} ${'zq '.repeat(60)}`)).toEqual([]);
    const response = await post(
      'design_resources/_search',
      resourceSearch({ text: 'x'.repeat(501), sub_type: 'icon' }),
    );
    expect([response.status, await response.json()]).toMatchObject([
      400,
      { response_code: -1, error: { path: 'query.bool.must.multi_match.query' } },
    ]);
  });
});
