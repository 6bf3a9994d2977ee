import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { design } from '../../../server/contract/design.js';
import { designTemplates, templateSearch } from '../../../server/contract/search.js';
import type { TemplateFilters } from '../../../server/contract/template-filters.js';
import { scriptLanguage } from '../../../server/search/filters/script-language.js';
import { engines } from '../support/engines.js';
import { testServer, type TestServer, type Visitor } from '../support/server.js';
import { searching } from './opensearch/support/searching.js';
import { bringFiltered } from './support/filtered-index.js';

let server: TestServer;
let visitor: Visitor;
let close: () => Promise<void>;

const found = async (filters: TemplateFilters, text = 'jazz'): Promise<string[]> =>
  (await visitor.api(designTemplates.search, templateSearch({ text, filters }))).hits.hits.map(
    ({ _id }) => _id,
  );
const listed = async (filters: TemplateFilters): Promise<string[]> =>
  (
    await visitor.api(design.get, { category_id: 'post', active: true, page_no: 1, size: 20, ...filters })
  ).docs.map(({ _id }) => _id);

const NARROWED: readonly [string, TemplateFilters, readonly string[]][] = [
  ['a color', { color: 'blue' }, ['blue-photo', 'blue-sold']],
  ['a style', { style: 'photo' }, ['blue-photo']],
  ['a language', { language: 'de' }, ['red-german']],
  ['English', { language: 'en', color: 'red' }, ['red-bold']],
  ['what is free', { free: true, color: 'blue' }, ['blue-photo']],
  ['what is sold', { free: false }, ['blue-sold']],
  ['what has a photo', { photo: true }, ['blue-photo', 'blue-sold']],
  ['what has none', { photo: false }, ['red-bold', 'red-german']],
  ['what nothing is', { color: 'teal' }, []],
];

const open = {
  'the database': async (engine: Awaited<ReturnType<typeof engines>>[number]) => {
    server = await testServer({ engine });
    close = () => server.close();
    await bringFiltered(server);
  },
  OpenSearch: async (engine: Awaited<ReturnType<typeof engines>>[number]) => {
    const set = await searching(engine);
    server = set.server;
    close = async () => {
      expect(set.failures).toEqual([]);
      await set.close();
    };
    await bringFiltered(server);
    await set.opened.check();
    await set.work();
  },
};

describe.each(await engines('filters of templates'))('filters of templates, on %s', (engine) => {
  describe.each(Object.keys(open) as (keyof typeof open)[])('answered by %s', (by) => {
    beforeAll(async () => {
      await open[by](engine);
      visitor = server.visitor();
    });
    afterAll(() => close());

    it.each(NARROWED)('searches and lists narrow to %s', async (_what, filters, ids) => {
      expect((await found(filters)).sort()).toEqual([...ids]);
      expect((await listed(filters)).sort()).toEqual([...ids]);
    });

    it('one in another language stands after all English ones, and says its language and pages', async () => {
      for (const ids of [await found({}), await listed({})]) expect(ids.at(-1)).toBe('red-german');
      const { docs } = await visitor.api(design.get, {
        id: ['red-german', 'blue-photo'],
        page_no: 1,
        size: 9,
      });
      expect(docs.map(({ language, pages }) => [language, pages])).toEqual([
        ['de', undefined],
        [undefined, 3],
      ]);
    });

    it('a filter that is none is refused, and so is one twice', async () => {
      const ask = (filter: unknown) =>
        visitor.api(designTemplates.search, {
          query: { bool: { must: { match: { name: 'jazz' } }, filter } },
        } as never);
      for (const none of [{ color: 'mauve' }, { toString: 'red' }, { language: "' | a" }, { photo: 'yes' }])
        await expect(ask({ term: none })).rejects.toMatchObject({ code: 'bad_request' });
      await expect(ask([{ term: { color: 'red' } }, { term: { color: 'blue' } }])).rejects.toMatchObject({
        code: 'bad_request',
      });
    });

    it('a text is searched for as it is written where that is asked for', async () => {
      const ask = (asWritten: boolean) =>
        visitor.api(designTemplates.search, templateSearch({ text: 'germna', asWritten }));
      if (by === 'OpenSearch') expect(await ask(false)).toMatchObject({ corrected: 'german' });
      expect(await ask(true)).toEqual({ hits: { total: { value: 0 }, hits: [] } });
    });
  });
});

it.each([
  ['夏祭り', 'ja'],
  ['여름 축제', 'ko'],
  ['عرض الصيف', 'ar'],
  ['Sommerfest', undefined],
  ['2026', undefined],
  ['Das Wort 夏 heißt Sommer', undefined],
])('%s is told by its letters to be %s', (text, language) => {
  expect(scriptLanguage(text)).toBe(language);
});
