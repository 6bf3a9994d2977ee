import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CatalogFontFamily, CatalogIndex } from '../../../catalog/format.js';
import { designResource as calls } from '../../../server/contract/design-resource.js';
import type { CatalogData } from '../../../server/services.js';
import { defaultFonts } from '../../../server/modules/catalog/catalog-fonts.js';
import { testServer, type TestServer, type Visitor } from '../support/server.js';

const face = (family: string, weight: number, italic = false) => {
  const id = `${family.replaceAll(' ', '')}-${weight}${italic ? '-italic' : ''}`;
  return { id, weight, italic, src: `/static/fonts/${id}.ttf` };
};
const family = (name: string, weights: readonly number[]): CatalogFontFamily => ({
  ...{ name, category: 'sans' },
  faces: [face(name, 400, true), ...weights.map((weight) => face(name, weight))],
  preview: `/static/fonts/previews/${name}.svg`,
});
const palettes = (count: number) =>
  Array.from({ length: count }, (_, i) => ({
    name: `Palette ${i}`,
    colors: Array(5).fill('#112233') as string[],
  }));
const pairing = (id: string, ...families: [string, string, string]): CatalogIndex['pairings'][number] => ({
  ...{ id, name: families.join(' & ') },
  fonts: (['heading', 'sub', 'body'] as const).map((role, i) => ({
    ...{ role, family: families[i]!, weight: [600, 500, 400][i]!, size: [31, 15, 12][i]! },
  })),
});

const catalog: CatalogData = {
  fonts: [
    family('Fraunces', [300, 600]),
    family('DM Sans', [400, 500]),
    ...Array.from({ length: 120 }, (_, i) => family(`Family ${i}`, [400])),
  ],
  fallbackFonts: [],
  formats: [],
  pairings: [
    pairing('lost', 'Gone', 'DM Sans', 'DM Sans'),
    pairing('first', 'Fraunces', 'DM Sans', 'DM Sans'),
  ],
  paletteCategories: [
    { id: 'warm', name: 'Warm', palettes: palettes(70) },
    { id: 'cold', name: 'Cold', palettes: palettes(3) },
  ],
};

let server: TestServer;
let visitor: Visitor;
beforeAll(async () => {
  server = await testServer();
  Object.assign(server.services, { catalog });
  visitor = server.visitor();
});
afterAll(() => server.close());

it('all fonts at once, as the specs ask: type font, page 0, size 1000', async () => {
  const { docs, total, more } = await visitor.api(calls.get, { type: 'font', page_no: 0, size: 1000 });
  expect([docs.length, total, more]).toEqual([122, 122, false]);
  expect(docs[1]).toEqual({
    ...{ _id: 'dm-sans', name: 'DM Sans', type: 'font', category: 'sans' },
    ...{ src: '/static/fonts/DMSans-400.ttf', preview: '/static/fonts/previews/DM Sans.svg' },
  });
  // the upright face nearest to 400
  expect(docs[0]).toMatchObject({ src: '/static/fonts/Fraunces-300.ttf' });
});

it('fonts by pages from 0, and by id', async () => {
  const page = async (page_no?: number) => {
    const { docs, more } = await visitor.api(calls.get, {
      type: 'font',
      size: 50,
      ...(page_no !== undefined && { page_no }),
    });
    return { names: docs.map(({ name }) => name), more };
  };
  const pages = [await page(0), await page(1), await page(2), await page(3)];
  expect(pages.map(({ names, more }) => [names.length, more])).toEqual([
    [50, true],
    [50, true],
    [22, false],
    [0, false],
  ]);
  expect(new Set(pages.flatMap(({ names }) => names)).size).toBe(122);
  expect(await page()).toEqual(pages[0]);
  const { docs } = await visitor.api(calls.get, { type: 'font', id: ['family-7', 'nobody', 'fraunces'] });
  expect(docs.map(({ name }) => name)).toEqual(['Family 7', 'Fraunces']);
});

it('pictures are listed as before, and come in no list of fonts', async () => {
  const first = await visitor.api(calls.get, { size: 2 });
  expect(await visitor.api(calls.get, { size: 2, page_no: 1 })).toEqual(first);
  // whoever counts from 0 means the first page too
  expect(await visitor.api(calls.get, { size: 2, page_no: 0, type: 'image' })).toEqual(first);
  expect(first.docs.every(({ type }) => type === 'image')).toBe(true);
  expect(first.more).toBe(true);
});

it('palettes of a category and of all, by pages of 60', async () => {
  const names = async (wanted: { category?: string; page?: number; limit?: number }) =>
    (await visitor.api(calls.getColorPalettes, wanted)).map(({ category, name }) => `${category} ${name}`);
  expect(await names({ category: 'cold' })).toEqual(['cold Palette 0', 'cold Palette 1', 'cold Palette 2']);
  expect(await names({ category: 'warm' })).toHaveLength(60);
  expect(await names({ category: 'warm', page: 2 })).toHaveLength(10);
  expect(await names({ category: 'warm', page: 3 })).toEqual([]);
  expect(await names({ page: 2 })).toHaveLength(13);
  expect(await names({ category: 'nobody' })).toEqual([]);
  expect((await names({ limit: 5, page: 15 }))[0]).toBe('cold Palette 0');
});

it('every category shows its first palettes and how many there are', async () => {
  const { category_data } = await visitor.api(calls.getDisplayColorPalettes, {});
  expect(
    category_data.map(({ _id, name, total, palettes: shown }) => [_id, name, total, shown.length]),
  ).toEqual([
    ['warm', 'Warm', 70, 6],
    ['cold', 'Cold', 3, 3],
  ]);
});

it('font sets with the face of each role; one of a family that is gone is left out', async () => {
  const sets = await visitor.api(calls.getFontPairings, {});
  expect(sets).toEqual([
    {
      ...{ _id: 'first', name: 'Fraunces & DM Sans & DM Sans' },
      fonts: {
        heading: { name: 'Fraunces', src: '/static/fonts/Fraunces-600.ttf', size: 31 },
        sub_heading: { name: 'DM Sans', src: '/static/fonts/DMSans-500.ttf', size: 15 },
        paragraph: { name: 'DM Sans', src: '/static/fonts/DMSans-400.ttf', size: 12 },
      },
    },
  ]);
  expect(defaultFonts(catalog)).toEqual(sets[0]!.fonts);
});
