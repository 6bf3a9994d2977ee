import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addPacks } from '../../../catalog/build/packs/add-packs.js';
import { PackFaultsError } from '../../../catalog/build/packs/faults.js';
import type { PackBase } from '../../../catalog/build/packs/pack-base.js';
import { dropPack, packsFolder, takenPacks } from '../../../catalog/build/packs/packs-folder.js';
import { takePack } from '../../../catalog/build/packs/take-pack.js';
import { catalogIndex } from '../../../catalog/format.js';
import { parseDesignFile } from '../../../elements/document/design-file.js';
import { design } from '../../../server/contract/design.js';
import {
  designResources,
  designTemplates,
  resourceSearch,
  templateSearch,
} from '../../../server/contract/search.js';
import { DETAILS, ownDesign, picture, writePack, type PackChange } from '../../support/catalog/owner-pack.js';
import { TEST_FACES, testFaceBytes } from '../../support/text/fonts.js';
import { jpeg, testCatalog, testIndex, type TestCatalog } from '../support/catalog.js';
import { testServer } from '../support/server.js';

let home: string;
let catalog: TestCatalog;
let base: PackBase;

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'packs-'));
  catalog = await testCatalog();
  base = { index: testIndex(), read: (path) => readFile(join(catalog.folder, path)) };
});
afterEach(async () => {
  await catalog.remove();
  await rm(home, { recursive: true, force: true });
});

const packs = () => join(home, 'packs');

/** Takes a pack that is without a fault but for what is changed. */
async function take(change: PackChange = {}, folder = 'own') {
  await writePack(join(home, folder), change);
  return takePack(join(home, folder), base, packs());
}

async function faultsOf(change: PackChange): Promise<string[]> {
  const error = await take(change).then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(PackFaultsError);
  return (error as PackFaultsError).faults.map(({ file, what }) => `${file}: ${what}`);
}

const details = (change: object) => ({ 'pack.json': JSON.stringify({ ...DETAILS, ...change }) });
const template = (...change: Parameters<typeof ownDesign>) => ({
  'templates/sale.json': ownDesign(...change),
});

/** A font whose maker does not allow it to be embedded. */
async function restricted(): Promise<Uint8Array> {
  const bytes = new Uint8Array(await testFaceBytes(TEST_FACES.find(({ id }) => id === 'DMSans-400')!));
  const view = new DataView(bytes.buffer);
  for (let i = 0; i < view.getUint16(4); i++) {
    const record = 12 + i * 16;
    if (new TextDecoder().decode(bytes.subarray(record, record + 4)) === 'OS/2')
      view.setUint16(view.getUint32(record + 8) + 8, 2);
  }
  return bytes;
}

