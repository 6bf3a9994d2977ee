import { readFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { unzipSync, zipSync, type Zippable } from 'fflate';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openArchive } from '../../../app/features/settings/account-import/archive.js';
import { AccountImport } from '../../../app/features/settings/account-import/import-account.js';
import type { Report } from '../../../app/features/settings/account-import/report.js';
import { importCalls } from '../../../app/features/settings/account-import/import-calls.js';
import { blankDesign } from '../../../elements/document/blank-design.js';
import { brandKit } from '../../../server/contract/brand-kit.js';
import type { FormCall } from '../../../server/contract/contract.js';
import { unwrapResponse } from '../../../server/contract/envelope.js';
import { folder } from '../../../server/contract/folder.js';
import { mockup } from '../../../server/contract/mockup.js';
import { savedDesign } from '../../../server/contract/saved-design.js';
import * as schema from '../../../server/db/schema.js';
import { TEST_FACES, testFaceBytes } from '../../support/text/fonts.js';
import { jpeg } from '../support/catalog.js';
import { sendForm, type SentFile } from '../support/form.js';
import { testServer, type TestServer, type Visitor } from '../support/server.js';

/** Calls of a page, made by a visitor of the tests. */
function callsOf(visitor: Visitor) {
  const answer = async (call: FormCall, input: object, files: readonly SentFile[]) =>
    unwrapResponse(await (await sendForm(visitor, call, { ...input }, files)).json());
  const sent = async (file: File, field: string): Promise<SentFile> => ({
    ...{ bytes: new Uint8Array(await file.arrayBuffer()), name: file.name, field, type: file.type },
  });
  return importCalls(
    {
      call: visitor.api,
      send: (async (call: FormCall, input: object, file: File) =>
        answer(call, input, [await sent(file, 'file')])) as never,
      sendNamed: (async (call: FormCall, input: object, files: Record<string, File>) =>
        answer(
          call,
          input,
          await Promise.all(Object.entries(files).map(([field, file]) => sent(file, field))),
        )) as never,
    },
    () => Promise.resolve(),
  );
}

const archiveOf = async (who: Visitor): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await (await who.fetch('/api/user/export')).arrayBuffer());

async function bringIn(bytes: Uint8Array<ArrayBuffer>, who: Visitor): Promise<Report> {
  const archive = await openArchive(new Blob([bytes]));
  return new AccountImport(archive, callsOf(who)).run({
    signal: new AbortController().signal,
    onProgress: vi.fn(),
  });
}

const image = (id: string, details: object) => ({
  ...{ id, type: 'image', layer_index: 0, position: { x: 0, y: 0 }, width: 64, height: 48 },
  ...{ rotation: 0, opacity: 1, locked: false, image_details: details },
});

