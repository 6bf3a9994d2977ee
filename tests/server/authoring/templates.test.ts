import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blankDesign } from '../../../elements/document/blank-design.js';
import { importCatalog } from '../../../server/catalog/import-catalog.js';
import { loadCatalog } from '../../../server/catalog/load-catalog.js';
import { category } from '../../../server/contract/category.js';
import { design } from '../../../server/contract/design.js';
import { designTemplates, templateSearch } from '../../../server/contract/search.js';
import { job } from '../../../server/db/schema.js';
import { collectFiles } from '../../../server/jobs/garbage-collection/collect-files.js';
import { paintTemplate } from '../../../server/jobs/handlers/paint-template.js';
import { RenderPool } from '../../../server/jobs/page-rendering/render-pool.js';
import { testIndex } from '../support/catalog.js';
import { packedGroup } from '../support/packed-group.js';
import { anyEngine } from '../support/engines.js';
import { failureOf, testServer, type TestServer, type Visitor } from '../support/server.js';

let server: TestServer;
let visitor: Visitor;
let designer: Visitor;
let admin: Visitor;

/** A red page of 600 x 400 px that says something. */
const saying = (text: string) => {
  const blank = blankDesign({ width: 600, height: 400 });
  const [line] = packedGroup(text).group_details.object_data;
  return { ...blank, pages: [{ ...blank.pages[0]!, background_color: '#cc2200', objects: [line] }] };
};

const make = (more: object = {}) =>
  designer.api(design.saveBackend, {
    ...{ name: 'Winter sale', design_file: saying('Everything must go'), categories: ['story'] },
    ...{ keywords: ['snow', 'shop, cold'], ...more },
  });

const find = async (text: string): Promise<string[]> =>
  (await visitor.api(designTemplates.search, templateSearch({ text }))).hits.hits.map(({ _id }) => _id);

const listed = async (category_id: string): Promise<string[]> =>
  (await visitor.api(design.get, { category_id })).docs.map(({ _id }) => _id);

async function importAgain(): Promise<void> {
  const { database, files } = server.services;
  await importCatalog(database, files, await loadCatalog(server.catalog.folder), { force: true });
}

