import { readFile } from 'node:fs/promises';
import decompress from 'woff2-encoder/decompress';
import { FontFile } from '../../../elements/text/fonts/font-file.js';
import { FontStore } from '../../../elements/text/fonts/font-store.js';
import { compileTemplate, type Compiled } from '../../../catalog/build/templates/compile-template.js';
import type { Library } from '../../../catalog/build/templates/compile-context.js';
import type { Layer, Pairing, Recipe, TemplateSource } from '../../../catalog/build/templates/recipe.js';
import type { Palette } from '../../../catalog/build/templates/roles.js';
import type { PhotoFacts } from '../../../catalog/build/pictures/photos.js';

/** A photo that is dark on its left half and white on its right, 1000 by 500. */
const halves: PhotoFacts = {
  id: 'photo-halves',
  width: 1000,
  height: 500,
  focus: { x: 0.5, y: 0.5 },
  map: { columns: 2, rows: 1, colors: ['#101010', '#ffffff'] },
  free: true,
};

/** A library of one family, one photo and two icons, one of them sold. */
export async function smallLibrary(): Promise<Library> {
  const fonts = new FontStore();
  const jost = new URL('../../../catalog/source/fonts/jost/Jost-400.woff2', import.meta.url);
  const bytes = await decompress(await readFile(jost));
  fonts.add(FontFile.parse({ id: 'Jost-400', family: 'Jost', weight: 400, italic: false }, bytes));
  return {
    fonts,
    photos: new Map([[halves.id, halves]]),
    icons: new Map([
      ['icon-free', ['#22324d']],
      ['icon-sold', ['#22324d']],
    ]),
    premium: new Set(['icon-sold']),
  };
}

const choice = { family: 'Jost', weight: 400, leading: 1.2 };
const pairing: Pairing = { heading: choice, sub: choice, body: choice };
export const palette: Palette = ['#1b1b2f', '#c4512d', '#e9b44c', '#8a9a5b', '#f8f0e3'];

export interface Fixture {
  readonly layers: readonly Layer[];
  readonly copy?: Readonly<Record<string, string>>;
  readonly source?: Partial<TemplateSource>;
  readonly size?: readonly [number, number];
  readonly ground?: string;
  readonly pages?: Recipe['pages'];
}

/** Compiles layers as a template of 1000 by 1000 px: a u is 10 px. */
export function compileFixture(
  { layers, copy = {}, source, size = [1000, 1000], ground, pages }: Fixture,
  library: Library,
): Compiled {
  const recipe = {
    id: 'fixture',
    category: 'poster',
    size,
    layers,
    ...(ground ? { ground } : {}),
    ...(pages ? { pages } : {}),
  };
  const template = {
    id: 'fixture',
    name: 'Fixture',
    recipe: 'fixture',
    pairing: 'jost',
    palette: 'plain',
    keywords: [],
    copy,
    ...source,
  };
  return compileTemplate({ recipe, source: template, pairing, palette }, library);
}
