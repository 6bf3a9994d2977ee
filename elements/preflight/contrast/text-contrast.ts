import {
  colorDistance,
  contrastRatio,
  ensureContrast,
  formatHex,
  luminance,
  parseHex,
  type Rgb,
} from '../../math/color.js';

/** Contrast that text at body size needs, and large text (WCAG 2 AA). */
export const READABLE = 4.5;
export const READABLE_LARGE = 3;
/** Text from this size on counts as large, hundredths of the page's shorter side. */
export const LARGE_TEXT = 4.2;

/** The darkest and the lightest of the colors that lie under a text. */
export type BackdropRange = readonly [dark: string, light: string];

/**
 * The ends of the colors under a text, without the given share of them at either end: a bright speck does not make a text
 * unreadable. null for no colors.
 */
export function backdropRange(colors: readonly string[], outliers: number): BackdropRange | null {
  if (colors.length === 0) return null;
  const counts = new Map<string, number>();
  for (const color of colors) counts.set(color, (counts.get(color) ?? 0) + 1);
  const sorted = [...counts].map(([color, count]) => ({ color, count, light: luminance(color) }));
  sorted.sort((a, b) => a.light - b.light);
  const skip = Math.min(Math.floor(colors.length * outliers), Math.floor((colors.length - 1) / 2));
  return [past(sorted, skip), past(sorted.toReversed(), skip)];
}

/** The color that comes after so many others. */
function past(sorted: readonly { readonly color: string; readonly count: number }[], skip: number): string {
  let passed = 0;
  return sorted.find(({ count }) => (passed += count) > skip)!.color;
}

/** The least contrast a color has anywhere on the backdrop, seen through when its opacity is below 1. */
export const contrastOn = (color: string, backdrop: BackdropRange, opacity = 1): number =>
  Math.min(...backdrop.map((under) => contrastRatio(blended(under, color, opacity), under)));

/** Alpha blends stored channels, as canvases do. */
export function blended(under: string, over: string, opacity: number): string {
  if (opacity >= 1) return over;
  const [p, q] = [parseHex(under), parseHex(over)];
  const channel = (key: keyof Rgb): number => p[key] + (q[key] - p[key]) * opacity;
  return formatHex({ r: channel('r'), g: channel('g'), b: channel('b') });
}

/** The color nearest to `color` that reaches the ratio everywhere on the backdrop; null when none does. */
export function nearestReadable(
  color: string,
  backdrop: BackdropRange,
  ratio: number,
  opacity = 1,
): string | null {
  const tried = backdrop.map((under) => ensureContrast(color, under, ratio));
  const able = [...tried, '#000000', '#ffffff'].filter(
    (each) => contrastOn(each, backdrop, opacity) >= ratio,
  );
  able.sort((a, b) => colorDistance(a, color) - colorDistance(b, color));
  return able[0] ?? null;
}
