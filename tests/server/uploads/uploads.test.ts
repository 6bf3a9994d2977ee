import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { GUARD_HEADER } from '../../../server/contract/contract.js';
import { folder as calls } from '../../../server/contract/folder.js';
import { user } from '../../../server/contract/user.js';
import { folder, upload } from '../../../server/db/schema.js';
import { jpeg } from '../support/catalog.js';
import { anyEngine } from '../support/engines.js';
import { sendForm, uploaded } from '../support/form.js';
import { failureOf, testServer, type TestServer } from '../support/server.js';

type Member = Awaited<ReturnType<TestServer['member']>>;

const GB = 1024 ** 3;

describe.each(await anyEngine('uploads'))('uploads, on %s', (engine) => {
  let server: TestServer;
  let member: Member;
  let photos: string;

  beforeAll(async () => {
    server = await testServer({ engine });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    member = await server.member();
    photos = (await member.api(user.getDetails, {})).my_photos_folder;
  });

  const keep = (bytes: Uint8Array, name = 'sea.jpg', who = member) =>
    uploaded(sendForm(who, user.uploadPhoto, {}, [{ bytes, name }]));
  const list = async (who = member) => (await who.api(calls.get, { id: photos }))[0]!.folder.resources;
  const sizeOf = async (response: Response) => {
    const { width, height, format, exif } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    return { width, height, format, exif };
  };

  it('a picture is kept upright and without metadata, in full and small, and listed', async () => {
    const turned = await sharp(await jpeg(800, 400))
      .withExif({ IFD0: { Copyright: 'secret' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { picture } = await keep(turned, 'Łódź 漢字.jpg');
    expect(picture).toMatchObject({ name: 'Łódź 漢字.jpg', width: 400, height: 800 });
    expect(picture!.path).toMatch(/^upload\/[0-9a-z]{25}$/);
    const full = await sizeOf(await member.fetch(`/static/${picture!.path}`));
    expect(full).toEqual({ width: 400, height: 800, format: 'jpeg', exif: undefined });
    const low = await sizeOf(await member.fetch(`/static/${picture!.low_path}`));
    expect(low).toEqual({ width: 160, height: 320, format: 'webp', exif: undefined });
    expect(await list()).toEqual([picture]);
  });

  it('an SVG is kept as a drawing of its natural size, without what runs, loads or links, and small', async () => {
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20" onload="alert(1)">
      <script>alert(2)</script><image href="https://evil.example/x.png" width="9" height="9"/>
      <linearGradient id="g"><stop stop-color="red"/><stop offset="1" stop-color="blue"/></linearGradient>
      <rect width="40" height="20" fill="url(#g)"/></svg>`;
    const { picture } = await keep(new TextEncoder().encode(drawing), 'logo.svg');
    expect(picture).toMatchObject({ name: 'logo.svg', width: 1000, height: 500 });
    const full = await member.fetch(`/static/${picture!.path}`);
    expect(full.headers.get('content-type')).toMatch(/^image\/svg\+xml/);
    const text = await full.text();
    expect(text).toContain('linearGradient');
    expect(text).not.toMatch(/script|alert|evil|onload/);
    const low = await sizeOf(await member.fetch(`/static/${picture!.low_path}`));
    expect(low).toEqual({ width: 320, height: 160, format: 'webp', exif: undefined });
  });

  it('the folder call does the same, and the new picture stands last', async () => {
    const first = await keep(await jpeg(10, 10));
    const send = sendForm(member, calls.uploadFile, { folder_id: photos }, [{ bytes: await jpeg(12, 10) }]);
    const second = await uploaded(send);
    expect(second.resources).toEqual([first.picture, second.picture]);
    const again = await keep(await jpeg(10, 10), 'other name.jpg');
    expect(again.picture).toEqual(first.picture);
    expect(again.resources).toEqual([second.picture, first.picture]);
    expect(await list()).toEqual([second.picture, first.picture]);
  });

  it('the same picture from several tabs at once is one', async () => {
    const bytes = await jpeg(20, 11);
    const answers = await Promise.all([1, 2, 3, 4].map(() => keep(bytes)));
    expect(new Set(answers.map(({ picture }) => picture?._id)).size).toBe(1);
    expect(await list()).toHaveLength(1);
  });

  it('whoever was shown it may load it, cached for good and unable to run', async () => {
    const { picture } = await keep(await jpeg(10, 10));
    for (const path of [picture!.path, picture!.low_path]) {
      const response = await server.visitor().fetch(`/static/${path}`);
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(response.headers.get('content-security-policy')).toMatch(/^sandbox/);
      const etag = response.headers.get('etag')!;
      const again = await member.fetch(`/static/${path}`, { headers: { 'if-none-match': etag } });
      expect(again.status).toBe(304);
    }
    for (const path of ['upload/none', `${picture!.path}x`, 'upload/a%00b', `${picture!.path}/high`])
      expect((await member.fetch(`/static/${path}`)).status).toBe(404);
  });

  it('a deleted one is no longer listed, still loads, and can be taken back', async () => {
    const { picture } = await keep(await jpeg(10, 10));
    const which = { folder_id: photos, resource: picture!._id };
    expect(await member.api(calls.deleteResource, which)).toEqual({ removed: 1 });
    await member.api(calls.deleteResource, which);
    expect(await list()).toEqual([]);
    expect((await member.fetch(`/static/${picture!.path}`)).status).toBe(200);
    // the same picture uploaded after a deletion is a new one
    expect((await keep(await jpeg(10, 10))).picture!._id).not.toBe(picture!._id);
    expect(await member.api(calls.restoreResource, which)).toEqual({ resources: [picture] });
    expect((await list()).map(({ _id }) => _id)).toContain(picture!._id);
  });

  it("a visitor is told to log in; a stranger's folder is not there", async () => {
    const visitor = server.visitor();
    const bytes = await jpeg(10, 10);
    const asVisitor = await sendForm(visitor, user.uploadPhoto, {}, [{ bytes }]);
    expect(asVisitor.status).toBe(401);
    expect(await asVisitor.json()).toEqual({
      response_code: -1,
      error: { code: 'not_signed_in', message: 'Please log in to use this feature' },
    });
    expect(await failureOf(visitor.api(calls.get, { id: photos }))).toMatchObject({ code: 'not_signed_in' });
    const { picture } = await keep(bytes);
    const other = await server.member({ type: 'admin' });
    const which = { folder_id: photos, resource: picture!._id };
    const refused = [
      () => other.api(calls.get, { id: photos }),
      () => other.api(calls.deleteResource, which),
      () => other.api(calls.restoreResource, which),
    ];
    for (const call of refused) expect(await failureOf(call())).toMatchObject({ code: 'not_found' });
    const into = await uploaded(sendForm(other, calls.uploadFile, { folder_id: photos }, [{ bytes }]));
    expect(into.error).toMatchObject({ code: 'not_found' });
    const own = (await other.api(user.getDetails, {})).my_photos_folder;
    const moved = other.api(calls.deleteResource, { folder_id: own, resource: picture!._id });
    expect(await failureOf(moved)).toMatchObject({ code: 'not_found' });
    expect(await list()).toEqual([picture]);
    // the same bytes of two accounts are two pictures
    expect((await keep(bytes, 'sea.jpg', other)).picture!._id).not.toBe(picture!._id);
  });

  it('a folder of designs takes no pictures; My Photos of an old account is made', async () => {
    const designs = (await member.api(user.getDetails, {})).my_designs_folder;
    const bytes = await jpeg(10, 10);
    const send = sendForm(member, calls.uploadFile, { folder_id: designs }, [{ bytes }]);
    expect((await uploaded(send)).error).toMatchObject({ code: 'bad_request' });
    await server.services.db.delete(folder).where(eq(folder.owner_user, member.user.id));
    expect((await keep(bytes)).picture).toBeDefined();
  });

  it('the room of a plan is not gone beyond, whatever is deleted meanwhile', async () => {
    const { picture } = await keep(await jpeg(10, 10));
    const { db } = server.services;
    const [row] = await db.select().from(upload).where(eq(upload.id, picture!._id));
    const fill = (bytes: number, removed_at: Date | null, who = member) =>
      db.insert(upload).values({
        ...{ ...row!, id: `${who.user.id}-${bytes}-${String(removed_at)}`, file_hash: row!.low_hash, bytes },
        removed_at,
        owner_user: who.user.id,
      });
    await fill(GB - row!.bytes, null);
    const full = await keep(await jpeg(11, 10));
    expect(full.error).toEqual({
      code: 'no_room',
      message: 'Your 1 GB of storage is full. Delete some uploads, or upgrade to Pro for 5 GB.',
    });
    const subscriber = await server.member({ scope: ['design'] });
    await fill(GB, null, subscriber);
    expect((await keep(await jpeg(11, 10), 'a.jpg', subscriber)).error).toBeUndefined();
    for (const less of [1, 2, 3, 4]) await fill(GB - less, null, subscriber);
    expect((await keep(await jpeg(14, 10), 'b.jpg', subscriber)).error).toEqual({
      code: 'no_room',
      message: 'Your 5 GB of storage are full. Delete some uploads, or upgrade to Business for 20 GB.',
    });
    await db.update(upload).set({ removed_at: new Date() }).where(eq(upload.owner_user, member.user.id));
    expect((await keep(await jpeg(12, 10))).error).toBeUndefined();
    await fill(GB, new Date(0));
    expect((await keep(await jpeg(13, 10))).error).toEqual({
      code: 'no_room',
      message: 'What you deleted lately still takes up your storage. Try again later.',
    });
  });

  it('another site cannot upload in its user’s name', async () => {
    const body = new FormData();
    body.append('file', new Blob([new Uint8Array(await jpeg(10, 10))]), 'a.jpg');
    const plain = await member.fetch('/api/user/upload_photo', { method: 'POST', body });
    expect(plain.status).toBe(403);
    const headers = { [GUARD_HEADER]: '1', origin: 'https://elsewhere.example' };
    const foreign = await member.fetch('/api/user/upload_photo', { method: 'POST', body, headers });
    expect(foreign.status).toBe(403);
    expect(await list()).toEqual([]);
  });
});
