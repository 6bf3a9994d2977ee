import type { Layer, Recipe } from '../../../../build/templates/recipe.js';
import { box, disc, drawn, many, poly, ring, stroke } from '../../scenes/kit.js';
import { card, icon, rule, say } from '../../sheet.js';
import { layoutIn } from '../../stages/stage.js';
import { checks, field, grid, lines, over, wordsOn } from './parts.js';

/** The weekday of the first of each month of 2027, Sunday being 0, and how many days it has. */
const FIRSTS = [5, 1, 1, 4, 6, 2, 4, 0, 3, 5, 1, 3];

/** A month in small: its name, the letters of the days and a text of dates to each weekday. */
const small = (month: number, x: number, y: number, w: number, name: string, on: string): Layer[] => {
  const column = w / 7;
  const first = FIRSTS[month]!;
  return [
    say(`month${month + 1}`, 'heading', [x + 1, y, w - 2, 4], [3.4, 2.4], name, { on, v: 'middle' }),
    ...many(7, (i) => say(`m${month + 1}d${i + 1}`, 'sub', [x + i * column, y + 4.7, column, 2.4], [2, 1.95], i % 6 ? 'muted' : 'accentText', { on, align: 'center', weight: 700 })),
    ...many(7, (i) => say(`m${month + 1}w${i + 1}`, 'body', [x + i * column, y + 7.8 + (i < first ? 2.76 : 0), column, 20], [2, 2], 'ink', { on, align: 'center', lines: 6, leading: 1.38 })),
  ];
};

/** A whole year under a sun that rises in bands. */
const yearSun = layoutIn('year-sun', 'planner', ({ w }) => ({
  ground: 'bg',
  layers: [
    box(0, 0, w, 24, 'accent2/bg/.4'), ...([[20, 'accent2'], [15, 'accent/accent2/.5'], [10, 'accent']] as const).map(([r, color]) => drawn(76 - r, 24 - r, 2 * r, r, 'M0 100A50 100 0 0 1 100 100Z', color)), box(0, 24, w, 1, 'ink'),
    say('title', 'heading', [7, 5, 40, 14], [16, 9], 'ink', { on: 'accent2/bg/.4', v: 'middle' }),
    ...many(12, (i): Layer[] => { const [x, y] = [6 + (i % 3) * 30, 28.6 + Math.floor(i / 3) * 27.2]; return [card(x, y, 28, 26, Math.floor(i / 3) % 2 === i % 3 % 2 ? 'surface' : 'bg', 1.6), ...small(i, x + 1, y + 1.6, 26, 'accentText', Math.floor(i / 3) % 2 === i % 3 % 2 ? 'surface' : 'bg')]; }).flat(),
  ],
}));

/** A whole year in four columns beside a strip of cut paper. */
const yearCut = layoutIn('year-cut', 'class-schedule', ({ h }) => ({
  ground: 'bg',
  layers: [
    box(0, 0, 22, h, 'ink'), ...many(5, (i): Layer[] => [[drawn(2, 2 + i * 20, 18, 16, 'M0 0C60 0 100 40 100 100H0Z', 'accent')], [disc(11, 10 + i * 20, 8, 'accent2'), disc(11, 10 + i * 20, 3.4, 'ink')], [poly([[2, 18 + i * 20], [11, 2 + i * 20], [20, 18 + i * 20]], 'extra')], [box(2, 2 + i * 20, 8.4, 16, 'accent2'), box(11.6, 2 + i * 20, 8.4, 16, 'accent')], [disc(11, 10 + i * 20, 8, 'extra'), box(2, 10 + i * 20, 18, 8.4, 'ink'), ring(11, 10 + i * 20, 3, 1, 'bg')]][i]!).flat(),
    say('title', 'heading', [27, 4.6, 40, 9], [10, 6], 'ink', { v: 'middle' }), say('tag', 'sub', [80, 4.6, 57, 9], [2.6, 2], 'accentText', { v: 'middle', align: 'right' }),
    ...many(12, (i): Layer[] => small(i, 27 + (i % 4) * 28.4, 16.4 + Math.floor(i / 4) * 27.4, 25, 'accentText', 'bg')).flat(), ...many(2, (i) => box(27, 14.6 + (i + 1) * 27.4 - 0.6, 110, 0.4, 'accent2')),
  ],
}));

