import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blankDesign } from '../../../elements/document/blank-design.js';
import type { DesignFile } from '../../../elements/document/design-file.js';
import { design } from '../../../server/contract/design.js';
import { savedDesign } from '../../../server/contract/saved-design.js';
import { job } from '../../../server/db/schema.js';
import { jpeg } from '../support/catalog.js';
import { engines } from '../support/engines.js';
import { failureOf, testServer, type TestServer, type Visitor } from '../support/server.js';

const tested = await engines('saving under concurrent writers');

describe.each(tested)('saved designs on %s', (engine) => {
  let server: TestServer;
  let visitor: Visitor;

  beforeAll(async () => {
    server = await testServer({ engine });
    visitor = server.visitor();
  });
  afterAll(() => server.close());

  const create = async () => (await visitor.api(savedDesign.createBlankDesign, {}))._id;
  const fileOf = async (id: string) =>
    (await visitor.api(savedDesign.getOne, { id })).design_file as DesignFile;

  it('a blank design is one white page of 800 x 800 px', async () => {
    const file = await fileOf(await create());
    expect([file.width, file.height, file.pages.length]).toEqual([800, 800, 1]);
    expect(file.pages[0]).toMatchObject({ objects: [], background_color: '#ffffff' });
  });

  it.each([
    ['px', 1080, 1080],
    ['mm', 210, 794],
    ['cm', 21, 794],
    ['in', 8.5, 816],
    ['mm', 2116.664, 8000],
  ] as const)('a side of %s %s becomes %s px', async (dimension_units, side, pixels) => {
    const made = await visitor.api(savedDesign.createBlankDesign, {
      width: side,
      height: side,
      dimension_units,
    });
    expect(await fileOf(made._id)).toMatchObject({ width: pixels, height: pixels, dimension_units });
  });

  it('a copy of a template is a new design under new ids that knows its category', async () => {
    const { _id } = await visitor.api(design.copyIntoSavedDesign, { id: 'sunny' });
    const original = (await visitor.api(design.getOne, { id: 'sunny' })).design_file as DesignFile;
    const copy = await fileOf(_id);
    expect(copy).toMatchObject({ id: _id, category_id: 'post', width: 400, height: 300 });
    expect(copy.pages[0]!.objects).toHaveLength(original.pages[0]!.objects.length);
    expect(copy.pages[0]!.objects[0]!.id).not.toBe(original.pages[0]!.objects[0]!.id);
  });

  it('what is saved comes back, and each save is one revision', async () => {
    const id = await create();
    const file = { ...blankDesign({ width: 500, height: 400 }), extra: 'kept' };
    expect(await visitor.api(savedDesign.saveBackend, { id, design_file: file, rev: 0 })).toEqual({ rev: 1 });
    const text = JSON.stringify({ ...file, width: 600 });
    expect(await visitor.api(savedDesign.saveBackend, { id, design_file: text, rev: 1 })).toEqual({ rev: 2 });
    expect(await fileOf(id)).toMatchObject({ width: 600, height: 400, extra: 'kept' });
  });

  it('a stale revision is refused with the one the server holds, and nothing is written', async () => {
    const id = await create();
    const save = (width: number, rev: number) =>
      visitor.api(savedDesign.saveBackend, { id, design_file: blankDesign({ width }), rev });
    await save(500, 0);
    expect(await failureOf(save(600, 0))).toMatchObject({ code: 'stale', status: 409, details: { rev: 1 } });
    expect(await failureOf(save(600, 7))).toMatchObject({ code: 'stale', details: { rev: 1 } });
    expect((await fileOf(id)).width).toBe(500);
  });

  it('a save whose answer was lost may be sent again', async () => {
    const id = await create();
    const payload = { id, design_file: JSON.stringify(blankDesign({ width: 640 })), rev: 0 };
    await visitor.api(savedDesign.saveBackend, payload);
    expect(await visitor.api(savedDesign.saveBackend, payload)).toEqual({ rev: 1 });
  });

  it('of 20 writers at once exactly one wins', async () => {
    const id = await create();
    const writers = Array.from({ length: 20 }, (_, i) =>
      visitor.api(savedDesign.saveBackend, { id, design_file: blankDesign({ width: 500 + i }), rev: 0 }),
    );
    const results = await Promise.allSettled(writers);
    const won = results.flatMap((result, i) => (result.status === 'fulfilled' ? i : []));
    expect(won).toHaveLength(1);
    const lost = results
      .filter((result) => result.status === 'rejected')
      .map(({ reason }) => reason as unknown);
    for (const reason of lost) expect(reason).toMatchObject({ code: 'stale', details: { rev: 1 } });
    expect((await fileOf(id)).width).toBe(500 + won[0]!);
  });

  it('a new name is trimmed and kept', async () => {
    const id = await create();
    await visitor.api(savedDesign.update, { id, name: '  Summer sale ' });
    expect((await visitor.api(savedDesign.getOne, { id })).name).toBe('Summer sale');
  });

  it('a thumbnail the browser painted is kept, small and without metadata', async () => {
    const id = await create();
    const picture = await jpeg(1200, 600);
    const thumbnail_data = `data:image/jpeg;base64,${picture.toString('base64')}`;
    const { thumbnail } = await visitor.api(savedDesign.updateThumbnail, { id, thumbnail_data });
    expect((await visitor.api(savedDesign.getOne, { id })).thumbnail).toBe(thumbnail);
    const response = await visitor.fetch(thumbnail);
    expect(response.headers.get('content-type')).toBe('image/jpeg');
    expect((await response.arrayBuffer()).byteLength).toBeLessThan(picture.length);
    expect((await server.visitor().fetch(thumbnail)).status).toBe(404);
  });

  it('another picture has another address; the bare address is asked about each time', async () => {
    const id = await create();
    const paint = async (side: number) => {
      const thumbnail_data = `data:image/jpeg;base64,${(await jpeg(side, 600)).toString('base64')}`;
      return (await visitor.api(savedDesign.updateThumbnail, { id, thumbnail_data })).thumbnail;
    };
    const before = await paint(1200);
    const after = await paint(300);
    expect(after).not.toBe(before);
    const kept = async (path: string) => (await visitor.fetch(path)).headers.get('cache-control');
    expect(await kept(after)).toContain('immutable');
    expect(await kept(after.split('?')[0]!)).toBe('private, no-cache');
  });

  it('many saves of one design leave one thumbnail to paint', async () => {
    const id = await create();
    for (let rev = 0; rev < 5; rev += 1) {
      await visitor.api(savedDesign.saveBackend, { id, design_file: blankDesign({ width: 300 + rev }), rev });
    }
    const waiting = await server.services.db.select().from(job);
    expect(waiting.filter(({ key }) => key === id)).toHaveLength(1);
  });
});
