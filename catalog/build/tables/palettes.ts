import { oklchToHex } from '../../../elements/math/color.js';
import {
  paletteCategories,
  type PaletteCategory,
  type PaletteSlot,
} from '../../source/palette-categories.js';
import type { CatalogIndex } from '../../format.js';
import { seededRandom } from '../../../elements/math/random.js';

/** How far a hue may stray from where its slot says, degrees in all. */
const HUE_JITTER = 14;
/** The share of a step along the hues that a palette may be off. */
const STEP_JITTER = 0.8;

/** All palettes: every category's, five colors each. The same every time: chance is counted from the category's name. */
export const buildPalettes = (): CatalogIndex['paletteCategories'] =>
  paletteCategories.map((category) => ({
    id: category.id,
    name: category.name,
    palettes: category.names.map((name, i) => ({ name, colors: palette(category, i) })),
  }));

function palette(category: PaletteCategory, index: number): string[] {
  const random = seededRandom(seedOf(category.id) + index * 7919);
  const base = baseHue(category, (index + random() * STEP_JITTER) / category.names.length, index);
  return category.slots.map((slot) => colorOf(slot, base, random));
}

function baseHue({ hues }: PaletteCategory, share: number, index: number): number {
  if ('from' in hues) return hues.from + (hues.to - hues.from) * share;
  return hues[index % hues.length]!;
}

const seedOf = (name: string): number =>
  [...name].reduce((seed, letter) => (Math.imul(seed, 31) + letter.charCodeAt(0)) | 0, 7);

function colorOf({ L, C, hue }: PaletteSlot, base: number, random: () => number): string {
  const within = ([low, high]: readonly [number, number]): number => low + (high - low) * random();
  const lightness = within(L);
  const chroma = within(C);
  const h = typeof hue === 'number' ? base + hue + (random() - 0.5) * HUE_JITTER : within(hue);
  return oklchToHex({ L: lightness, C: chroma, h: (h + 720) % 360 });
}
