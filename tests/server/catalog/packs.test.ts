import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogVerb } from '../../../server/admin/catalog.js';
import { importCatalog } from '../../../server/catalog/import-catalog.js';
import { loadCatalog } from '../../../server/catalog/load-catalog.js';
import { readConfig } from '../../../server/config.js';
import { design } from '../../../server/contract/design.js';
import { designResource, type DesignResource } from '../../../server/contract/design-resource.js';
import { collectFiles } from '../../../server/jobs/garbage-collection/collect-files.js';
import { loadPictures } from '../../../server/jobs/page-rendering/load-pictures.js';
import { jpeg, testIndex } from '../support/catalog.js';
import { engines } from '../support/engines.js';
import { testServer, type TestServer, type Visitor } from '../support/server.js';

const picture = {
  ...{ kind: 'photo', keywords: ['press'], file: 'photos/press.jpg', thumbnail: 'thumbs/press.webp' },
  ...{ width: 80, height: 60, colors: [], free: true },
  ...{ author: 'Own press', licence: 'ours', source: 'our archive' },
};
const resource = (id: string, over: object = {}) => ({ ...picture, id, name: id, ...over });

let folder: string;
let server: TestServer;
let visitor: Visitor;
let said: string[];

async function writePack(index: object): Promise<void> {
  const put = async (path: string, data: string | Uint8Array) => {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), data);
  };
  const clean = await jpeg(80, 60);
  await put('index.json', JSON.stringify({ version: 1, ...index }));
  await put('photos/press.jpg', clean);
  await put('premium/press.jpg', await jpeg(96, 72));
  await put('thumbs/press.webp', await sharp(clean).webp().toBuffer());
}

const run = (...args: string[]): Promise<void> => {
  const { database, files } = server.services;
  return catalogVerb.run(
    { database, files, config: readConfig({}), say: (line) => said.push(line) },
    ...args,
  );
};

const photos = async (): Promise<string[]> =>
  (await visitor.api(designResource.get, { sub_type: 'photo' })).docs.map(({ _id }) => _id);

describe.each(await engines('packs of an operator'))('a pack, on %s', (engine) => {
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'House style '));
    server = await testServer({ engine });
    visitor = server.visitor();
    said = [];
  });
  afterAll(async () => {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('adds to the catalog, before what was there, and is told by name', async () => {
    await writePack({ resources: [resource('press-hall')] });
    await run('import', folder);
    expect(said.at(-1)).toMatch(/^Imported 0 templates, 1 resources, 0 text templates of pack house-style-/);
    expect(await photos()).toEqual(['press-hall', 'sea']);
    expect((await visitor.api(design.get, { category_id: 'post' })).docs).toHaveLength(2);
  });

  it('keeps its thumbnails when its folder is gone, also from the collector of unused files', async () => {
    const [kept] = (await visitor.api(designResource.get, { id: 'press-hall' })).docs as DesignResource[];
    expect(await collectFiles(server.services.db, server.services.files, -1)).toBe(0);
    const thumbnail = await visitor.fetch(kept!.thumbnail);
    expect([thumbnail.status, thumbnail.headers.get('content-type')]).toEqual([200, 'image/webp']);
    const other = kept!.thumbnail.replace('press.webp', 'other.webp');
    expect((await visitor.fetch(other)).status).toBe(404);
  });

  it('stays when the catalog itself is brought in again', async () => {
    const { database, files } = server.services;
    await server.catalog.write({ ...testIndex(), presets: [] });
    await importCatalog(database, files, await loadCatalog(server.catalog.folder), { force: true });
    expect(await photos()).toEqual(['press-hall', 'sea']);
  });

  it('that lost something takes it off the lists, and nothing of others', async () => {
    await writePack({ resources: [resource('press-room')] });
    await run('import', folder);
    expect(await photos()).toEqual(['press-room', 'sea']);
    const [off] = (await visitor.api(designResource.get, { id: 'press-hall' })).docs;
    expect((await visitor.fetch(off!.src)).status).toBe(200);
  });

  it('shows what is sold with its watermark, to strangers and in pictures the server draws', async () => {
    const sold = resource('press-gold', {
      free: false,
      file: 'premium/press.jpg',
      marked: 'photos/press.jpg',
    });
    await writePack({ resources: [sold] });
    await run('import', folder);
    const [listed] = (await visitor.api(designResource.get, { id: 'press-gold' })).docs;
    const served = await sharp(
      Buffer.from(await (await visitor.fetch(listed!.src)).arrayBuffer()),
    ).metadata();
    expect([served.width, served.height]).toEqual([80, 60]);
    const { db, files } = server.services;
    const drawn = (
      await loadPictures(db, files, { sources: ['design_resource:press-gold'], viewer: null })
    ).get('design_resource:press-gold');
    expect((await sharp(drawn).metadata()).width).toBe(80);
  });

  it.each([
    [
      'a sold resource without its watermarked file',
      { resources: [resource('x', { free: false })] },
      /watermarked/,
    ],
    ['a resource without a licence', { resources: [resource('x', { licence: '' })] }, /licence/],
    [
      'an id of the catalog',
      { resources: [resource('sea')] },
      /resource sea of pack house-style-.* pack starter/,
    ],
    ['fonts', { fonts: [{ ...testIndex().fonts[0] }] }, /brand kit/],
  ])('is refused with %s, and nothing changes', async (_what, index, message) => {
    await writePack(index);
    await expect(run('import', folder)).rejects.toThrow(message);
    expect(await photos()).toEqual(['press-gold', 'sea']);
  });

  it('that is not there, or another word than import, is said', async () => {
    await expect(run('import', '/nowhere')).rejects.toThrow('there is no pack in /nowhere');
    await expect(run('export')).rejects.toThrow('catalog import [DIR]');
  });
});

describe('what is sold', () => {
  it('is never served as it is from the folder of the catalog', async () => {
    const own = await testServer();
    await mkdir(join(own.catalog.folder, 'premium/photos'), { recursive: true });
    await writeFile(join(own.catalog.folder, 'premium/photos/gold.jpg'), await jpeg(10, 10));
    for (const path of [
      'premium/photos/gold.jpg',
      '/premium/photos/gold.jpg',
      'x/../premium/photos/gold.jpg',
    ])
      expect((await own.visitor().fetch(`/static/${path}`)).status, path).toBe(404);
    expect((await own.visitor().fetch('/static/%70remium/photos/gold.jpg')).status).toBe(404);
    await own.close();
  });
});
