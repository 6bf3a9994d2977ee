import type { Size } from '../../../math/geometry.js';
import type { DesignObject } from '../../../objects/kinds.js';
import { colorsOf, type ColorPath } from '../../color-slots.js';
import { hexToOklch } from '../../../math/color.js';
import type { ColoredPage } from '../../backdrops.js';
import type { ColoredDesign } from '../../palette-variations.js';
import { hueDistance } from './schemes.js';

/** One color of a design and what is done with it. */
export interface ColorUse {
  readonly color: string;
  /** Share of the pages that it covers, 0-1. */
  readonly area: number;
  /** Share of it that is letters. */
  readonly words: number;
}

/** Letters cover this share of their box. */
const INK = 0.15;
/** Of other outlines, and of drawings. */
const ROUND = 0.78;
const DRAWN = 0.35;
/** Of the lines around it. */
const LINE = 0.02;
/** What covers this much of the page is its ground. */
const COVERS = 0.94;
const LEAST = 1e-4;
/** Share of the page from which a picture leads. */
const LED = 0.6;
/** Drawings of so many hues are pictures: flags, fruit, faces. */
const MANY_HUES = 3;

/** The colors of the design, the most first. */
export function colorUses({ pages, width, height }: ColoredDesign): readonly ColorUse[] {
  const uses = new Map<string, { area: number; words: number }>();
  const add = (color: string, area: number, words: boolean): void => {
    const use = uses.get(color) ?? { area: 0, words: 0 };
    const share = Math.max(area, LEAST) / pages.length;
    uses.set(color, { area: use.area + share, words: use.words + (words ? share : 0) });
  };
  for (const page of pages) {
    const bottom = groundOf(page, width * height);
    if (page.background_color) add(page.background_color.toLowerCase(), bottom ? 0 : 1, false);
    for (const object of recolored(page)) {
      for (const { color, area } of coloredAreas(object, { width, height }))
        add(color, area, object.type === 'text');
    }
  }
  return [...uses]
    .map(([color, use]) => ({ color, ...use }))
    .sort((p, q) => q.area - p.area || (p.color < q.color ? -1 : 1));
}

/** The colors of an object with the share of the page that each covers, 0-1. */
export function coloredAreas(
  object: DesignObject,
  { width, height }: Size,
): readonly { readonly path: ColorPath; readonly color: string; readonly area: number }[] {
  const box = Math.min(1, (object.width * object.height) / (width * height)) * object.opacity;
  const all = [...colorsOf(object)];
  const fills = all.filter(([path]) => !isLine(path)).length || 1;
  const of = (path: ColorPath): number => (isLine(path) ? LINE : fillOf(object) / fills);
  return all.map(([path, color]) => ({ path, color, area: box * of(path) }));
}

const isLine = (path: ColorPath): boolean => /^(shape_details\.stroke|border_details)/.test(path);

/** Objects of a page whose colors are the design's, from back to front. */
export const recolored = ({ background, objects }: ColoredPage): readonly DesignObject[] =>
  (background ? [background, ...objects] : objects).filter((object) => !keepsColors(object));

/** Logos, and drawings of as many colors as a picture, keep theirs. */
export function keepsColors(object: DesignObject): boolean {
  if (object.labels?.image?.toLowerCase().includes('logo')) return true;
  if (object.type !== 'image' || object.sub_type !== 'icon') return false;
  const hues: number[] = [];
  for (const color of colorsOf(object).values()) {
    const { C, h } = hexToOklch(color);
    if (C > 0.06 && hues.every((hue) => hueDistance(hue, h) > 30)) hues.push(h);
  }
  return hues.length >= MANY_HUES;
}

/** Most of the page is a picture or a scene, whose lightness decides what can be read on it. */
export function isPictureLed(page: ColoredPage, { width, height }: Size): boolean {
  const isPicture = (object: DesignObject): boolean =>
    object.type === 'image' &&
    !['shape', 'line', 'icon'].includes(object.sub_type ?? '') &&
    colorsOf(object).size === 0 &&
    object.width * object.height >= width * height * LED;
  const ground = groundOf(page, width * height);
  return [...(page.background ? [page.background] : []), ...page.objects].some(isPicture) || isScene(ground);
}

/** Inks that are laid over one another vanish on a ground of another light. */
export const hasBlends = ({ objects }: ColoredPage): boolean =>
  objects.some(({ blend_mode = 'normal' }) => blend_mode !== 'normal');

/** A sky from light to dark turned round is none any more. */
const isScene = (ground: DesignObject | undefined): boolean =>
  ground !== undefined &&
  'shape_details' in ground &&
  Boolean((ground.shape_details as { gradient?: unknown }).gradient);

/** What hides the page's color as a whole, if anything does. */
const groundOf = ({ background, objects }: ColoredPage, area: number): DesignObject | undefined =>
  background ??
  objects.find(
    (object) =>
      object.type === 'image' &&
      object.opacity > 0.98 &&
      object.width * object.height >= area * COVERS &&
      fillOf(object) === 1,
  );

/** Share of its box that an object fills: a drawing little of it. */
function fillOf(object: DesignObject): number {
  if (object.type === 'text') return INK;
  if (!('shape_details' in object)) return object.type === 'image' && object.sub_type === 'icon' ? DRAWN : 1;
  const { outline, path } = object.shape_details as { outline?: string; path?: unknown };
  if (path) return DRAWN;
  return outline === 'rectangle' ? 1 : ROUND;
}
