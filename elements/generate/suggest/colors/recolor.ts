import { contrastRatio, ensureContrast, hexToOklch, luminance, oklchToHex } from '../../../math/color.js';
import type { Size } from '../../../math/geometry.js';
import type { DesignObject } from '../../../objects/kinds.js';
import {
  contrastOn,
  LARGE_TEXT,
  nearestReadable,
  READABLE,
  READABLE_LARGE,
  type BackdropRange,
} from '../../../preflight/contrast/text-contrast.js';
import type { CheckedPage } from '../../../preflight/env.js';
import { backdropOn, supportsOf, type Backdrop } from '../../backdrops.js';
import { withColors, type ColorPath } from '../../color-slots.js';
import type { ColorMap } from './color-map.js';
import { keepsColors } from './color-uses.js';

/** What stood out from its backdrop keeps this contrast to it. */
const SEEN = 1.6;
/** Words that had more contrast than they need keep some of that. */
const EASY = 1.2;
const EASY_LARGE = 1.5;
/** Words of so little chroma are black or white, whatever they are tinted with. */
const NEUTRAL = 0.05;
/** On a picture words stay as light as they were, within this. */
const SAME_LIGHT = 0.05;
/** Rounding to whole channels costs a little. */
const SPARE = 0.06;
/** Fainter than this an object only tints what lies behind it. */
const SOLID = 0.6;

/** What each object of a page lies on, by index, and in which colors before anything is changed. */
export interface Backdrops {
  readonly supports: readonly (readonly number[])[];
  readonly colors: readonly Backdrop[];
}

/** Found once for all variations of a page. */
export function backdropsOf(page: CheckedPage): Backdrops {
  const supports = page.objects.map((_, index) => supportsOf(page, index));
  return { supports, colors: supports.map((each) => backdropOn(page, each)) };
}

export interface Recoloring {
  readonly map: ColorMap;
  /** What words without a hue are written in: on the ground, and where that cannot be read. */
  readonly neutrals: readonly [string, string];
}

/**
 * A page in other colors, bottom first, so that each object is seen on what it will lie on. What could be read can be read,
 * what could be seen can be seen: lightness gives way, hue stays.
 */
export function recolorPage(
  page: CheckedPage,
  { map, neutrals }: Recoloring,
  before: Backdrops,
  size: Size,
): CheckedPage {
  const { background_color, background } = page;
  const next = {
    ...page,
    background_color: background_color && map(background_color.toLowerCase()),
    background: background && !keepsColors(background) ? withColors(background, map) : background,
  };
  const objects: DesignObject[] = [];
  for (const [index, object] of page.objects.entries()) {
    if (keepsColors(object)) {
      objects.push(object);
      continue;
    }
    const after = backdropOn({ ...next, objects }, before.supports[index]!);
    const place = { before: before.colors[index]!, after, size, neutrals };
    objects.push(
      withColors(object, (color, path) => settled({ color, mapped: map(color), path, object }, place)),
    );
  }
  return { ...next, objects };
}

interface Slot {
  readonly color: string;
  readonly mapped: string;
  readonly path: ColorPath;
  readonly object: DesignObject;
}

interface Place {
  readonly before: Backdrop;
  readonly after: Backdrop;
  readonly size: Size;
  readonly neutrals: readonly [string, string];
}

const isWords = (path: ColorPath): boolean =>
  /^text_details\.(?!text_effect)(.*\.)?(fontColor|color)$/.test(path);
/** Colors of effects stand on the letters they belong to. */
const isEffect = (path: ColorPath): boolean => path.startsWith('text_details.') && !isWords(path);

function settled(slot: Slot, { before, after, size, neutrals }: Place): string {
  const { color, mapped, path, object } = slot;
  if (isEffect(path)) return mapped;
  if (before === 'picture' || after === 'picture')
    return isWords(path) || isVeil(object) ? asLight(mapped, color) : mapped;
  const range = rangeOf(after);
  const own = contrastOn(color, rangeOf(before));
  if (isWords(path)) {
    const needed = neededBy(object, size);
    const easy = needed * (needed === READABLE ? EASY : EASY_LARGE);
    const lighter = hexToOklch(color).L > hexToOklch(rangeOf(before)[0]).L;
    const ground = { range, opacity: object.opacity, neutrals: inOrder(neutrals, lighter) };
    const neutral = hexToOklch(color).C < NEUTRAL;
    return readable(
      { color: mapped, neutral },
      ground,
      [easy, needed + SPARE].map((each) => Math.min(each, own)),
    );
  }
  return visible(mapped, range, Math.min(SEEN, own), neutrals);
}

