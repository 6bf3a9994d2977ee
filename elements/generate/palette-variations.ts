import { contrastRatio, hexToOklab } from '../math/color.js';
import type { Size } from '../math/geometry.js';
import type { DesignObject } from '../objects/kinds.js';
import { mapPalette, type UsedColor } from './palette-mapping.js';
import { colorsOf, withColors, type ColorPath } from './color-slots.js';
import { backdropOf, type ColoredPage, type Backdrop } from './backdrops.js';

/** A design whose colors are read. */
export interface ColoredDesign extends Size {
  readonly pages: readonly ColoredPage[];
}

/** Words that could be read keep this contrast where the palette has it (WCAG 2 AA); large ones need less. */
const READABLE = 4.5;
const READABLE_LARGE = 3;
/** Letters from this size on are large, hundredths of the page's shorter side. */
const LARGE = 4.2;
/** What stood out from its backdrop stays this much apart from it. */
const SEEN = 1.2;
/** Words over pictures keep their lightness within this. */
const LIGHTNESS = 0.25;
/** Letters cover this share of their box. */
const INK = 0.15;
const LEAST_WEIGHT = 1e-4;

/**
 * The design in the colors of a palette; each further turn moves the colors on by one, and as many turns as there are
 * colors come round to the first (B-038). Light stays light, pictures stay as they are, and what could be read can be
 * read as far as the palette allows it.
 */
export function paletteVariation(
  design: ColoredDesign,
  palette: readonly string[],
  turn: number,
): ColoredDesign {
  if (palette.length === 0) return design;
  const colors = palette.map((color) => color.toLowerCase());
  const parts = mapPalette(usedColors(design), colors);
  const part = (color: string): string => {
    const place = parts.get(color);
    return place === undefined ? color : colors[(place + turn) % colors.length]!;
  };
  return { ...design, pages: design.pages.map((page) => turned(page, { part, palette: colors, design })) };
}

interface Turn {
  readonly part: (color: string) => string;
  readonly palette: readonly string[];
  readonly design: Size;
}

function turned(page: ColoredPage, { part, palette, design }: Turn): ColoredPage {
  const next = {
    ...page,
    background_color: page.background_color && part(page.background_color.toLowerCase()),
    background: page.background && withColors(page.background, part),
  };
  const objects: DesignObject[] = [];
  page.objects.forEach((object, index) => {
    const before = backdropOf({ ...page, objects: page.objects.slice(0, index) }, object);
    const after = backdropOf({ ...next, objects }, object);
    const choose = (color: string, path: ColorPath): string => {
      const words = isWords(path);
      const least = words ? neededBy(object, design) : SEEN;
      return readable({ color, part: part(color), words, least, before, after }, palette);
    };
    objects.push(withColors(object, (color, path) => (isSeen(path) ? choose(color, path) : part(color))));
  });
  return { ...next, objects };
}

export const isWords = (path: ColorPath): boolean =>
  /^text_details\.(?!text_effect)(.*\.)?(fontColor|color)$/.test(path);

/** Contrast that the smallest letters of a text need. */
export function neededBy(object: DesignObject, { width, height }: Size): number {
  if (object.type !== 'text') return READABLE;
  const { fontSize, runs = [] } = object.text_details;
  const smallest = Math.min(fontSize, ...runs.flatMap((run) => run.fontSize ?? []));
  return smallest > (LARGE * Math.min(width, height)) / 100 ? READABLE_LARGE : READABLE;
}

/** Colors that stand on what is below; those of effects stand on the letters they belong to. */
export const isSeen = (path: ColorPath): boolean => isWords(path) || !path.startsWith('text_details.');

interface Choice {
  readonly color: string;
  readonly part: string;
  readonly words: boolean;
  /** Contrast that is enough. */
  readonly least: number;
  readonly before: Backdrop;
  readonly after: Backdrop;
}

const contrastOn = (color: string, backdrop: readonly string[]): number =>
  Math.min(...backdrop.map((under) => contrastRatio(color, under)));

/** The color whose part it is, or the one of the palette that does better where that could hardly be told from its backdrop. */
function readable(
  { color, part, words, least: enough, before, after }: Choice,
  palette: readonly string[],
): string {
  if (before === 'picture' || after === 'picture') return words ? asLight(color, part, palette) : part;
  const least = Math.min(enough, contrastOn(color, before));
  if (contrastOn(part, after) >= least) return part;
  const others = palette.filter((other) => contrastOn(other, after) >= least);
  const best = (all: readonly string[]): string =>
    all.reduce((found, other) => (contrastOn(other, after) > contrastOn(found, after) ? other : found));
  if (others.length === 0) return best(palette);
  return words ? best(others) : others[0]!;
}

function asLight(color: string, part: string, palette: readonly string[]): string {
  const { L } = hexToOklab(color);
  const off = (other: string): number => Math.abs(hexToOklab(other).L - L);
  if (off(part) <= LIGHTNESS) return part;
  return palette.reduce((found, other) => (off(other) < off(found) ? other : found));
}

/** The colors of all pages and how much of them is covered by each. */
export function usedColors({ pages, width, height }: ColoredDesign): UsedColor[] {
  const weights = new Map<string, number>();
  const add = (color: string, weight: number): void => {
    weights.set(color, (weights.get(color) ?? 0) + Math.max(weight, LEAST_WEIGHT) / pages.length);
  };
  for (const { background_color, background, objects } of pages) {
    if (background_color) add(background_color.toLowerCase(), background ? 0 : 1);
    for (const object of background ? [background, ...objects] : objects) {
      const colors = [...colorsOf(object).values()];
      const area = Math.min(1, (object.width * object.height) / (width * height));
      const share = (object.type === 'text' ? INK : 1) * area * object.opacity;
      colors.forEach((color) => add(color, share / colors.length));
    }
  }
  return [...weights].map(([color, weight]) => ({ color, weight }));
}

/** Names a color of a design: page or object, and where in it. */
export type ColorKey = string;

/** Every color of a design by where it stands. */
export function colorsByPlace({ pages }: ColoredDesign): Map<ColorKey, string> {
  const found = new Map<ColorKey, string>();
  for (const { id, background_color, background, objects } of pages) {
    if (background_color) found.set(`${id} page`, background_color.toLowerCase());
    for (const object of background ? [background, ...objects] : objects)
      for (const [path, color] of colorsOf(object)) found.set(`${object.id} ${path}`, color);
  }
  return found;
}

/** The design with some of its colors set by where they stand. */
export function withColorsAt(
  design: ColoredDesign,
  colorAt: (key: ColorKey, color: string) => string,
): ColoredDesign {
  const set = <T extends DesignObject>(object: T): T =>
    withColors(object, (color, path) => colorAt(`${object.id} ${path}`, color));
  return {
    ...design,
    pages: design.pages.map((page) => ({
      ...page,
      background_color:
        page.background_color && colorAt(`${page.id} page`, page.background_color.toLowerCase()),
      background: page.background && set(page.background),
      objects: page.objects.map(set),
    })),
  };
}
