import type { Layer } from '../../../../build/templates/recipe.js';
import { box, many } from '../../scenes/kit.js';
import { card, kicker, rule, say, tick } from '../../sheet.js';

type More = NonNullable<Parameters<typeof say>[5]>;
/** Left, top and width, and the height of a box; hundredths of the shorter side. */
type Line = readonly [x: number, y: number, w: number];
type Box = readonly [...Line, h: number];

/** What can be read on a color. */
export const wordsOn = (color: string): string => (color === 'accent' ? 'onAccent' : color === 'ink' ? 'bg' : 'ink');

/** Lines to write on, evenly apart. */
export const lines = (x: number, y: number, w: number, count: number, gap: number, color?: string): Layer[] =>
  many(count, (i) => rule(x, y + i * gap, w, color));

/** A strip of color with a word in it. */
export const bar = (t: string, x: number, y: number, w: number, h: number, color: string, more: More = {}): Layer[] => [
  card(x, y, w, h, color, 1.2),
  say(t, 'sub', [x + 2, y, w - 4, h], [Math.min(2.9, h * 0.46), 1.95], wordsOn(color), { on: color, v: 'middle', weight: 700, ...more }),
];

/** A sheet under a strip of color, with so many lines to write on. */
export const block = (t: string, [x, y, w, h]: Box, color: string, count: number, { paper = 'surface', more = {} }: { paper?: string; more?: More } = {}): Layer[] => {
  const gap = (h - 6.4) / (count + 0.5);
  return [card(x, y, w, h, paper, 1.6), ...bar(t, x, y, w, 6.4, color, more), ...lines(x + 2.4, y + 6.4 + gap, w - 4.8, count, gap)];
};

/** A word in front of a line to write on; both end at the same foot. */
export const field = (t: string, [x, y, w]: Line, label: number, { color = 'ink', on = 'bg', line }: { color?: string; on?: string; line?: string } = {}): Layer[] => [
  say(t, 'sub', [x, y - 3, label, 3.4], [2.3, 1.95], color, { on, v: 'middle', weight: 700 }),
  rule(x + label + 0.6, y, w - label - 0.6, line),
];

/** Boxes to tick, each with words or, where there are none, a line. */
export const checks = (t: string | undefined, [x, y, w]: Line, count: number, gap: number, { color = 'accent', on = 'bg', from = 1 }: { color?: string; on?: string; from?: number } = {}): Layer[] =>
  many(count, (i): Layer[] => [
    tick(x, y + i * gap, 2.6, color),
    t ? say(`${t}${from + i}`, 'body', [x + 4.6, y - 0.6 + i * gap, w - 4.6, 3.8], [2.25, 1.95], 'ink', { on, v: 'middle' }) : rule(x + 4.6, y + 2.4 + i * gap, w - 4.6),
  ]).flat();

/** A table's lines: between rows and between columns, and the frame around them. */
export const grid = (x: number, y: number, widths: readonly number[], rows: number, row: number, color = 'ink/bg/.5'): Layer[] => {
  const whole = widths.reduce((sum, w) => sum + w, 0);
  const xs = widths.map((_, i) => x + widths.slice(0, i).reduce((sum, w) => sum + w, 0));
  return [
    ...many(rows + 1, (i) => box(x, y + i * row - 0.15, whole, 0.3, color)),
    ...[...xs, x + whole].map((at) => box(at - 0.15, y, 0.3, rows * row, color)),
  ];
};

/** A line of capitals in the accent. */
export const over = (t: string, x: number, y: number, w: number, on = 'bg', color = 'accentText', more: More = {}): Layer =>
  kicker(t, [x, y, w, 2.8], [2.3, 1.95], color, { on, weight: 700, ...more });
