import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import type { CatalogIndex } from '../../../catalog/format.js';
import { blankDesign } from '../../../elements/document/blank-design.js';
import { TEST_FACES, testFaceBytes } from '../../support/text/fonts.js';
import { testMockupFiles } from './mockups.js';

const face = TEST_FACES.find(({ id }) => id === 'Montserrat-400')!;

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path fill="#112233" d="M2 2h20v20H2z"/></svg>';

const about = { free: true, author: 'Ann', licence: 'CC0', source: 'own', keywords: ['blue'] };

const resource = (id: string, kind: 'photo' | 'icon' | 'background', file: string, group?: string) => ({
  ...{ id, kind, file, name: id, thumbnail: kind === 'icon' ? file : `thumbs/${id}.webp` },
  ...{ width: 64, height: 48, colors: ['#112233'], ...about, ...(group && { group }) },
});

const photo = (id: string, x: number) => ({
  ...{ id, type: 'image', layer_index: 0, position: { x, y: 10 }, width: 64, height: 48, rotation: 0 },
  ...{ opacity: 1, locked: false, image_details: { id_design_resource: 'sea' }, labels: { image: 'hero' } },
});

const heading = {
  ...{
    id: 'heading',
    type: 'text',
    layer_index: 1,
    position: { x: 20, y: 100 },
    width: 360,
    height: 60,
    rotation: 0,
  },
  ...{ opacity: 1, locked: false, labels: { text: 'title' } },
  text_details: {
    ...{ text: 'Hello', font: 'Montserrat', fontSize: 48, fontColor: '#112233', textAlign: 'left' as const },
    ...{ bold: false, italic: false, letterSpacing: 0, lineHeight: 0 },
  },
};

/** A template of 400 x 300 px with a photo and a heading. */
const design = (id: string) => {
  const blank = blankDesign({ id, width: 400, height: 300 });
  return { ...blank, pages: [{ ...blank.pages[0], objects: [photo('photo', 10), heading] }] };
};

const template = (id: string, categories: string[], active = true) => ({
  ...{
    id,
    name: `Template ${id}`,
    custom_url: `${id}-url`,
    keywords: ['a', 'b'],
    categories,
    width: 400,
    height: 300,
  },
  ...{ unit: 'px' as const, active, file: `templates/${id}.json`, thumbnail: `thumbs/${id}.webp` },
  ...{ colors: ['#112233'], fonts: ['Montserrat'] },
});

/** A format with two layouts; its tags are one each template speaks of and one each layout has. */
const wizardFormat = (id: string, category: string): CatalogIndex['formats'][number] => ({
  ...{ id, name: `Format ${id}`, type: 'pg_category', priority: 1, category },
  display_image: 'thumbs/sunny.webp',
  copyright_labels: [
    { id: 'title', type: 'text', name: 'Title' },
    { id: 'hero', type: 'image', name: 'Picture' },
  ],
  tag_filters: [
    { name: 'Industry', eligible_tags: [{ id: 'food', name: 'Food', keywords: ['x', 'b'] }] },
    {
      name: 'Style',
      eligible_tags: [
        { id: 'bold', name: 'Bold' },
        { id: 'calm', name: 'Calm' },
      ],
    },
  ],
  recipes: [
    { id: `${id}-loud`, styles: ['bold'], templates: ['sunny', 'retired'] },
    { id: `${id}-soft`, styles: ['calm'], templates: ['rainy'] },
  ],
});

/** Ids of mockups, and their categories. */
const MOCKUPS = { mug: 'drinkware', cup: 'drinkware', sign: 'signage' } as const;

const size = { width: 400, height: 300, unit: 'px' as const };

/** Two parents with children and one without, three templates, four resources: every case of the calls in small. */
export const testIndex = (): CatalogIndex => ({
  version: 1,
  fonts: [
    {
      name: 'Montserrat',
      category: 'sans',
      faces: [{ id: 'Montserrat-400', weight: 400, italic: false, src: '/static/fonts/Montserrat-400.ttf' }],
    },
  ],
  fallbackFonts: [],
  pairings: [],
  categories: [
    {
      id: 'print',
      name: 'Print',
      priority: 2,
      children: [{ id: 'poster', name: 'Poster', priority: 1, ...size }],
    },
    {
      ...{ id: 'social', name: 'Social', priority: 1 },
      children: [
        { id: 'story', name: 'Story', priority: 5, ...size },
        { id: 'post', name: 'Post', priority: 3, ...size, example: 'sunny' },
      ],
    },
    { id: 'empty', name: 'Empty', priority: 0, children: [] },
  ],
  templates: [
    template('sunny', ['post', 'story']),
    template('rainy', ['post']),
    template('retired', ['post'], false),
  ],
  textTemplates: [
    {
      ...{ id: 'quote', name: 'Quote', keywords: ['saying', 'wise'], thumbnail: 'thumbs/quote.webp' },
      object: {
        ...{ id: 'quote', type: 'group' as const, layer_index: 0, position: { x: 0, y: 0 }, rotation: 0 },
        ...{ width: 200, height: 80, opacity: 1, locked: false },
        group_details: { object_data: [{ ...heading, position: { x: 0, y: 0 }, width: 200 }] },
      },
    },
  ],
  iconGroups: [
    { id: 'shapes', name: 'Shapes', priority: 2 },
    { id: 'arrows', name: 'Arrows', priority: 1 },
  ],
  resources: [
    resource('sea', 'photo', 'photos/sea.jpg'),
    resource('dots', 'background', 'backgrounds/dots.svg'),
    resource('square', 'icon', 'icons/square.svg', 'shapes'),
    resource('left', 'icon', 'icons/left.svg', 'arrows'),
  ],
  paletteCategories: [],
  presets: [],
  bulkSamples: [],
  formats: [wizardFormat('square', 'post'), wizardFormat('gone', 'nowhere')],
  mockups: Object.keys(MOCKUPS).map((id) => ({ id, folder: `premium/mockups/${id}`, files: [] })),
  mockupCategories: [
    { id: 'drinkware', name: 'Drinkware', priority: 0 },
    { id: 'signage', name: 'Signage', priority: 1 },
    { id: 'bare', name: 'Bare', priority: 2 },
  ],
});

export const jpeg = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#3366aa' } })
    .jpeg()
    .toBuffer();

export interface TestCatalog {
  readonly folder: string;
  write(index: CatalogIndex): Promise<void>;
  remove(): Promise<void>;
}

/** A built catalog in a folder of its own. */
export async function testCatalog(): Promise<TestCatalog> {
  const folder = await mkdtemp(join(tmpdir(), 'catalog-'));
  const put = async (path: string, data: string | Uint8Array) => {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), data);
  };
  const write = (index: CatalogIndex) => put('index.json', JSON.stringify(index));
  await write(testIndex());
  for (const id of ['sunny', 'rainy', 'retired'])
    await put(`templates/${id}.json`, JSON.stringify(design(id)));
  for (const [id, category] of Object.entries(MOCKUPS))
    for (const [name, data] of await testMockupFiles(id, category))
      await put(`premium/mockups/${id}/${name}`, data);
  await put('photos/sea.jpg', await jpeg(64, 48));
  for (const path of ['backgrounds/dots.svg', 'icons/square.svg', 'icons/left.svg']) await put(path, SVG);
  await put(
    'thumbs/sunny.webp',
    await sharp(await jpeg(40, 30))
      .webp()
      .toBuffer(),
  );
  await put('fonts/Montserrat-400.ttf', await testFaceBytes(face));
  return { folder, write, remove: () => rm(folder, { recursive: true, force: true }) };
}
