import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseDesignFile } from '../../../elements/document/design-file.js';
import { importCatalog } from '../../../server/catalog/import-catalog.js';
import { loadCatalog } from '../../../server/catalog/load-catalog.js';
import { textTemplates, textTemplateSearch } from '../../../server/contract/search.js';
import { textTemplate as calls } from '../../../server/contract/text-template.js';
import { job } from '../../../server/db/schema.js';
import { paintTextTemplate } from '../../../server/jobs/handlers/paint-template.js';
import { RenderPool } from '../../../server/jobs/page-rendering/render-pool.js';
import { packedGroup } from '../support/packed-group.js';
import { testIndex } from '../support/catalog.js';
import { anyEngine } from '../support/engines.js';
import { failureOf, testServer, type TestServer, type Visitor } from '../support/server.js';

let server: TestServer;
let visitor: Visitor;
let designer: Visitor;

const make = (more: object = {}) =>
  designer.api(calls.saveBackend, { name: 'Ribbon', object: packedGroup('Grand opening'), ...more });

const find = async (text: string): Promise<string[]> =>
  (await visitor.api(textTemplates.search, textTemplateSearch({ text }))).hits.hits.map(({ _id }) => _id);

describe.each(await anyEngine('saving text templates'))('text templates of authors, on %s', (engine) => {
  beforeAll(async () => {
    server = await testServer({ engine });
    visitor = server.visitor();
    designer = await server.member({ type: 'designer' });
  });
  afterAll(() => server.close());

  it('a new one is kept at the origin and comes to its author in the middle of a page', async () => {
    const { _id: id, rev } = await make({ categories: ['post', 'story'], keywords: ['party'] });
    expect(rev).toBe(0);
    const read = await designer.api(calls.getBackend, { id });
    expect(read).toMatchObject({
      ...{ _id: id, name: 'Ribbon', rev: 0, active: false, keywords: ['party'], thumbnail: '' },
      categories: [
        { _id: 'post', name: 'Post' },
        { _id: 'story', name: 'Story' },
      ],
    });
    const page = parseDesignFile(read.design_file);
    expect([page.width, page.height]).toEqual([800, 800]);
    expect(page.pages[0]!.objects).toMatchObject([{ id, type: 'group', position: { x: 250, y: 370 } }]);
    const [own] = (await designer.api(calls.get, { id })).docs;
    expect(own).toMatchObject({
      width: 300,
      height: 60,
      object: { id, position: { x: 0, y: 0 }, layer_index: 0 },
    });
  });

  it('one of the catalog, and one larger than the page, can be edited', async () => {
    const read = await designer.api(calls.getBackend, { id: 'quote' });
    expect(parseDesignFile(read.design_file).pages[0]!.objects).toMatchObject([
      { type: 'group', width: 200 },
    ]);
    const { _id: id } = await make({ object: { ...packedGroup(), width: 3000 } });
    expect((await designer.api(calls.getBackend, { id })).design_file).toMatchObject({
      width: 3160,
      height: 800,
    });
  });

  it('is for authors until it is made active; then it is listed first, and found', async () => {
    const { _id: id } = await make({ keywords: ['confetti'], categories: ['story'] });
    expect((await visitor.api(calls.get, { id: [id] })).docs).toEqual([]);
    expect(await find('confetti')).toEqual([]);
    expect(await designer.api(calls.saveBackend, { id, rev: 0, active: true, name: 'Bow' })).toEqual({
      _id: id,
      rev: 1,
    });
    expect((await visitor.api(calls.get, {})).docs[0]).toMatchObject({ _id: id, name: 'Bow' });
    for (const words of ['confetti', 'bow', 'grand opening', 'social story'])
      expect([words, await find(words)]).toEqual([words, [id]]);
  });

  it('a save over an older revision is stale; one that came through already is not', async () => {
    const { _id: id } = await make();
    const save = { id, rev: 0, object: packedGroup('New'), keywords: ['x'] };
    expect(await designer.api(calls.saveBackend, save)).toEqual({ _id: id, rev: 1 });
    expect(await designer.api(calls.saveBackend, { ...save, object: JSON.stringify(save.object) })).toEqual({
      _id: id,
      rev: 1,
    });
    const other = designer.api(calls.saveBackend, { ...save, object: packedGroup('Other') });
    expect(await failureOf(other)).toMatchObject({ code: 'stale', details: { rev: 1 } });
  });

  it.each<[string, unknown, string]>([
    ['text', { ...packedGroup(), type: 'text' }, 'object.text_details'],
    [
      'an empty group',
      { ...packedGroup(), group_details: { object_data: [] } },
      'object.group_details.object_data',
    ],
    [
      'a broken object in it',
      { ...packedGroup(), group_details: { object_data: [{ ...packedGroup(), width: 'wide' }] } },
      'object.group_details.object_data[0].width',
    ],
    ['a group beyond any page', { ...packedGroup(), width: 8001 }, 'object.width'],
    ['no JSON', '{', 'object'],
    ['a letter no database keeps', packedGroup('a\0b'), 'object'],
    ['half of a letter', packedGroup('\ud83d'), 'object'],
  ])('is refused with %s, and says where', async (_what, object, path) => {
    const failure = await failureOf(designer.api(calls.saveBackend, { name: 'X', object: object as string }));
    expect(failure).toMatchObject({ code: 'bad_request', status: 400, details: { path } });
  });

  it('groups without end are refused, not a crash', async () => {
    let text = JSON.stringify(packedGroup());
    for (let depth = 0; depth < 20_000; depth += 1)
      text = `{"id":"g","type":"group","layer_index":0,"position":{"x":0,"y":0},"width":1,"height":1,"rotation":0,"opacity":1,"locked":false,"group_details":{"object_data":[${text}]}}`;
    const save = designer.api(calls.saveBackend, { name: 'Deep', object: text });
    expect(await failureOf(save)).toMatchObject({ code: 'bad_request' });
  });

  it('what an author saved outlives the next import of the catalog', async () => {
    await designer.api(calls.saveBackend, {
      id: 'quote',
      rev: 0,
      name: 'Ours',
      object: packedGroup('Marzipan'),
    });
    const { database, files } = server.services;
    await server.catalog.write({ ...testIndex(), presets: [] });
    await importCatalog(database, files, await loadCatalog(server.catalog.folder), { force: true });
    expect(await designer.api(calls.getBackend, { id: 'quote' })).toMatchObject({
      name: 'Ours',
      rev: 1,
      active: true,
    });
    expect(await find('marzipan')).toEqual(['quote']);
  });

  it('has its picture painted after the save, with nothing beneath it', async () => {
    const { db, files } = server.services;
    const { folder, index } = await loadCatalog(server.catalog.folder);
    const fonts = { folder, families: index.fonts, fallbacks: index.fallbackFonts };
    const pool = new RenderPool(fonts, { onError: ({ message }) => expect.unreachable(message) });
    const { _id: id } = await make({ active: true });
    expect(await db.select().from(job).where(eq(job.key, id))).toMatchObject([
      { kind: 'text_template_thumbnail' },
    ]);
    await paintTextTemplate({ db, files, pool }, id).finally(() => pool.close());
    const { thumbnail } = (await visitor.api(calls.get, { id })).docs[0]!;
    const picture = sharp(Buffer.from(await (await visitor.fetch(thumbnail)).arrayBuffer()));
    expect(await picture.metadata()).toMatchObject({ width: 332, height: 92, hasAlpha: true });
    const { channels } = await picture.stats();
    expect([channels[3]!.min, channels[3]!.max]).toEqual([0, 255]);
  });
});
