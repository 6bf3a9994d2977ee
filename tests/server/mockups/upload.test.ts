import { unzipSync, zipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { category } from '../../../server/contract/category.js';
import { mockup as calls, type Mockup } from '../../../server/contract/mockup.js';
import { mockups, mockupSearch } from '../../../server/contract/search.js';
import { anyEngine } from '../support/engines.js';
import { sendForm } from '../support/form.js';
import { MASTER, PREVIEW, zippedMockup } from '../support/mockups.js';
import { testServer, type TestServer, type Visitor } from '../support/server.js';

type Files = Record<string, Uint8Array>;

const text = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));

describe.each(await anyEngine('mockups of designers'))('mockups of designers, on %s', (engine) => {
  let server: TestServer;
  let designer: Visitor;

  beforeAll(async () => {
    server = await testServer({ engine });
    designer = await server.member({ type: 'designer' });
  });
  afterAll(() => server.close());

  const send = async (bytes: Uint8Array, who = designer) =>
    (await (await sendForm(who, calls.upload, {}, [{ bytes, name: 'mockup.zip' }])).json()) as {
      data?: Mockup;
      error?: { code: string; message: string };
    };
  /** An archive with something changed in it. */
  const changed = async (id: string, change: (files: Files) => Files | Promise<Files>) =>
    zipSync(await change(unzipSync(await zippedMockup(id))));
  const manifest = (files: Files) =>
    JSON.parse(new TextDecoder().decode(files['mockup.json'])) as Record<string, unknown>;
  const searched = async (words: string) => {
    const { hits } = await server.visitor().api(mockups.search, mockupSearch({ text: words }));
    return hits.hits.map(({ _id }) => _id);
  };

  it('are listed, found, counted and shown once they are uploaded', async () => {
    const { data } = await send(await zippedMockup('lantern'));
    expect(data).toMatchObject({ _id: 'lantern', active: true, price: 2, width: 128 });
    const visitor = server.visitor();
    expect(await visitor.api(calls.getOne, { id: 'lantern' })).toEqual(data);
    const listed = await visitor.api(calls.getMockups, { category_id: 'drinkware' } as never);
    expect(listed.docs.map(({ _id }) => _id)).toContain('lantern');
    expect(await searched('lantern')).toEqual(['lantern']);
    const { docs } = await visitor.api(calls.getMockups, { size: 1, page_no: 2 } as never);
    expect(docs).toHaveLength(1);
    const counts = await visitor.api(category.get, { type: 'mockup' });
    expect(counts).toContainEqual(expect.objectContaining({ _id: 'drinkware', mockup_length: 3 }));
    expect((await visitor.fetch(data!.package_src)).status).toBe(200);
  });

  it('come from designers and admins only', async () => {
    const bytes = await zippedMockup('vase');
    for (const who of [server.visitor(), await server.member()])
      expect((await send(bytes, who)).error!.code).toMatch(/not_signed_in|not_allowed/);
    expect((await send(bytes, await server.member({ type: 'admin' }))).data!._id).toBe('vase');
  });

  it('are taken from the lists and put back', async () => {
    await send(await zippedMockup('bottle'));
    const listed = async () => {
      const { docs } = await server.visitor().api(calls.getMockups, { size: 100 } as never);
      return docs.map(({ _id }) => _id);
    };
    await designer.api(calls.setActive, { _id: 'bottle', active: false });
    expect(await listed()).not.toContain('bottle');
    expect(await searched('bottle')).toEqual([]);
    // designs and saved mockups still show it
    expect((await server.visitor().api(calls.getOne, { id: 'bottle' })).active).toBe(false);
    await designer.api(calls.setActive, { _id: 'bottle', active: true });
    expect(await searched('bottle')).toEqual(['bottle']);
  });

  it('are replaced by who uploads them again, at new addresses', async () => {
    const first = (await send(await zippedMockup('jar'))).data!;
    const bytes = await changed('jar', (files) => ({
      ...files,
      'mockup.json': text({ ...manifest(files), name: 'Jam jar' }),
    }));
    const second = (await send(bytes)).data!;
    expect([second.name, second.package_src === first.package_src]).toEqual(['Jam jar', false]);
    const old = await server.visitor().fetch(first.package_src);
    expect(old.url).toContain(second.package_src);
    expect((await send(await zippedMockup('mug'))).error!.message).toContain('already');
  });

  it('may lie in a folder of the archive, beside what archivers add', async () => {
    const bytes = await changed('bowl', (files) => ({
      ...Object.fromEntries(Object.entries(files).map(([name, data]) => [`bowl/${name}`, data])),
      '__MACOSX/bowl/._mockup.json': text(1),
      'bowl/.DS_Store': text(2),
    }));
    expect((await send(bytes)).data!._id).toBe('bowl');
  });

  const plate = (px: number) =>
    sharp({ create: { width: px, height: px, channels: 3, background: '#777777' } })
      .webp()
      .toBuffer();
  const without = (name: string) => (files: Files) => {
    const { [name]: _gone, ...kept } = files;
    return kept;
  };
  const saying = (more: object) => (files: Files) => ({
    ...files,
    'mockup.json': text({ ...manifest(files), ...more }),
  });

  it.each<[string, (files: Files) => Files | Promise<Files>, string]>([
    ['without its mockup.json', without('mockup.json'), 'there is no mockup.json'],
    ['without a file it names', without('front.mesh'), 'front.mesh is missing'],
    ['with a file nobody names', (files) => ({ ...files, 'more.webp': text(1) }), 'more.webp'],
    ['with JSON that is none', (files) => ({ ...files, 'mockup.json': text('{').slice(1) }), 'mockup.json'],
    ['of another format', saying({ format: 'dm-mockup/9' }), 'format'],
    ['with a path for an id', saying({ id: '../mug' }), 'id'],
    ['with a path for a file', saying({ placeholders: ['../../secret.webp'] }), 'placeholders'],
    ['of a category that is none', saying({ categories: ['drinkware', 'hats'] }), 'no category "hats"'],
    ['with a side too long', saying({ width: 100_000 }), 'width'],
    [
      'with a picture of another size',
      async (files) => ({ ...files, [`plate-${PREVIEW}.webp`]: await plate(MASTER) }),
      `${MASTER} x ${MASTER}`,
    ],
    [
      'with a picture that is none',
      (files) => ({ ...files, 'placeholder.webp': text(1) }),
      'placeholder.webp',
    ],
    [
      'with a picture that breaks off',
      (files) => ({ ...files, 'placeholder.webp': files['placeholder.webp']!.slice(0, 40) }),
      'placeholder.webp',
    ],
    [
      'with a mesh of another size',
      (files) => ({ ...files, 'front.mesh': new Uint8Array(47) }),
      'front.mesh',
    ],
    [
      'that unpacks to too much',
      (files) => ({ ...files, 'front.mesh': new Uint8Array(50_000_000) }),
      'unpacks to more',
    ],
    [
      'of very many files',
      (files) => ({
        ...files,
        ...Object.fromEntries(Array.from({ length: 200 }, (_, i) => [`f${i}.mesh`, text(i)])),
      }),
      'unpacks to more',
    ],
  ])('are refused %s, and nothing of them is kept', async (_what, change, named) => {
    const { data, error } = await send(await changed('broken', change));
    expect(data).toBeUndefined();
    expect(error!.code).toBe('bad_request');
    expect(error!.message).toContain(named);
    await expect(server.visitor().api(calls.getOne, { id: 'broken' })).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  it('are no other archives, and no pictures', async () => {
    for (const bytes of [await plate(8), new TextEncoder().encode('PK\u0003\u0004 nothing')])
      expect((await send(bytes)).error!.code).toBe('bad_request');
  });
});
