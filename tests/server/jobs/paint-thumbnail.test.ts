import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blankDesign } from '../../../elements/document/blank-design.js';
import { loadCatalog } from '../../../server/catalog/load-catalog.js';
import { design } from '../../../server/contract/design.js';
import { savedDesign as calls } from '../../../server/contract/saved-design.js';
import { file, savedDesign } from '../../../server/db/schema.js';
import { collectFiles } from '../../../server/jobs/garbage-collection/collect-files.js';
import { paintThumbnail } from '../../../server/jobs/handlers/paint-thumbnail.js';
import { RenderPool } from '../../../server/jobs/page-rendering/render-pool.js';
import { jpeg } from '../support/catalog.js';
import { anyEngine } from '../support/engines.js';
import { testServer, type TestServer, type Visitor } from '../support/server.js';

let server: TestServer;
let visitor: Visitor;
let pool: RenderPool;

const paint = (id: string) => paintThumbnail({ ...server.services, pool }, id);
const addressOf = async (id: string) => (await visitor.api(calls.getOne, { id })).thumbnail;

async function pixelsOf(address: string) {
  const bytes = Buffer.from(await (await visitor.fetch(address)).arrayBuffer());
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [
    ...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3),
  ];
  return { info, at, data };
}

describe.each(await anyEngine('thumbnails and collecting files'))('thumbnails, on %s', (engine) => {
  beforeAll(async () => {
    server = await testServer({ engine });
    visitor = server.visitor();
    const { folder, index } = await loadCatalog(server.catalog.folder);
    const fonts = { folder, families: index.fonts, fallbacks: index.fallbackFonts };
    pool = new RenderPool(fonts, { onError: ({ message }) => expect.unreachable(message) });
  });
  afterAll(async () => {
    await pool.close();
    await server.close();
  });

  it('show the first page: its picture, its text, at its proportions', async () => {
    const { _id } = await visitor.api(design.copyIntoSavedDesign, { id: 'sunny' });
    expect(await addressOf(_id)).toBe('');
    await paint(_id);
    const { info, at, data } = await pixelsOf(await addressOf(_id));
    expect([info.width, info.height]).toEqual([400, 300]);
    const [red, green, blue] = at(40, 30);
    for (const [found, meant] of [
      [red, 0x33],
      [green, 0x66],
      [blue, 0xaa],
    ] as const) {
      expect(Math.abs(found! - meant)).toBeLessThan(16);
    }
    expect(Math.min(...at(390, 290))).toBeGreaterThan(250);
    const ink = Array.from(
      { length: 360 * 60 },
      (_, i) => data[((100 + Math.floor(i / 360)) * 400 + 20 + (i % 360)) * 3]!,
    );
    expect(ink.filter((value) => value < 90).length).toBeGreaterThan(300);
  });

  it('of a large page are at most 480 px', async () => {
    const { _id } = await visitor.api(calls.createBlankDesign, { width: 4000, height: 1000 });
    await paint(_id);
    const { info } = await pixelsOf(await addressOf(_id));
    expect([info.width, info.height]).toEqual([480, 120]);
  });

  it('keep what the browser painted when the server lacks a picture of it', async () => {
    const { _id } = await visitor.api(calls.createBlankDesign, {});
    const blank = blankDesign();
    const upload = {
      ...{
        id: 'u',
        type: 'image',
        layer_index: 0,
        position: { x: 0, y: 0 },
        width: 99,
        height: 99,
        rotation: 0,
      },
      ...{ opacity: 1, locked: false, image_details: { src: 'upload:only-in-the-browser' } },
    };
    const design_file = { ...blank, pages: [{ ...blank.pages[0], objects: [upload] }] };
    await visitor.api(calls.saveBackend, { id: _id, design_file, rev: 0 });
    const thumbnail_data = `data:image/jpeg;base64,${(await jpeg(64, 64)).toString('base64')}`;
    const { thumbnail } = await visitor.api(calls.updateThumbnail, { id: _id, thumbnail_data });
    await paint(_id);
    expect(await addressOf(_id)).toBe(thumbnail);
  });

  it('a picture inside the design that claims too many pixels harms nobody', async () => {
    const { _id } = await visitor.api(calls.createBlankDesign, {});
    const blank = blankDesign();
    const header = '89504e470d0a1a0a0000000d494844520000c3500000c3500802000000';
    const bomb = {
      ...{
        id: 'u',
        type: 'image',
        layer_index: 0,
        position: { x: 0, y: 0 },
        width: 99,
        height: 99,
        rotation: 0,
      },
      ...{ opacity: 1, locked: false },
      image_details: { src: `data:image/png;base64,${Buffer.from(header, 'hex').toString('base64')}` },
    };
    const design_file = { ...blank, pages: [{ ...blank.pages[0], objects: [bomb] }] };
    await visitor.api(calls.saveBackend, { id: _id, design_file, rev: 0 });
    await paint(_id);
    expect(await addressOf(_id)).not.toBe('');
  });

  it('a design that is gone needs none', async () => {
    await expect(paint('gone')).resolves.toBeUndefined();
  });

  it('files that nothing names any more are collected, the others stay', async () => {
    const { db, files } = server.services;
    const unused = await files.put(Buffer.from('old'));
    await db.insert(file).values({ hash: unused, mime: 'image/webp', bytes: 3 });
    expect(await collectFiles(db, files)).toBe(0);
    expect(await collectFiles(db, files, -1)).toBeGreaterThanOrEqual(1);
    expect(await files.has(unused)).toBe(false);
    for (const { thumbnail_hash: hash } of await db.select().from(savedDesign)) {
      if (hash !== null) expect(await files.has(hash)).toBe(true);
    }
  });
});
