import { request } from 'node:http';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addressOf, GUARD_HEADER, type ResponseOf } from '../../../server/contract/contract.js';
import { folder as calls } from '../../../server/contract/folder.js';
import { upload } from '../../../server/db/schema.js';
import { anyEngine } from '../support/engines.js';
import { sendForm, type SentFile } from '../support/form.js';
import { testServer, type TestServer } from '../support/server.js';
import { addPicture, invite, listed, newFolder, newPicture, type Member } from './folder-helpers.js';

type Answer = ResponseOf<typeof calls.uploadMultipleFiles>;

const MB = 1024 * 1024;
const text = (content: string): Uint8Array => new TextEncoder().encode(content);

describe.each(await anyEngine('several files in one form'))('several files in one form, on %s', (engine) => {
  let server: TestServer;
  let ann: Member;
  let sea: string;

  beforeAll(async () => {
    server = await testServer({ engine });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    ann = await server.member();
    sea = await newFolder(ann);
  });

  async function send(
    files: readonly SentFile[],
    who = ann,
    fields: Record<string, unknown> = { folder_id: sea },
  ) {
    const response = await sendForm(who, calls.uploadMultipleFiles, fields, files);
    const { data, error } = (await response.json()) as {
      data?: Answer;
      error?: { code: string; message: string; path?: string };
    };
    return { status: response.status, error, ...data, names: data?.resources.map(({ name }) => name) };
  }
  const pictures = (count: number): Promise<SentFile[]> =>
    Promise.all(
      Array.from({ length: count }, async (_, i) => ({ bytes: await newPicture(), name: `${i}.png` })),
    );

  it('keeps them in their order, after those that were there', async () => {
    const before = await addPicture(ann, sea, 'before.png');
    const { resources, names, errors } = await send(await pictures(4));
    expect(names).toEqual(['before.png', '0.png', '1.png', '2.png', '3.png']);
    expect(errors).toEqual([]);
    expect(resources![0]!._id).toBe(before);
    expect(await listed(ann, sea)).toEqual(resources!.map(({ _id }) => _id));
  });

  it('keeps what can be kept, and says of the others why not', async () => {
    const [good, better, best] = (await pictures(3)) as [SentFile, SentFile, SentFile];
    const { names, errors } = await send([
      { bytes: text('<html></html>'), name: 'page.png' },
      good,
      { bytes: new Uint8Array(25 * MB + 1), name: 'huge.png' },
      better,
      { bytes: text(''), name: '../empty.png' },
      { bytes: text('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), name: 'drawing.svg' },
      best,
    ]);
    expect(names).toEqual(['0.png', '1.png', '2.png']);
    expect(errors!.map(({ name, code }) => [name, code])).toEqual([
      ['page.png', 'invalid_image'],
      ['huge.png', 'too_large'],
      ['empty.png', 'invalid_image'],
      ['drawing.svg', 'invalid_image'],
    ]);
    for (const { message } of errors!) expect(message).not.toMatch(/sharp|vips|busboy|part/i);
  });

  it('sent again, nothing is kept twice; the same picture twice in one form is one', async () => {
    const files = await pictures(2);
    const first = await send([...files, files[0]!]);
    expect(first.resources).toHaveLength(2);
    const second = await send(files);
    expect(new Set(second.resources!.map(({ _id }) => _id))).toEqual(
      new Set(first.resources!.map(({ _id }) => _id)),
    );
    expect(await listed(ann, sea)).toHaveLength(2);
  });

  it('once there is no room left, the rest is told so and not read', async () => {
    const [row] = await server.services.db
      .select()
      .from(upload)
      .where(eq(upload.id, await addPicture(ann, sea)));
    // room for one of them and not for two
    const bytes = 1024 ** 3 - Math.floor(row!.bytes * 2.5);
    await server.services.db
      .insert(upload)
      .values({ ...row!, id: `${ann.user.id}-full`, bytes, removed_at: null });
    const { errors, resources } = await send([
      ...(await pictures(3)),
      { bytes: text('no'), name: 'bad.png' },
    ]);
    expect(resources).toHaveLength(3);
    expect(errors!.map(({ name, code }) => [name, code])).toEqual([
      ['1.png', 'no_room'],
      ['2.png', 'no_room'],
      ['bad.png', 'no_room'],
    ]);
    expect(errors![0]!.message).toMatch(/^Your 1.GB of storage is full\./);
  });

  it('takes 20 and no more; what came before the one too many is kept', async () => {
    const files = await pictures(20);
    expect((await send(files)).resources).toHaveLength(20);
    const another = await newFolder(ann);
    const refused = await send([...files, ...(await pictures(1))], ann, { folder_id: another });
    expect(refused).toMatchObject({
      status: 400,
      error: { code: 'bad_request', message: 'file: at most 20 files at once' },
    });
    expect(await listed(ann, another)).toHaveLength(20);
  });

  it('no file, a wrong field, no folder, fields behind the files', async () => {
    const [picture] = (await pictures(1)) as [SentFile];
    expect(await send([])).toMatchObject({ status: 400, error: { message: 'file: no file was sent' } });
    const field = await send([{ ...picture, field: 'photo' }]);
    expect(field).toMatchObject({
      status: 400,
      error: { message: 'file: the file\'s field is called "file"' },
    });
    const none = await send([picture], ann, {});
    expect(none).toMatchObject({ status: 400, error: { code: 'bad_request', path: 'folder_id' } });
    expect(none.error!.message).toMatch(/the fields come before the files/);
    const late = new FormData();
    late.append('folder_id', sea);
    late.append('file', new Blob([new Uint8Array(picture.bytes)]), 'a.png');
    late.append('folder_id', 'other');
    expect(await post(late)).toMatchObject({ message: 'file: the fields come before the files' });
    // the picture before it was kept: sent again as it should be, it is there once
    await send([picture]);
    expect(await listed(ann, sea)).toHaveLength(1);
  });

  it('who may not edit the folder keeps nothing in it, and reads the answer though the files are large', async () => {
    const viewer = await server.member();
    await invite(ann, sea, viewer, 'view');
    const large = Array.from({ length: 6 }, (_, i) => ({ bytes: new Uint8Array(20 * MB), name: `${i}.png` }));
    for (const who of [viewer, await server.member()])
      expect((await send(large, who)).error).toMatchObject({ code: 'not_found' });
    const cards = await newFolder(ann, 'design');
    expect((await send(large, ann, { folder_id: cards })).error).toMatchObject({ code: 'bad_request' });
    expect(await listed(ann, sea)).toEqual([]);
    // and the next ones are taken
    expect((await send(await pictures(2))).resources).toHaveLength(2);
  });

  it('a form that breaks off keeps what came whole, and the server goes on', async () => {
    const bytes = await newPicture();
    const head = (name: string) =>
      `--b\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n\r\n`;
    const form = Buffer.concat([
      text(`--b\r\nContent-Disposition: form-data; name="folder_id"\r\n\r\n${sea}\r\n`),
      text(head('whole.png')),
      bytes,
      text(`\r\n${head('half.png')}`),
      bytes.subarray(0, 40),
    ]);
    const hangUp = begin(form);
    await expect.poll(() => listed(ann, sea)).toHaveLength(1);
    await hangUp();
    expect(await post(form, 'multipart/form-data; boundary=b')).toMatchObject({ code: 'bad_request' });
    expect((await send(await pictures(1))).resources).toHaveLength(2);
  });

  async function post(body: FormData | Buffer<ArrayBuffer>, type?: string) {
    const headers = { [GUARD_HEADER]: '1', ...(type && { 'content-type': type }) };
    const response = await ann.fetch(addressOf(calls.uploadMultipleFiles), { method: 'POST', headers, body });
    return ((await response.json()) as { error?: { code: string; message: string } }).error;
  }

  /** Sends the beginning of a form; what it gives hangs up. */
  function begin(form: Buffer): () => Promise<void> {
    const cookie = [...ann.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const sending = request(`${server.address}${addressOf(calls.uploadMultipleFiles)}`, {
      method: 'POST',
      headers: {
        ...{ cookie, [GUARD_HEADER]: '1', 'content-type': 'multipart/form-data; boundary=b' },
        'content-length': form.length + 1000,
      },
    });
    const closed = new Promise<void>((resolve) => {
      sending.on('error', () => undefined).on('close', () => resolve());
    });
    sending.write(form);
    return () => {
      sending.destroy();
      return closed;
    };
  }
});
