import { hexToOklab, labToLch } from '../../math/color.js';
import type { Size } from '../../math/geometry.js';
import type { CheckedPage } from '../../preflight/env.js';
import { coloredAreas, recolored } from './colors/color-uses.js';
import { isText, keyOf } from './fonts/text-slots.js';
import type { FontCategory } from './types.js';

/** How a page looks, as far as two looks of it can be compared. */
export interface Look {
  /** Colors at the places of the page, by place: three numbers of OKLab. */
  readonly colors: ReadonlyMap<string, readonly [number, number, number]>;
  /** Share of the look that each place has; they add up to 1. */
  readonly weights: ReadonlyMap<string, number>;
  /** Fonts of texts by id. */
  readonly fonts: ReadonlyMap<string, string>;
  readonly sizes: ReadonlyMap<string, number>;
  readonly hueFamily: string;
  /** Kind of font that the largest text is set in, and how heavy it is. */
  readonly headingStyle: string;
}

/** OKLab distance at which two pages are nothing alike. */
const UNLIKE = 0.3;
/** Colors keep a voice however little they cover: an accent is small. */
const LEAST = 0.004;
/** Less chroma over all is no hue. */
const GRAY = 0.022;
const FAMILIES = 12;
/** What another font of the same kind counts, and what fonts count beside colors. */
const ALIKE_FONTS = 0.7;
const FONTS = 0.8;

/** Below this two variations look the same at a glance. */
export const TOO_ALIKE = 0.1;

/** Reads the look of a page. */
export function lookOf(
  page: CheckedPage,
  { width, height }: Size,
  categoryOf: (font: string) => FontCategory | undefined,
): Look {
  const colors = new Map<string, [number, number, number]>();
  const shares = new Map<string, number>();
  const put = (key: string, color: string, area: number): void => {
    const { L, a, b } = hexToOklab(color);
    colors.set(key, [L, a, b]);
    shares.set(key, Math.sqrt(Math.max(LEAST, area)));
  };
  if (page.background_color) put('page', page.background_color, page.background ? 0 : 1);
  for (const object of recolored(page))
    for (const { path, color, area } of coloredAreas(object, { width, height }))
      put(`${object.id} ${path}`, color, area);
  const total = [...shares.values()].reduce((sum, share) => sum + share, 0) || 1;
  const weights = new Map([...shares].map(([key, share]) => [key, share / total]));
  return { colors, weights, ...fontsOf(page, categoryOf), hueFamily: hueFamilyOf(colors, weights) };
}

function fontsOf(page: CheckedPage, categoryOf: (font: string) => FontCategory | undefined) {
  const texts = page.objects.filter(isText);
  const largest = texts.reduce<(typeof texts)[number] | null>(
    (most, text) => (!most || text.text_details.fontSize > most.text_details.fontSize ? text : most),
    null,
  );
  const size = ({ text_details: { text, fontSize } }: (typeof texts)[number]): number =>
    fontSize * Math.sqrt(text.length || 1);
  const total = texts.reduce((sum, text) => sum + size(text), 0) || 1;
  const heading = largest?.text_details;
  return {
    fonts: new Map(texts.map(({ id, text_details: details }) => [id, keyOf(details)])),
    sizes: new Map(texts.map((text) => [text.id, size(text) / total])),
    headingStyle: heading ? (categoryOf(heading.font) ?? keyOf(heading)) : '',
  };
}

/** The hue that most is heard of, as one of twelve; light and dark apart, and gray by itself. */
function hueFamilyOf(
  colors: ReadonlyMap<string, readonly [number, number, number]>,
  weights: ReadonlyMap<string, number>,
): string {
  let [a, b] = [0, 0];
  for (const [key, lab] of colors) {
    a += lab[1] * weights.get(key)!;
    b += lab[2] * weights.get(key)!;
  }
  const ground = colors.get('page');
  const light = (ground?.[0] ?? 1) > 0.6 ? 'light' : 'dark';
  const { C, h } = labToLch({ L: 0.5, a, b });
  return C < GRAY ? `${light} gray` : `${light} ${Math.round((h / 360) * FAMILIES) % FAMILIES}`;
}

/** How different two looks of one page are: 0 the same, 1 nothing in common. */
export const lookDistance = (p: Look, q: Look): number =>
  joinDistance(lookColorDistance(p, q), lookFontDistance(p, q));

/** Of the two ways in which looks differ; letters alone never make a page another. */
export const joinDistance = (colors: number, fonts: number): number => 1 - (1 - colors) * (1 - FONTS * fonts);

export function lookColorDistance(p: Look, q: Look): number {
  let sum = 0;
  for (const [key, one] of p.colors) {
    const other = q.colors.get(key);
    if (!other) continue;
    sum += Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]) * p.weights.get(key)!;
  }
  return Math.min(1, sum / UNLIKE);
}

export function lookFontDistance(p: Look, q: Look): number {
  let share = 0;
  for (const [id, font] of p.fonts) if (q.fonts.get(id) !== font) share += p.sizes.get(id)!;
  return share * (p.headingStyle === q.headingStyle ? ALIKE_FONTS : 1);
}

/** What two neighbors should not have in common. */
export type LookKind = Pick<Look, 'hueFamily' | 'headingStyle'>;

/** Whether two would look like one kind beside each other. */
export const sameKind = (p: LookKind, q: LookKind): boolean =>
  p.hueFamily === q.hueFamily && p.headingStyle === q.headingStyle;