describe('all of an account, brought into another', () => {
  let server: TestServer;
  let other: TestServer;
  let bytes: Uint8Array<ArrayBuffer>;
  beforeAll(async () => {
    [server, other] = await Promise.all([testServer(), testServer()]);
    bytes = await furnished();
  });
  afterAll(() => Promise.all([server.close(), other.close()]));

  /** An account with one of each, as an archive. */
  async function furnished(): Promise<Uint8Array<ArrayBuffer>> {
    const ann = await server.member({ email: 'ann@example.com' });
    const calls = callsOf(ann);
    const { _id: trips } = await ann.api(folder.create, { folder_name: 'Trips', folder_type: 'photo' });
    const { _id: cards } = await ann.api(folder.create, { folder_name: 'Cards', folder_type: 'design' });
    const file = async (name: string, width: number) =>
      new File([new Uint8Array(await jpeg(width, 48))], name, { type: 'image/jpeg' });
    const sea = (await calls.send(folder.uploadFile, { folder_id: trips }, await file('Sea.jpg', 64)))
      .resources[0]!;
    const old = (
      await calls.send(folder.uploadFile, { folder_id: trips }, await file('Old.jpg', 80))
    ).resources.at(-1)!;
    const unused = (
      await calls.send(folder.uploadFile, { folder_id: trips }, await file('No.jpg', 96))
    ).resources.at(-1)!;
    await ann.api(folder.deleteResource, { folder_id: trips, resource: [old._id, unused._id] });
    const logo = await calls.send(
      brandKit.uploadBrandFile,
      { file_type: 'logo', name: 'Mark' },
      await file('Mark.jpg', 72),
    );
    const face = TEST_FACES.find(({ id }) => id === 'Montserrat-400')!;
    const font = await calls.send(
      brandKit.uploadBrandFile,
      { file_type: 'font', name: 'House' },
      new File([new Uint8Array(await testFaceBytes(face))], 'house.ttf'),
    );
    const [kit] = (await ann.api(brandKit.fetchTeams, {})).own_teams[0]!.brand_kits;
    await ann.api(brandKit.updateBrandData, {
      brand_kit: {
        ...kit!,
        logos: [{ ...logo }],
        color_palette: [{ name: 'Blues', colors: ['#112233', '#445566', '#778899', '#aabbcc', '#ddeeff'] }],
        fonts: { ...kit!.fonts, heading: { name: 'House', src: font.src, size: 40 } },
      },
    });
    await made(ann.user.id);
    const blank = blankDesign({ width: 300 });
    const design_file = {
      ...blank,
      pages: [
        {
          ...blank.pages[0]!,
          objects: [
            image('a', { src: sea.path }),
            image('b', { src: old.path }),
            image('c', { src: `brand_file/${logo._id}` }),
            image('d', { id_imagemaker: 'made' }),
          ],
        },
      ],
    };
    const { _id: poster } = await ann.api(savedDesign.createFromJson, { design_file, name: 'Poster' });
    await ann.api(savedDesign.moveToFolder, { folder_id: cards, design_id: poster });
    await ann.api(savedDesign.createFromJson, { design_file: blankDesign({ width: 400 }), name: 'Plain' });
    const { _id: gone } = await ann.api(savedDesign.createFromJson, { design_file: blank, name: 'Gone' });
    await ann.api(savedDesign.delete, { id: gone });
    const stored = (await ann.api(savedDesign.getOne, { id: poster })).design_file as typeof design_file;
    await calls.sendNamed(
      mockup.save,
      {
        ...{ name: 'My mug', mockup_id: 'mug', hue_values: '[]' },
        user_images: JSON.stringify([{ src: `dm-page:${poster}/${stored.pages[0]!.id}` }]),
      },
      { mockup_file: await file('mug.jpg', 120) },
    );
    return archiveOf(ann);
  }

  /** A picture made from words. */
  async function made(owner_user: string): Promise<void> {
    const { db } = server.services;
    const [row] = await db.select().from(schema.upload).where(eq(schema.upload.owner_user, owner_user));
    const wish = { prompt: 'a sea', shape: 'square' as const, asked: 1, made: 1, model: 'illustrator' };
    await db
      .insert(schema.generation)
      .values({ id: 'wish', owner_user, request_id: 'first', ...wish, status: 'done' });
    const { file_hash, low_hash, width, height } = row!;
    await db
      .insert(schema.generatedPicture)
      .values({ generation_id: 'wish', position: 0, id: 'made', file_hash, low_hash, width, height });
  }

  const designsOf = async (who: Visitor) => (await who.api(savedDesign.list, { sort: 'edited' })).docs;

  it('of another server: designs show their pictures, in folders of the same names, with the brand and mockups', async () => {
    const bob = await other.member({ email: 'bob@example.com' });
    const report = await bringIn(bytes, bob);
    expect(report).toEqual({ designs: 2, pictures: 3, brand: 2, mockups: 1, faults: [] });

    const docs = await designsOf(bob);
    expect(docs.map(({ name }) => name).sort()).toEqual(['Plain', 'Poster']);
    const poster = docs.find(({ name }) => name === 'Poster')!;
    const stored = (await bob.api(savedDesign.getOne, { id: poster._id })).design_file as {
      pages: { id: string; objects: { image_details: Record<string, string> }[] }[];
    };
    const sources = stored.pages[0]!.objects.map(({ image_details }) => image_details['src']!);
    for (const src of sources) expect((await bob.fetch(`/static/${src}`)).status, src).toBe(200);
    expect(new Set(sources.map((src) => src.split('/')[0]))).toEqual(new Set(['upload', 'brand_file']));
    expect(JSON.stringify(stored)).not.toContain('id_imagemaker');

    const folders = await bob.api(folder.get, {});
    const counts = folders.map(({ folder: { name, count } }) => [name, count]);
    expect(counts).toEqual(
      expect.arrayContaining([
        ['Trips', 2],
        ['Cards', 1],
      ]),
    );
    const [kit] = (await bob.api(brandKit.fetchTeams, {})).own_teams[0]!.brand_kits;
    expect(kit).toMatchObject({
      logos: [{ name: 'Mark' }],
      color_palette: [{ name: 'Blues' }],
      fonts: { heading: { name: 'House', size: 40 } },
    });
    const [saved] = await bob.api(mockup.getAllSaved, {});
    expect(saved).toMatchObject({
      name: 'My mug',
      mockup_inputs: { user_images: [{ src: `dm-page:${poster._id}/${stored.pages[0]!.id}` }] },
    });
  });

  it('again: what is there stays, pictures and brand are there once', async () => {
    const eve = await other.member({ email: 'eve@example.com' });
    await bringIn(bytes, eve);
    await bringIn(bytes, eve);
    expect(await designsOf(eve)).toHaveLength(4);
    const counts = (await eve.api(folder.get, {})).map(({ folder: { name, count } }) => [name, count]);
    expect(counts.filter(([name]) => name === 'Trips' || name === 'Cards').sort()).toEqual([
      ['Cards', 2],
      ['Trips', 2],
    ]);
    const [kit] = (await eve.api(brandKit.fetchTeams, {})).own_teams[0]!.brand_kits;
    expect(kit!.color_palette).toHaveLength(1);
    expect(kit!.logos).toHaveLength(1);
  });

  it('what cannot come in is told with the reason, and what needs it stays out; the rest comes', async () => {
    const entries: Zippable = unzipSync(bytes);
    entries['Uploads/Trips/Sea.jpg'] = Buffer.from('not a picture');
    delete entries['Designs/Plain.json'];
    const dan = await other.member({ email: 'dan@example.com' });
    const report = await bringIn(new Uint8Array(zipSync(entries)), dan);
    expect(report).toMatchObject({ designs: 0, brand: 2, mockups: 0 });
    expect(report.faults.map(({ name, reason }) => `${name}: ${reason}`)).toEqual([
      expect.stringMatching(/^Sea\.jpg: /),
      expect.stringMatching(/^Poster: Its picture .*Sea\.jpg.* could not be brought in/),
      'Plain: It is not in the ZIP',
      'My mug: It shows a design that was not brought in',
    ]);
    expect(await designsOf(dan)).toEqual([]);
  });

  it('into an account without room: designs that need none come in, pictures are told', async () => {
    const flo = await other.member({ email: 'flo@example.com' });
    const { db } = other.services;
    const [photos] = await db.select().from(schema.folder).where(eq(schema.folder.owner_user, flo.user.id));
    const [file] = await db.select().from(schema.file);
    const full = { name: 'Full', width: 9, height: 9, bytes: 2 ** 31 - 1 };
    for (const id of ['full1', 'full2', 'full3', 'full4', 'full5', 'full6'])
      await db.insert(schema.upload).values({
        ...{
          id,
          folder_id: photos!.id,
          owner_user: flo.user.id,
          file_hash: file!.hash,
          low_hash: file!.hash,
        },
        ...full,
      });
    const report = await bringIn(bytes, flo);
    expect(report).toMatchObject({ designs: 1, pictures: 0 });
    expect(report.faults.map(({ name }) => name)).toEqual(['Sea.jpg', 'Mark', 'House', 'Poster', 'My mug']);
  });

  it('an account that has made nothing yet brings nothing, and changes nothing', async () => {
    const hal = await other.member({ email: 'hal@example.com' });
    const before = (await hal.api(brandKit.fetchTeams, {})).own_teams[0]!.brand_kits[0]!;
    const report = await bringIn(await archiveOf(await server.member({ email: 'new@example.com' })), hal);
    expect(report).toEqual({ designs: 0, pictures: 0, brand: 0, mockups: 0, faults: [] });
    const after = (await hal.api(brandKit.fetchTeams, {})).own_teams[0]!.brand_kits[0]!;
    expect({ ...after, rev: before.rev }).toEqual(before);
  });

  it('it ends where it is told to, and where the account is gone', async () => {
    const gus = await other.member({ email: 'gus@example.com' });
    const archive = await openArchive(new Blob([bytes]));
    const stop = new AbortController();
    const report = await new AccountImport(archive, callsOf(gus)).run({
      signal: stop.signal,
      onProgress: (done) => done === 3 && stop.abort(),
    });
    expect(report).toMatchObject({ designs: 0, pictures: 1 });
    const nobody = new AccountImport(archive, callsOf(other.visitor()));
    await expect(
      nobody.run({ signal: new AbortController().signal, onProgress: vi.fn() }),
    ).rejects.toMatchObject({
      code: 'not_signed_in',
    });
  });

  it.each([
    ['something else', () => Buffer.from('%PDF-1.4 '.repeat(20)), 'This is not a ZIP file'],
    ['nothing', () => Buffer.alloc(0), 'This is not a ZIP file'],
    [
      'half of one',
      () => Buffer.from(bytes.subarray(0, bytes.length / 2)),
      'The ZIP is not complete. Download it again',
    ],
    ['another ZIP', () => zipSync({ 'a.txt': Buffer.from('a') }), 'it has no list of designs'],
    [
      'one whose list is not as it was',
      () => zipSync({ ...unzipSync(bytes), 'uploads.json': Buffer.from('[{"id": 7}]') }),
      'uploads.json (0.id): is not as “Download everything” wrote it',
    ],
    [
      'one without a list',
      () => {
        const { 'mockups.json': _, ...entries } = unzipSync(bytes);
        return zipSync(entries);
      },
      'mockups.json: It is not in the ZIP',
    ],
  ])('%s is refused with what is wrong', async (_, file, message) => {
    await expect(openArchive(new Blob([new Uint8Array(file())]))).rejects.toThrow(message);
  });
});

it('the words of the archive name the button', () => {
  const about = readFileSync(
    new URL('../../../server/modules/account/export/account-export.ts', import.meta.url),
    'utf8',
  );
  expect(about).toContain('“Bring in a ZIP”');
});