const fir = (x: number, foot: number, s: number, color: string): Layer[] => [box(x - s * 0.06, foot - s * 0.2, s * 0.12, s * 0.24, 'ink'), ...many(3, (i) => poly([[x, foot - s * (1.1 - i * 0.26)], [x + s * (0.24 + i * 0.1), foot - s * (0.62 - i * 0.24)], [x - s * (0.24 + i * 0.1), foot - s * (0.62 - i * 0.24)]], color))];

/** The days of a month in boxes. */
const days = ([x, y]: readonly [number, number], [cell, row]: readonly [number, number], rows: number, first: number, last: number, on: string): Layer[] =>
  [...grid(x, y, Array<number>(7).fill(cell), rows, row, 'ink/bg/.45'), ...many(last, (i) => say(`day${i + 1}`, 'heading', [x + ((i + first) % 7) * cell + 1.2, y + Math.floor((i + first) / 7) * row + 1.2, 6, 3.4], [3, 2.2], (i + first) % 7 % 6 ? 'ink' : 'accentText', { on }))];

/** January in boxes beside a wood in the snow. */
const monthSnow = layoutIn('month-snow', 'class-schedule', ({ h }) => ({
  ground: 'bg',
  layers: [
    box(0, 0, 42, h, 'extra/bg/.3'), disc(30, 28, 6.4, 'bg'), ...[[6, 8], [18, 5], [36, 14], [10, 40], [24, 46], [38, 48], [5, 55], [15, 28], [35, 60], [20, 58]].map(([x, y]) => disc(x!, y!, 0.8, 'bg')),
    drawn(0, 62, 42, 38, 'M0 30C20 4 40 10 58 22C74 32 86 16 100 6V100H0Z', 'extra/bg/.62'), ...fir(9, 76, 20, 'ink/extra/.2'), ...fir(33, 72, 17, 'ink/extra/.35'), ...fir(21, 80, 26, 'ink'), drawn(0, 76, 42, 24, 'M0 20C30 -8 60 30 100 8V100H0Z', 'bg'), box(26, 86, 8, 5.4, 'accent'), poly([[25, 86], [30, 82], [35, 86]], 'ink'), box(29, 88, 2, 3.4, 'accent2'),
    say('title', 'heading', [47, 5, 60, 10], [10, 6], 'ink', { v: 'middle' }), say('year', 'sub', [108, 5, 28.4, 10], [5, 3], 'accentText', { v: 'middle', align: 'right' }),
    ...many(7, (i) => over(`d${i + 1}`, 47 + i * 12.8, 18.4, 12.8, 'bg', i % 6 ? 'ink' : 'accentText', { align: 'center', tracking: 0.06 })), ...days([47, 23], [12.8, 11], 6, 5, 31, 'bg'),
    ...many(1, () => field('ask1', [47, 95, 89.6], 11)).flat(),
  ],
}));