describe.each(await anyEngine('saving templates'))('templates of authors, on %s', (engine) => {
  beforeAll(async () => {
    server = await testServer({ engine });
    visitor = server.visitor();
    designer = await server.member({ type: 'designer' });
    admin = await server.member({ type: 'admin' });
  });
  afterAll(() => server.close());

  it('a new one is read as it was saved', async () => {
    const { _id: id, rev } = await make();
    expect(rev).toBe(0);
    expect(await admin.api(design.getBackend, { id })).toMatchObject({
      ...{ _id: id, name: 'Winter sale', rev: 0, active: false, thumbnail: '' },
      ...{ keywords: ['snow', 'shop', 'cold'], categories: [{ _id: 'story', name: 'Story' }] },
      design_file: { id, width: 600, height: 400, pages: [{ background_color: '#cc2200' }] },
    });
  });

  it('is for authors until it is made active; then it is listed first, and found', async () => {
    const { _id: id } = await make({ keywords: ['glacier'] });
    for (const refused of [
      () => visitor.api(design.getOne, { id }),
      () => visitor.api(design.copyIntoSavedDesign, { id }),
    ])
      expect(await failureOf(refused())).toMatchObject({ code: 'not_found' });
    expect((await visitor.api(design.get, { id: [id] })).docs).toEqual([]);
    expect((await visitor.api(design.get, { active: false })).docs.map(({ _id }) => _id)).toEqual([
      'retired',
    ]);
    const drafts = (await designer.api(design.get, { active: false })).docs.map(({ _id }) => _id);
    expect(drafts).toContain(id);
    expect(await find('glacier')).toEqual([]);

    await designer.api(design.saveBackend, { id, rev: 0, active: true });
    expect((await listed('story'))[0]).toBe(id);
    expect(await find('glacier')).toEqual([id]);
    expect(await find('everything must go')).toEqual([id]);
    expect(await find('story')).toEqual(expect.arrayContaining([id, 'sunny']));
    const { custom_url } = (await visitor.api(design.get, { id: [id] })).docs[0]!;
    expect(custom_url).toMatch(/^winter-sale-/);
    expect((await visitor.api(design.getByCustomUrl, { custom_url }))._id).toBe(id);
  });

  it('a save changes what it names, in the lists and in searches at once', async () => {
    const { _id: id } = await make({ active: true, keywords: ['tundra'] });
    expect(
      await designer.api(design.saveBackend, { id, rev: 0, name: 'Thaw', categories: ['post', 'post'] }),
    ).toEqual({
      ...{ _id: id, rev: 1 },
    });
    const now = await admin.api(design.getBackend, { id });
    expect(now).toMatchObject({
      name: 'Thaw',
      keywords: ['tundra'],
      active: true,
      design_file: { width: 600 },
    });
    expect(now.categories.map(({ _id }) => _id)).toEqual(['post']);
    expect(await find('thaw tundra')).toEqual([id]);
    await designer.api(design.saveBackend, { id, rev: 1, keywords: [], design_file: saying('Spring') });
    expect([await find('tundra'), await find('spring')]).toEqual([[], [id]]);
    await designer.api(design.saveBackend, { id, rev: 2, active: false });
    expect([await find('spring'), (await listed('post')).includes(id)]).toEqual([[], false]);
  });

  it('of several saves over one revision one wins, and the others learn the newest', async () => {
    const { _id: id } = await make();
    const saves = await Promise.allSettled(
      Array.from({ length: 8 }, (_, i) =>
        (i % 2 ? designer : admin).api(design.saveBackend, { id, rev: 0, name: `Name ${i}` }),
      ),
    );
    const won = saves.filter(({ status }) => status === 'fulfilled');
    expect(won).toHaveLength(1);
    const lost = saves.flatMap((save) => (save.status === 'rejected' ? [save.reason as unknown] : []));
    for (const reason of lost) expect(reason).toMatchObject({ code: 'stale', details: { rev: 1 } });
  });

  it('a save whose answer was lost may come again', async () => {
    const { _id: id } = await make();
    const save = { id, rev: 0, name: 'Again', design_file: saying('Again'), categories: ['post'] };
    expect(await designer.api(design.saveBackend, save)).toEqual({ _id: id, rev: 1 });
    expect(await designer.api(design.saveBackend, save)).toEqual({ _id: id, rev: 1 });
    const other = designer.api(design.saveBackend, { ...save, categories: [] });
    expect(await failureOf(other)).toMatchObject({ code: 'stale', details: { rev: 1 } });
  });

  it.each([
    ['no revision', { id: 'sunny', name: 'X' }, ''],
    ['no design in a new one', { name: 'X' }, ''],
    [
      'a parent as category',
      { name: 'X', design_file: blankDesign(), categories: ['post', 'social'] },
      'categories.1',
    ],
    ['a category nobody knows', { id: 'sunny', rev: 0, categories: ["'; --"] }, 'categories.0'],
    ['a name without letters', { id: 'sunny', rev: 0, name: ' \u200b ' }, 'name'],
    ['a design that is none', { id: 'sunny', rev: 0, design_file: { version: 1 } }, 'id'],
    ['a broken object', { name: 'X', design_file: { ...saying('X'), width: -1 } }, 'width'],
    ['too many keywords', { id: 'sunny', rev: 0, keywords: Array(51).fill('a') }, 'keywords'],
  ])('is refused with %s, and says where', async (_what, sent, path) => {
    const failure = await failureOf(designer.api(design.saveBackend, sent as never));
    expect(failure).toMatchObject({ code: 'bad_request', status: 400, details: { path } });
    expect((await admin.api(design.getBackend, { id: 'sunny' })).rev).toBe(0);
  });

  it('one that is not there is not found', async () => {
    const save = designer.api(design.saveBackend, { id: 'nobody', rev: 0, name: 'X' });
    expect(await failureOf(save)).toMatchObject({ code: 'not_found' });
  });

  it('what an author saved outlives the next import of the catalog', async () => {
    const own = await make({ active: true });
    const edit = { id: 'sunny', rev: 0, name: 'Ours', keywords: ['marzipan'], categories: ['poster'] };
    await designer.api(design.saveBackend, { ...edit, design_file: saying('Ours') });
    const index = testIndex();
    const templates = index.templates.map((each) => ({ ...each, name: 'From the catalog' }));
    await server.catalog.write({ ...index, templates });
    await importAgain();
    const kept = await admin.api(design.getBackend, { id: 'sunny' });
    expect(kept).toMatchObject({ name: 'Ours', rev: 1, active: true, keywords: ['marzipan'] });
    expect(kept).toMatchObject({ categories: [{ _id: 'poster' }], design_file: { width: 600 } });
    expect([await find('marzipan'), await listed('poster')]).toEqual([['sunny'], ['sunny']]);
    // one that nobody here changed is the catalog's, and an author who had it open learns of it
    expect((await admin.api(design.getBackend, { id: 'rainy' })).name).toBe('From the catalog');
    const late = designer.api(design.saveBackend, { id: 'rainy', rev: 0, name: 'Mine' });
    expect(await failureOf(late)).toMatchObject({ code: 'stale', details: { rev: 1 } });

    // also when the catalog has it no longer
    await server.catalog.write({ ...index, templates: templates.filter(({ id }) => id === 'retired') });
    await importAgain();
    expect(await find('marzipan')).toEqual(['sunny']);
    expect((await admin.api(design.getBackend, { id: 'rainy' })).active).toBe(false);
    expect((await admin.api(design.getBackend, { id: own._id })).active).toBe(true);
    expect((await visitor.api(category.get, { type: 'design' })).length).toBeGreaterThan(0);
  });

  it('has its picture painted after the save, for whoever may see it', async () => {
    const { db, files } = server.services;
    const { folder, index } = await loadCatalog(server.catalog.folder);
    const fonts = { folder, families: index.fonts, fallbacks: index.fallbackFonts };
    const pool = new RenderPool(fonts, { onError: ({ message }) => expect.unreachable(message) });
    const { _id: id } = await make();
    expect(await db.select().from(job).where(eq(job.key, id))).toMatchObject([
      { kind: 'template_thumbnail' },
    ]);
    await paintTemplate({ db, files, pool }, id).finally(() => pool.close());
    const { thumbnail } = await designer.api(design.getBackend, { id });
    expect((await visitor.fetch(thumbnail)).status).toBe(404);
    await collectFiles(db, files, -1);
    const response = await designer.fetch(thumbnail);
    const picture = sharp(Buffer.from(await response.arrayBuffer()));
    expect(await picture.metadata()).toMatchObject({ format: 'webp', width: 480, height: 320 });
    const { channels } = await picture.stats();
    expect(channels[0]!.mean - channels[2]!.mean).toBeGreaterThan(100);
    await designer.api(design.saveBackend, { id, rev: 0, active: true });
    expect((await visitor.fetch(thumbnail)).status).toBe(200);
  });
});
