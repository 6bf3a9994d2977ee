import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GUARD_HEADER } from '../../../server/contract/contract.js';
import { folder as calls } from '../../../server/contract/folder.js';
import { user } from '../../../server/contract/user.js';
import { fileName } from '../../../server/http/calls/form-file.js';
import { heicOf } from '../../support/media/heic.js';
import { jpeg } from '../support/catalog.js';
import { sendForm, uploaded, type SentFile } from '../support/form.js';
import { testServer, type TestServer } from '../support/server.js';

let server: TestServer;
let member: Awaited<ReturnType<TestServer['member']>>;
let photos: string;

beforeAll(async () => {
  server = await testServer();
  member = await server.member();
  photos = (await member.api(user.getDetails, {})).my_photos_folder;
});
afterAll(() => server.close());

const send = (files: readonly SentFile[], fields: Record<string, unknown> = { folder_id: photos }) =>
  sendForm(member, calls.uploadFile, fields, files);
const refusal = async (files: readonly SentFile[], fields?: Record<string, unknown>) => {
  const response = await send(files, fields);
  return { status: response.status, ...(await uploaded(Promise.resolve(response))).error };
};
const text = (content: string): Uint8Array => new TextEncoder().encode(content);

/** A PNG of a few bytes that claims 50,000 x 50,000 pixels. */
const BOMB = Buffer.from('89504e470d0a1a0a0000000d494844520000c3500000c35008020000001c8e1d1c', 'hex');
const SCRIPT = text(
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
);

describe('files that are refused', () => {
  const cases: readonly (readonly [string, () => SentFile | Promise<SentFile>, string])[] = [
    [
      'a picture that claims too many pixels',
      () => ({ bytes: BOMB, name: 'a.png' }),
      'too_large|invalid_image',
    ],
    ['a drawing with a script', () => ({ bytes: SCRIPT, name: 'a.svg' }), 'invalid_image'],
    [
      'a page by the name of a picture',
      () => ({ bytes: text('<html></html>'), name: 'a.png' }),
      'invalid_image',
    ],
    ['no bytes', () => ({ bytes: text(''), name: 'a.png' }), 'invalid_image'],
    ['a PDF', () => ({ bytes: text('%PDF-1.7\n'), name: 'a.png', type: 'image/png' }), 'invalid_image'],
    ['half a picture', async () => ({ bytes: (await jpeg(900, 900)).subarray(0, 900) }), 'invalid_image'],
    ['half a HEIC', () => ({ bytes: heicOf().subarray(0, 400), name: 'a.heic' }), 'invalid_image'],
    ['26 MB', () => ({ bytes: new Uint8Array(26 * 1024 * 1024) }), 'too_large'],
    ['25 MB and a byte', () => ({ bytes: new Uint8Array(25 * 1024 * 1024 + 1) }), 'too_large'],
    ['a file under another field', async () => ({ bytes: await jpeg(9, 9), field: 'photo' }), 'bad_request'],
  ];

  it.each(cases)('%s', async (_, file, code) => {
    const { code: found, message } = await refusal([await file()]);
    expect(found).toMatch(new RegExp(`^(${code})$`));
    expect(message).not.toMatch(/sharp|vips|busboy|part/i);
  });

  it('no file, two files, a wrong field, too many fields, a field far too long, plain JSON', async () => {
    const picture = { bytes: await jpeg(9, 9) };
    expect(await refusal([])).toMatchObject({ status: 400, message: 'file: no file was sent' });
    expect(await refusal([picture, picture])).toMatchObject({
      status: 400,
      message: 'file: one file at a time',
    });
    expect(await refusal([picture], {})).toMatchObject({ status: 400, path: 'folder_id' });
    expect(await refusal([picture], { folder_id: 'x'.repeat(2000) })).toMatchObject({ status: 400 });
    const many = Object.fromEntries(Array.from({ length: 20 }, (_, i) => [`f${i}`, 'x']));
    expect(await refusal([picture], many)).toMatchObject({ status: 400 });
    expect(await refusal([picture], { __proto__: 'x', toString: 'x' })).toMatchObject({ status: 400 });
    const headers = { 'content-type': 'application/json', [GUARD_HEADER]: '1' };
    const json = await member.fetch('/api/user/upload_photo', { method: 'POST', headers, body: '{}' });
    expect(json.status).toBe(400);
  });

  it('a form that breaks off, or is none, or comes to a call that takes JSON', async () => {
    const post = (path: string, type: string, body: string) =>
      member.fetch(path, { method: 'POST', headers: { 'content-type': type, [GUARD_HEADER]: '1' }, body });
    const form = 'multipart/form-data; boundary=b';
    const head = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n';
    for (const body of [`${head}half`, head, '--b', '', 'nonsense'])
      expect((await post('/api/user/upload_photo', form, body)).status).toBe(400);
    expect((await post('/api/user/upload_photo', 'multipart/form-data', 'x')).status).toBe(400);
    expect((await post('/api/folder/get', form, `${head}x\r\n--b--\r\n`)).status).toBeGreaterThanOrEqual(400);
  });

  it('after each of them the next upload works, and nothing was kept but that', async () => {
    const { picture } = await uploaded(send([{ bytes: await jpeg(30, 30) }]));
    const [listed] = await member.api(calls.get, { id: photos });
    expect(listed!.folder.resources).toEqual([picture]);
  });
});

describe('files that are taken', () => {
  const base = () => sharp({ create: { width: 40, height: 20, channels: 4, background: '#33669980' } });
  it.each([
    ['png', () => base().png().toBuffer(), 'image/png'],
    ['webp', () => base().webp().toBuffer(), 'image/webp'],
    ['avif', () => base().avif().toBuffer(), 'image/webp'],
    ['gif', () => base().gif().toBuffer(), 'image/webp'],
    ['tiff', () => base().tiff({ compression: 'lzw' }).toBuffer(), 'image/png'],
    ['tiff of a scanner', () => base().flatten().toColourspace('cmyk').tiff().toBuffer(), 'image/jpeg'],
  ])('%s, whatever its name says', async (_, make, kept) => {
    const { picture, error } = await uploaded(send([{ bytes: await make(), name: 'photo.jpg' }]));
    expect(error).toBeUndefined();
    expect(picture).toMatchObject({ width: 40, height: 20 });
    expect((await member.fetch(`/static/${picture!.path}`)).headers.get('content-type')).toBe(kept);
  });
});

describe('names of files', () => {
  it.each([
    ['C:\\Users\\me\\sea.jpg', 'sea.jpg'],
    ['../../etc/passwd', 'passwd'],
    ['a\u0000b\r\n\u202egpj.exe', 'abgpj.exe'],
    ['', 'Picture'],
    ['  ', 'Picture'],
    ['😀'.repeat(300), '😀'.repeat(200)],
    [undefined, 'Picture'],
  ])('%j becomes %j', (sent, name) => {
    expect(fileName(sent)).toBe(name);
  });
});