describe("an owner's pack", () => {
  it('is checked, kept, found by search and opens in the editor [E-095]', async () => {
    const taken = await take();
    expect(taken.resources.map(({ id, kind }) => [id, kind])).toEqual([
      ...[
        ['acme-old-harbor', 'photo'],
        ['acme-mist', 'background'],
        ['acme-anchor', 'icon'],
      ],
    ]);
    // the build finds it where it is kept, whatever becomes of the folder it came from
    await rm(join(home, 'own'), { recursive: true });
    const { index, files } = await addPacks(catalogIndex.parse(base.index), base.read, packs());
    await catalog.write(index);
    for (const { path, data } of files) {
      await mkdir(dirname(join(catalog.folder, path)), { recursive: true });
      await writeFile(join(catalog.folder, path), data);
    }
    const server = await testServer({ catalog });
    const { api, fetch } = server.visitor();
    const found = async (text: string, sub_type: 'photo' | 'icon' | 'background') =>
      (await api(designResources.search, resourceSearch({ text, sub_type }))).hits.hits.map(({ _id }) => _id);
    expect(await found('quay', 'photo')).toEqual(['acme-old-harbor']);
    expect(await found('mist', 'background')).toEqual(['acme-mist']);
    expect(await found('anchor', 'icon')).toEqual(['acme-anchor']);
    const { hits } = await api(designTemplates.search, templateSearch({ text: 'sale' }));
    expect(hits.hits.map(({ _id }) => _id)).toEqual(['acme-sale']);
    const opened = parseDesignFile((await api(design.getOne, { id: 'acme-sale' })).design_file);
    expect(opened.pages[0]!.objects[0]).toMatchObject({
      image_details: { id_design_resource: 'acme-old-harbor' },
    });
    for (const address of ['/static/design_resource/acme-old-harbor', index.fonts.at(-1)!.faces[0]!.src])
      expect((await fetch(address)).status).toBe(200);
    expect(index.fonts.at(-1)).toMatchObject({ name: 'Fraunces', category: 'serif' });
    await server.close();
  });

  it('replaces the one of its name, and can be removed', async () => {
    await take();
    await take({ 'backgrounds/mist.png': null, 'backgrounds/fog.jpg': await picture() }, 'newer');
    expect(await takenPacks(packs())).toEqual(['acme']);
    expect(await readdir(join(packs(), 'acme', 'backgrounds'))).toEqual(['fog.jpg']);
    expect(await dropPack(packs(), 'acme')).toBe(true);
    expect(await dropPack(packs(), 'acme')).toBe(false);
    expect(await takenPacks(packs())).toEqual([]);
  });

  it('with a fault is not taken, and the one of before stays', async () => {
    await take();
    await faultsOf({ 'photos/broken.jpg': 'no picture' });
    expect(await readdir(packs())).toEqual(['acme']);
    await expect(readFile(join(packs(), 'acme/photos/broken.jpg'))).rejects.toThrow();
  });

  it('lies where the operator says', () => {
    expect(packsFolder('/srv/design', {})).toBe('/srv/design/catalog/packs');
    expect(packsFolder('/srv/design', { CATALOG_PACKS: '/var/packs' })).toBe('/var/packs');
    expect(packsFolder('/srv/design', { CATALOG_PACKS: 'own' })).toBe('/srv/design/own');
  });

  it('names every fault of every file at once', async () => {
    const faults = await faultsOf({
      'photos/broken.jpg': 'no picture',
      'icons/Signs/words.svg': '<svg viewBox="0 0 9 9"><text>Hi</text></svg>',
    });
    expect(faults).toEqual([
      'photos/broken.jpg: is damaged, or no picture at all',
      'icons/Signs/words.svg: cannot be drawn: <text> is not allowed',
    ]);
  });

  it('holds no links, which may lead out of it', async () => {
    await writePack(join(home, 'own'));
    await symlink('/etc/passwd', join(home, 'own/photos/secret.jpg'));
    await expect(takePack(join(home, 'own'), base, packs())).rejects.toThrow(/secret\.jpg: is no plain file/);
    await expect(takePack(join(home, 'nowhere'), base, packs())).rejects.toThrow(/There is no pack in/);
  });

  it.each<[string, string, () => PackChange | Promise<PackChange>]>([
    ['LICENSE.txt: is missing', 'no license', () => ({ 'LICENSE.txt': null })],
    ['LICENSE.txt: is empty', 'an empty license', () => ({ 'LICENSE.txt': ' \n' })],
    ['pack.json: is missing', 'no details', () => ({ 'pack.json': null })],
    ['pack.json: is not JSON', 'details that are no JSON', () => ({ 'pack.json': '{' })],
    ['pack.json: author', 'no author', () => details({ author: '' })],
    ['pack.json: name', 'a name that makes no ids', () => details({ name: 'Acme!' })],
    [
      'pack.json: items: there is no file photos/x.jpg',
      'words of a file that is not there',
      () => details({ items: { 'photos/x.jpg': {} } }),
    ],
    [
      'pack.json: fonts: no file of fonts is of the family Lora',
      'a family that is not there',
      () => details({ fonts: { Lora: 'serif' } }),
    ],
    ['notes.txt: belongs to none of', 'a file of no kind', () => ({ 'notes.txt': 'x' })],
    ['photos/harbor.gif: is not called', 'a file of another kind', () => ({ 'photos/harbor.gif': 'x' })],
    [
      'icons/anchor.svg: is not called GROUP/NAME.svg',
      'an icon of no group',
      () => ({ 'icons/anchor.svg': '<svg/>' }),
    ],
    ['photos/ü.jpg: has no letter or digit', 'a name without an id', () => ({ 'photos/ü.jpg': 'x' })],
    ['photos/empty.jpg: is empty', 'an empty file', () => ({ 'photos/empty.jpg': '' })],
    [
      'photos/old-harbor.png: would have the same id as photos/Old Harbor.jpg',
      'twins',
      () => ({ 'photos/old-harbor.png': 'x' }),
    ],
    [
      'photos/small.jpg: is 80 × 60 px; its longer side needs 800',
      'a small photo',
      async () => ({ 'photos/small.jpg': await jpeg(80, 60) }),
    ],
    [
      'photos/drawing.png: is no JPEG, PNG or WebP by its content',
      'a drawing called a photo',
      () => ({ 'photos/drawing.png': '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>' }),
    ],
    [
      'icons/Signs/rich.svg: has 6 colors; at most 5',
      'too many colors',
      () => ({
        'icons/Signs/rich.svg': `<svg viewBox="0 0 9 9">${[1, 2, 3, 4, 5, 6].map((n) => `<path fill="#${n}${n}0000" d="M0 0h9v${n}z"/>`).join('')}</svg>`,
      }),
    ],
    [
      'icons/Signs/blank.svg: draws nothing',
      'an empty drawing',
      () => ({ 'icons/Signs/blank.svg': '<svg viewBox="0 0 9 9"></svg>' }),
    ],
    [
      'fonts/forbidden.ttf: cannot be taken: its maker does not allow it to be embedded',
      'a font that may not be embedded',
      async () => ({ 'fonts/forbidden.ttf': await restricted() }),
    ],
    [
      'fonts/page.ttf: is no TrueType or WOFF2 font',
      'a page called a font',
      () => ({ 'fonts/page.ttf': '<html>' }),
    ],
    [
      'fonts/known.ttf: is of Montserrat, a family that is there',
      'a family of the catalog',
      async () => ({ 'fonts/known.ttf': await testFaceBytes(TEST_FACES[0]!) }),
    ],
    [
      'fonts/twice.ttf: is a second face of Fraunces 400',
      'a face twice',
      async () => ({
        'fonts/twice.ttf': await testFaceBytes(TEST_FACES.find(({ id }) => id === 'Fraunces-400')!),
      }),
    ],
    [
      'templates/sale.json: is not JSON',
      'a template that is no JSON',
      () => ({ 'templates/sale.json': '{' }),
    ],
    [
      'templates/sale.json: is no design: ',
      'a template that is no design',
      () => ({ 'templates/sale.json': '{"pages": 3}' }),
    ],
    [
      'templates/sale.json: pages[0].objects[0] shows src:photos/other.jpg, which is in neither',
      'a picture that is not there',
      () => template({ photo: { src: 'photos/other.jpg' } }),
    ],
    [
      'templates/sale.json: pages[0].objects[1] is set in Comic Sans',
      'a font that is not there',
      () => template({ text: { font: 'Comic Sans' } }),
    ],
    [
      'templates/sale.json: is 410 × 300 px, the size of no category',
      'a size of no category',
      () => template({ size: { width: 410 } }),
    ],
    [
      'templates/sale.json: is put in the category hats',
      'a category that is none',
      () => details({ items: { 'templates/sale.json': { categories: ['hats'] } } }),
    ],
    [
      'templates/sale.json: page 1: words has a text that is hard to read',
      'words that cannot be read',
      () => template({ text: { fontColor: '#fafafa' } }),
    ],
    [
      'templates/sale.json: page 1: words has letters that its font lacks',
      'letters that no font has',
      () => template({ text: { text: 'Hello 漢字' } }),
    ],
  ])('%s (%s)', async (expected, _what, change) => {
    const faults = await faultsOf(await change());
    expect(
      faults.some((fault) => fault.startsWith(expected)),
      faults.join('\n'),
    ).toBe(true);
    expect(await takenPacks(packs())).toEqual([]);
  });

  it('whose ids are there already is to be called something else', async () => {
    const { index } = base;
    base = {
      ...base,
      index: { ...index, resources: [{ ...index.resources[0]!, id: 'acme-mist' }, ...index.resources] },
    };
    expect(await faultsOf({})).toEqual([
      'pack.json: name: it makes the id acme-mist, which is there: call the pack something else',
    ]);
  });
});
