import type { At, Layer, TextLayer } from '../../build/templates/recipe.js';
import { box } from './scenes/kit.js';

/** What a text may have besides its words, place, size and color. */
type More = Partial<Omit<TextLayer, 'k' | 't' | 'font' | 'at' | 'size' | 'color'>>;

/** A text in a box: its largest size in u, and how far it may shrink (a fifth when absent). */
export const say = (
  t: string,
  font: TextLayer['font'],
  at: At,
  size: number | readonly [largest: number, smallest: number],
  color: string,
  more: More = {},
): Layer => ({
  ...{ k: 'text', t, font, at, color },
  size: typeof size === 'number' ? [size, Math.max(1.9, Math.round(size * 80) / 100)] : size,
  ...more,
});

/** A line of capitals over something larger. */
export const kicker = (t: string, at: At, size: number | readonly [number, number], color: string, more: More = {}): Layer =>
  say(t, 'sub', at, size, color, { caps: true, tracking: 0.14, ...more });

/** A line to write on, or between two parts. */
export const rule = (x: number, y: number, w: number, color = 'ink/bg/.62', thickness = 0.28): Layer =>
  box(x, y, w, thickness, color);

/** A box to tick. */
export const tick = (x: number, y: number, side: number, color: string): Layer => ({
  ...{ k: 'shape', outline: 'rectangle', at: [x, y, side, side], radius: 0.22 },
  stroke: { color, width: side * 0.14 },
});

/** A field with round corners of so many u, and perhaps a line about it. */
export const card = (x: number, y: number, w: number, h: number, color: string, corner = 2.4, line?: string): Layer =>
  box(x, y, w, h, color, {
    radius: Math.round((corner / Math.min(w, h)) * 100) / 100,
    ...(line ? { stroke: { color: line, width: 0.4 } } : {}),
  });

/** An icon of the catalog in a square; in the colors it comes with when none are told. */
export const icon = (art: string, x: number, y: number, side: number, colors: readonly string[] = []): Layer => ({
  ...{ k: 'art', art, at: [x, y, side, side], colors },
});