/** A month for any month: empty boxes, a list and a strip of leaves of a mosaic. */
const monthAny = layoutIn('month-any', 'letter-flyer', ({ w, h }) => ({
  ground: 'accent/bg/.86',
  layers: [
    ...many(20, (i): Layer[] => { const [x, y, c] = [(i % 10) * 10, Math.floor(i / 10) * 10, ['accent', 'accent2', 'extra', 'ink'][(i * 3 + Math.floor(i / 10)) % 4]!]; return [box(x, y, 10, 10, ['bg', 'accent2/bg/.5', 'surface'][i % 3]!), drawn(x, y, 10, 10, i % 2 ? 'M0 0C60 0 100 40 100 100C40 100 0 60 0 0Z' : 'M100 0C100 60 60 100 0 100C0 40 40 0 100 0Z', c)]; }).flat(),
    say('title', 'heading', [6, 23.4, 60, 10], [8.4, 5], 'ink', { on: 'accent/bg/.86', v: 'middle' }), ...field('ask1', [60, 31, 34], 11, { color: 'ink', on: 'accent/bg/.86', line: 'ink' }),
    card(6, 37, w - 12, 64, 'bg', 1), ...many(7, (i): Layer[] => [box(6 + i * 12.572, 37, 12.572, 6, i % 6 ? 'ink' : 'accent'), say(`d${i + 1}`, 'sub', [6 + i * 12.572, 37, 12.572, 6], [2.4, 1.95], wordsOn(i % 6 ? 'ink' : 'accent'), { on: i % 6 ? 'ink' : 'accent', align: 'center', v: 'middle', weight: 700 })]).flat(), ...grid(6, 43, Array<number>(7).fill(12.572), 5, 11.6, 'ink/bg/.4'),
    over('head1', 7, 106, 40, 'accent/bg/.86', 'ink'), ...lines(7, 113.6, 40, 3, 5, 'ink/bg/.4'), over('head2', 53, 106, 40, 'accent/bg/.86', 'ink'), ...checks(undefined, [53, 111, 40], 3, 5, { color: 'ink' }), box(0, h - 1.6, w, 1.6, 'accent'),
  ],
}));

/** October in boxes, a fence of pumpkins at its foot. */
const monthPatch = layoutIn('month-patch', 'planner', ({ w, h }) => ({
  ground: 'accent2/bg/.55',
  layers: [
    disc(82, 17, 11, 'accent/accent2/.4'), say('title', 'heading', [7, 6, 66, 14], [14, 8], 'ink', { on: 'accent2/bg/.55', v: 'middle' }), say('year', 'sub', [7, 22.4, 40, 4], [3.6, 2.4], 'ink', { on: 'accent2/bg/.55', v: 'middle' }),
    ...[[80, 14], [87, 11], [92, 16]].map(([x, y]) => poly([[x! - 2.4, y! - 1], [x! - 0.4, y!], [x! + 0.2, y! - 0.4], [x! + 2.4, y! - 1.4], [x! + 0.2, y! + 0.8]], 'ink')),
    card(6, 31, w - 12, 79.6, 'bg', 1), ...many(7, (i) => over(`d${i + 1}`, 6 + i * 12.572, 33.4, 12.572, 'bg', i % 6 ? 'ink' : 'accentText', { align: 'center', tracking: 0.04 })), ...days([6, 38], [12.572, 12.1], 6, 5, 31, 'bg'),
    drawn(0, h - 21, w, 21, 'M0 30C24 0 50 40 100 8V100H0Z', 'extra/ink/.24'), stroke([0, h - 15], [w, h - 15], 1.4, 'ink'), ...many(12, (i) => poly([[i * 9 - 1, h - 19], [i * 9 + 0.6, h - 21], [i * 9 + 2.2, h - 19], [i * 9 + 2.2, h - 4], [i * 9 - 1, h - 4]], 'ink')),
    ...[[14, 9], [31, 6.4], [72, 7], [88, 9.6]].flatMap(([x, r]): Layer[] => [box(x! - 0.8, h - 4 - r! * 1.9, 1.6, 3, 'extra/ink/.5'), ...[-0.62, 0.62, 0].map((dx) => drawn(x! + dx * r! - r! * 0.6, h - 3.6 - r! * 1.6, r! * 1.2, r! * 1.6, 'M50 0C90 0 100 26 100 52C100 80 86 100 50 100C14 100 0 80 0 52C0 26 10 0 50 0Z', dx ? 'accent/ink/.14' : 'accent'))]), icon('flat-maple-leaf', 46, h - 15, 9), rule(0, h - 3.8, w, 'ink', 0.8), box(0, h - 3.6, w, 3.6, 'extra/ink/.4'),
  ],
}));

export const months: readonly Recipe[] = [yearSun, yearCut, monthSnow, monthAny, monthPatch];
