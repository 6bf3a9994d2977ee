import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importCatalog } from '../../../server/catalog/import-catalog.js';
import { loadCatalog } from '../../../server/catalog/load-catalog.js';
import { designTemplates, templateSearch } from '../../../server/contract/search.js';
import { databaseEngine } from '../../../server/search/search-engine.js';
import { understandingEngine } from '../../../server/search/understanding/understanding-engine.js';
import { engines } from '../support/engines.js';
import { testServer, type TestServer } from '../support/server.js';
import { rankedIndex, type Ranked } from './support/ranked-index.js';

const templates: readonly Ranked[] = [
  ['50th wedding anniversary invitation', 'invitation', '50th anniversary, wedding anniversary, invitation'],
  ['Couples wedding shower invitation', 'invitation', 'couples shower, wedding shower, invitation'],
  ['Garden wedding invitation', 'invitation', 'invitation, wedding, garden'],
  ['Wedding invitation with rings', 'invitation', 'wedding, invitation, rings'],
  ['Meadow wedding invitation', 'a6-card', 'wedding, invitation, meadow'],
  ['Invitación de boda', 'invitation', 'spanish, español, boda, invitación, wedding', 'es'],
  ['Car wash fundraiser flyer', 'flyer', 'car wash, youth group, fundraiser'],
  ['Youth group flyer', 'flyer', 'youth group, church, flyer'],
  ['Youth night poster', 'poster', 'youth group, church, poster'],
  ['청소년부', 'flyer', 'korean, 한국어, youth group, church', 'ko'],
  ['Food blogger media kit', 'proposal', 'media kit, food, business proposal'],
  ['Business proposal', 'proposal', 'proposal, business proposal'],
  ['Cooking podcast cover', 'podcast-cover', 'podcast, cooking'],
  ['Money podcast cover', 'podcast-cover', 'podcast, business, money'],
  ['Business podcast cover', 'podcast-cover', 'podcast, business'],
  ['Birthday card', 'birthday-card', 'birthday, card'],
  ['Dentist appointment card', 'business-card', 'appointment card, dentist'],
  ['Photo watermark', 'logo', 'logo, watermark, photo'],
  ['Round photo watermark', 'logo', 'logo, watermark, photo'],
  ['Camera logo', 'logo', 'logo, camera, photo'],
];

let server: TestServer;

/** The names of what is found, the first first. */
async function found(text: string, size = 20, from = 0): Promise<string[]> {
  const { hits } = await server
    .visitor()
    .api(designTemplates.search, templateSearch({ text, size, ...(from > 0 && { from }) }));
  return hits.hits.map(({ _id }) => templates[Number(_id.slice(2))]![0]);
}

describe.each(await engines('the order of what is found'))('what is found, on %s', (engine) => {
  beforeAll(async () => {
    server = await testServer({
      engine,
      searchEngine: ({ db }) => understandingEngine(databaseEngine(db)),
    });
    await server.catalog.write(await rankedIndex(templates));
    const { database, files } = server.services;
    await importCatalog(database, files, await loadCatalog(server.catalog.folder));
  });
  afterAll(() => server.close());

  it('is called by the words of the search before it says more, whatever paper it is on', async () => {
    const names = await found('wedding invitation', 6);
    expect(names.slice(0, 3).toSorted()).toEqual([
      'Garden wedding invitation',
      'Meadow wedding invitation',
      'Wedding invitation with rings',
    ]);
    expect((await found('youth group flyer'))[0]).toBe('Youth group flyer');
  });

  it('is in English before another language, in another format too', async () => {
    const names = await found('youth group flyer');
    expect(names.indexOf('Youth night poster')).toBeLessThan(names.indexOf('청소년부'));
  });

  it('is in the language that the words are of, or that they name, before English', async () => {
    expect((await found('invitación de boda'))[0]).toBe('Invitación de boda');
    expect((await found('spanish invitation'))[0]).toBe('Invitación de boda');
    expect((await found('korean flyer'))[0]).toBe('청소년부');
  });

  it('has the words in its name before it is merely of a format that is called so', async () => {
    expect((await found('business proposal', 2))[0]).toBe('Business proposal');
  });

  it('has what a vague word says before the rest of the format', async () => {
    expect(await found('business podcast cover', 3)).toEqual([
      'Business podcast cover',
      'Money podcast cover',
      'Cooking podcast cover',
    ]);
  });

  it('is of the kind that the last words tell before it is of the format alone', async () => {
    const names = await found('doctor appointment card');
    expect(names.indexOf('Dentist appointment card')).toBe(0);
  });

  it('shows something else between two that are alike, page after page', async () => {
    const names = await found('photo logo', 3);
    expect(names.slice(0, 2).filter((name) => name.includes('watermark'))).toHaveLength(1);
    const pages = [
      await found('photo logo', 1),
      await found('photo logo', 1, 1),
      await found('photo logo', 1, 2),
    ];
    expect(pages.flat()).toEqual(names);
  });
});
