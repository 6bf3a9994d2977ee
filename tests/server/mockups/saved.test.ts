import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SavedMockup } from '../../../server/contract/mockup.js';
import { mockup as calls } from '../../../server/contract/mockup.js';
import { trash } from '../../../server/contract/trash.js';
import { user as userCalls } from '../../../server/contract/user.js';
import { file, savedMockup, upload } from '../../../server/db/schema.js';
import { collectFiles } from '../../../server/jobs/garbage-collection/collect-files.js';
import { collectUploads } from '../../../server/jobs/garbage-collection/collect-uploads.js';
import { anyEngine } from '../support/engines.js';
import { sendForm, type SentFile } from '../support/form.js';
import { testServer, type TestServer, type Visitor } from '../support/server.js';

const picture = (background: string, width = 60, height = 60) =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();

const HUES = [[210, 0.5, 0.5, 1]];

describe.each(await anyEngine('saved mockups'))('saved mockups, on %s', (engine) => {
  let server: TestServer;
  let owner: Visitor;
  let others: Visitor[];

  beforeAll(async () => {
    server = await testServer({ engine });
    owner = await server.member();
    others = [await server.member(), await server.member({ type: 'admin' }), server.visitor()];
  });
  afterAll(() => server.close());

  const send = async (
    fields: Record<string, unknown>,
    files: readonly SentFile[],
    who = owner,
  ): Promise<{ data?: SavedMockup; error?: { code: string; message: string } }> => {
    const all = { mockup_id: 'mug', hue_values: '[]', user_images: '[]', ...fields };
    return (await sendForm(who, calls.save, all, files)).json() as never;
  };
  const shown = async (color = '#884422') => ({ bytes: await picture(color), field: 'mockup_file' });
  const save = async (fields: Record<string, unknown> = {}, files: readonly SentFile[] = []) =>
    (await send(fields, [await shown(), ...files])).data!;

  it('open again with what was put in, its own pictures kept among the photos', async () => {
    const user_images = JSON.stringify([{ src: 'file:0', cropDetails: { zoom: 12, rotation: 90 } }]);
    const made = await save({ hue_values: JSON.stringify(HUES), user_images }, [
      { bytes: await picture('#11aa55'), field: 'mockup_file0', name: 'logo.png' },
    ]);
    const again = await owner.api(calls.getSaved, { _id: made._id });
    expect(again).toEqual(made);
    expect(again.mockup).toMatchObject({ _id: 'mug', width: 128, height: 128 });
    expect(again.mockup_inputs.hue_values).toEqual(HUES);
    const [image] = again.mockup_inputs.user_images;
    expect(image!.cropDetails).toEqual({ fit: 'cover', x: 0.5, y: 0.5, zoom: 12, rotation: 90 });
    expect(image!.src).toMatch(/^upload\//);
    const bytes = await (await owner.fetch(`/static/${image!.src}`)).arrayBuffer();
    const { dominant } = await sharp(Buffer.from(bytes)).stats();
    expect(dominant.g).toBeGreaterThan(dominant.r + 60);
  });

  it('are listed newest first and saved over in place', async () => {
    const first = await save();
    const second = await save();
    const ids = async () => (await owner.api(calls.getAllSaved, {})).map(({ _id }) => _id);
    expect((await ids()).slice(0, 2)).toEqual([second._id, first._id]);
    const changed = await save({ _id: first._id, hue_values: JSON.stringify(HUES) });
    expect(changed._id).toBe(first._id);
    expect((await ids()).slice(0, 2)).toEqual([first._id, second._id]);
    await owner.api(calls.deleteSaved, { _id: second._id });
    expect(await ids()).not.toContain(second._id);
    await expect(owner.api(calls.getSaved, { _id: second._id })).rejects.toMatchObject({ code: 'not_found' });
  });

  it('are listed page by page, each once, however many there are', async () => {
    for (let i = 0; i < 5; i++) await save();
    const all = (await owner.api(calls.getAllSaved, {})).map(({ _id }) => _id);
    const paged: string[] = [];
    for (let page_no = 1; ; page_no += 1) {
      const page = await owner.api(calls.getAllSaved, { page_no, size: 2 });
      paged.push(...page.map(({ _id }) => _id));
      if (page.length < 2) break;
    }
    expect(paged).toEqual(all);
    for (const paging of [{ size: 0 }, { size: 201 }, { page_no: 0 }, { page_no: 1.5 }])
      await expect(owner.api(calls.getAllSaved, paging)).rejects.toMatchObject({ code: 'bad_request' });
  });

  it('have a name that their owner gives, which lasts when they are saved over and lies in the trash with them', async () => {
    const { _id, name } = await save();
    expect(name).toBe('Mockup mug');
    expect(await owner.api(calls.renameSaved, { _id, name: ' Summer “mug” ' })).toEqual({ _id });
    const named = async () => (await owner.api(calls.getSaved, { _id })).name;
    expect(await named()).toBe('Summer “mug”');
    const over = await save({ _id, hue_values: JSON.stringify(HUES) });
    expect([over.name, over.mockup_inputs]).toEqual(['Summer “mug”', { hue_values: HUES, user_images: [] }]);
    expect((await save({ name: 'Summer “mug”' })).name).toBe('Summer “mug”');
    expect((await save({ _id, name: 'Winter mug' })).name).toBe('Winter mug');
    for (const other of others)
      await expect(other.api(calls.renameSaved, { _id, name: 'Mine' })).rejects.toThrow();
    await owner.api(calls.deleteSaved, { _id });
    await expect(owner.api(calls.renameSaved, { _id, name: 'Gone' })).rejects.toMatchObject({
      code: 'not_found',
    });
    const { docs } = await owner.api(trash.get, {});
    expect(docs.find((one) => one._id === _id)?.name).toBe('Winter mug');
  });

  it('and their pictures are their owner’s alone', async () => {
    const { _id, watermarked_output_src } = await save();
    const response = await owner.fetch(watermarked_output_src);
    expect([response.status, response.headers.get('cache-control')]).toEqual([
      200,
      'private, max-age=31536000, immutable',
    ]);
    for (const other of others) {
      expect((await other.fetch(watermarked_output_src)).status).toBe(404);
      await expect(other.api(calls.getSaved, { _id })).rejects.toThrow();
      await expect(other.api(calls.deleteSaved, { _id })).rejects.toThrow();
      const over = await send({ _id }, [await shown('#ffffff')], other);
      expect(over.error!.code).toMatch(/not_found|not_signed_in/);
    }
    expect((await owner.api(calls.getSaved, { _id })).watermarked_output_src).toBe(watermarked_output_src);
  });

  it.each([
    ['/etc/passwd', 'user_images.0.src'],
    ['file:///etc/passwd', 'user_images.0.src'],
    ['data:image/png;base64,AAAA', 'user_images.0.src'],
    ['blob:https://design.example/1', 'user_images.0.src'],
    ['javascript:alert(1)', 'user_images.0.src'],
    ['upload/../../secret', 'user_images.0.src'],
    ['file:3', 'user_images.0.src'],
  ])('take no picture from %s', async (src, path) => {
    const { error } = await send({ user_images: JSON.stringify([{ src }]) }, [await shown()]);
    expect(error!.code).toBe('bad_request');
    expect(error!.message).toContain(path);
  });

  it('are refused without a picture, or with one that is none', async () => {
    expect((await send({}, [])).error!.message).toContain('mockup_file');
    const broken = await send({}, [{ bytes: Buffer.from('<script>'), field: 'mockup_file' }]);
    expect(broken.error).toBeDefined();
    expect((await send({ hue_values: 'no' }, [await shown()])).error!.message).toContain('hue_values');
  });

  it('keep the pictures they show, also those that were removed elsewhere long ago', async () => {
    const user_images = JSON.stringify([{ src: 'file:0' }]);
    const put = { bytes: await picture('#2255ee', 61), field: 'mockup_file0' };
    const { _id, mockup_inputs, watermarked_output_src } = await save({ user_images }, [put]);
    const id = mockup_inputs.user_images[0]!.src.slice('upload/'.length);
    const { db, files } = server.services;
    const long = { removed_at: sql`now() - interval '40 days'` };
    await db.update(upload).set(long).where(eq(upload.id, id));
    const collect = async () => {
      await collectUploads(db);
      await db.update(file).set({ created_at: sql`now() - interval '2 days'` });
      await collectFiles(db, files);
    };
    await collect();
    expect((await owner.fetch(`/static/upload/${id}`)).status).toBe(200);
    expect((await owner.fetch(watermarked_output_src)).status).toBe(200);
    await db.delete(savedMockup).where(eq(savedMockup.id, _id));
    await db.update(upload).set(long).where(eq(upload.id, id));
    await collect();
    expect((await owner.fetch(`/static/upload/${id}`)).status).toBe(404);
  });

  it('are photos of an account', async () => {
    const { user_images } = (await save({ user_images: JSON.stringify([null, null]) })).mockup_inputs;
    expect(user_images).toEqual([null, null]);
    expect((await owner.api(userCalls.getDetails, {})).my_photos_folder).toEqual(expect.any(String));
  });
});
