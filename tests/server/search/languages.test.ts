import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importCatalog } from '../../../server/catalog/import-catalog.js';
import { loadCatalog } from '../../../server/catalog/load-catalog.js';
import { design } from '../../../server/contract/design.js';
import { designTemplates, templateSearch } from '../../../server/contract/search.js';
import { databaseEngine } from '../../../server/search/search-engine.js';
import { understandingEngine } from '../../../server/search/understanding/understanding-engine.js';
import { someOf } from '../../support/soak.js';
import { testServer, type TestServer, type Visitor } from '../support/server.js';
import { starterIndex, starterTemplates } from './support/starter-index.js';

/** What the first page of results shows. */
const PAGE = 20;
/** Templates that are asked for at once. */
const ASKED = 50;
const TEN = ['es', 'fr', 'de', 'pt', 'ar', 'he', 'hi', 'ja', 'zh', 'ko'];

const spoken = starterTemplates.map(({ source }) => source).filter(({ lang }) => lang !== undefined);
const inEnglish = new Intl.DisplayNames(['en'], { type: 'language' });

let server: TestServer;
let visitor: Visitor;

/** At most so many are found at once. */
const MOST = 100;

async function search(text: string, size: number): Promise<string[]> {
  const ids: string[] = [];
  for (let from = 0; from < size; from += MOST) {
    const asked = templateSearch({ text, from, size: Math.min(MOST, size - from) });
    const { hits } = await visitor.api(designTemplates.search, asked);
    ids.push(...hits.hits.map(({ _id }) => _id));
  }
  return ids;
}

describe('templates in other languages than English', () => {
  beforeAll(async () => {
    server = await testServer({
      engine: 'embedded',
      searchEngine: ({ db }) => understandingEngine(databaseEngine(db)),
    });
    visitor = server.visitor();
    await server.catalog.write(await starterIndex());
    const { database, files } = server.services;
    await importCatalog(database, files, await loadCatalog(server.catalog.folder));
  });
  afterAll(() => server.close());

  it('are 12 in a hundred, six or more of each of ten languages, say which they are in, and are found by their titles and by the name of the language in it and in English [E-097]', async () => {
    expect(spoken.length / starterTemplates.length).toBeGreaterThanOrEqual(0.12);
    const few = TEN.filter((lang) => spoken.filter((one) => one.lang === lang).length < 6);
    expect(few).toEqual([]);
    for (const lang of TEN) {
      const ids = spoken.filter((one) => one.lang === lang).map(({ id }) => id);
      for (let at = 0; at < ids.length; at += ASKED) {
        const some = ids.slice(at, at + ASKED);
        const { docs } = await visitor.api(design.get, { id: some });
        expect(docs.map(({ _id, language }) => [_id, language])).toEqual(some.map((id) => [id, lang]));
      }
    }
    const lost: string[] = [];
    for (const { id, name } of someOf(spoken, 4))
      if (!(await search(name, PAGE)).includes(id)) lost.push(`${id} by ${name}`);
    for (const lang of TEN) {
      const all = spoken.filter((one) => one.lang === lang);
      const own = new Intl.DisplayNames([lang], { type: 'language' }).of(lang)!;
      for (const called of [inEnglish.of(lang)!, own]) {
        // what has the word for other reasons may stand between them
        const found = await search(called, all.length + PAGE);
        for (const { id } of all) if (!found.includes(id)) lost.push(`${id} by ${called}`);
      }
    }
    expect(lost).toEqual([]);
  });
});