/** Lets what lies behind it show, as the gradient does that makes words readable on a photo. */
function isVeil(object: DesignObject): boolean {
  const { opacity, blend_mode = 'normal' } = object;
  if (opacity < SOLID || blend_mode !== 'normal') return true;
  if (!('shape_details' in object)) return false;
  const { gradient, fill_opacity = 1 } = object.shape_details as {
    gradient?: { stops: { opacity?: number }[] } | null;
    fill_opacity?: number;
  };
  if (fill_opacity < SOLID) return true;
  return gradient?.stops.some((stop) => (stop.opacity ?? 1) < 1) ?? false;
}

/** Contrast that the smallest letters of a text need. */
function neededBy(object: DesignObject, { width, height }: Size): number {
  if (object.type !== 'text') return READABLE;
  const { fontSize, runs = [] } = object.text_details;
  const smallest = Math.min(fontSize, ...runs.flatMap((run) => run.fontSize ?? []));
  return smallest > (LARGE_TEXT * Math.min(width, height)) / 100 ? READABLE_LARGE : READABLE;
}

function rangeOf(colors: readonly string[]): BackdropRange {
  const sorted = [...colors].sort((p, q) => luminance(p) - luminance(q));
  return [sorted[0]!, sorted.at(-1)!];
}

interface Ground {
  readonly range: BackdropRange;
  readonly neutrals: readonly [string, string];
  readonly opacity: number;
}

/** Lighter or darker than this, what was a color is none any more: then it may as well be the scheme's own light or dark. */
const FAR = 0.3;

const lightOf = (color: string): number => hexToOklch(color).L;

/** What words on something darker were is tried first, so that white letters stay white as long as they can. */
const inOrder = ([p, q]: readonly [string, string], lighter: boolean): readonly [string, string] =>
  lightOf(p) > lightOf(q) === lighter ? [p, q] : [q, p];

/**
 * A color for words: the wanted one, nearly it, or a neutral, by the first of the contrasts that any of them reaches. Words
 * without a hue keep to the light or dark side they were on as long as it can be read.
 */
function readable(
  { color, neutral }: { readonly color: string; readonly neutral: boolean },
  { range, neutrals, opacity }: Ground,
  wanted: readonly number[],
): string {
  const contrast = (each: string): number => contrastOn(each, range, opacity);
  const [same] = neutrals;
  for (const least of wanted) {
    if (contrast(color) >= least) return color;
    if (neutral && contrast(same) >= least) return same;
    const nearest = neutral ? null : nearestReadable(color, range, least, opacity);
    if (nearest && Math.abs(lightOf(nearest) - lightOf(color)) < FAR) return nearest;
  }
  const all = [...neutrals, '#111111', '#ffffff'];
  return (
    all.find((each) => contrast(each) >= wanted[0]!) ??
    all.reduce((p, q) => (contrast(q) > contrast(p) ? q : p))
  );
}

/** Apart from the one color behind it; from several it cannot stand out everywhere and need not. */
function visible(
  color: string,
  [dark, light]: BackdropRange,
  least: number,
  neutrals: readonly [string, string],
): string {
  if (contrastRatio(dark, light) > SEEN || contrastRatio(color, dark) >= least) return color;
  const away = ensureContrast(color, dark, least);
  const tried = hexToOklch(color).C < NEUTRAL && least >= SEEN ? [...neutrals, away] : [away];
  return tried.find((each) => contrastRatio(each, dark) >= least) ?? color;
}

function asLight(color: string, like: string): string {
  const { L } = hexToOklch(like);
  const lch = hexToOklch(color);
  const near = Math.abs(lch.L - L) <= SAME_LIGHT;
  // the chroma of a mid tone would glare on near white and be lost on near black
  const most = 0.04 + 0.5 * Math.min(1 - L, L);
  return near ? color : oklchToHex({ ...lch, L, C: Math.min(lch.C, most) });
}
