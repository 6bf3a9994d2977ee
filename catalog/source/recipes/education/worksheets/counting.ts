import type { Layer } from '../../../../build/templates/recipe.js';
import { box, disc, many, ring, stroke, towards } from '../../scenes/kit.js';
import { chance } from '../../social-media/drawing.js';
import { card, icon, kicker, rule, say } from '../../sheet.js';
import { layoutIn } from '../../stages/stage.js';

/** Whose sheet it is. */
export const pupil = (y: number, color = 'muted', on = 'bg', line = 'ink/bg/.5'): Layer[] => [
  say('tag', 'sub', [8, y, 14, 3], 2.6, color, { on }),
  rule(20, y + 2.6, 34, line),
  say('date', 'sub', [60, y, 12, 3], 2.6, color, { on }),
  rule(71, y + 2.6, 21, line),
];

/** Twelve sums on tiles under a planet, a box for each answer. */
export const worksheetSums = layoutIn('worksheet-sums', 'worksheet', ({ w, h }) => ({
  ground: 'ink',
  layers: [
    ...many(26, (i) => disc(chance(i) * w, chance(i + 50) * h, 0.3 + chance(i + 90) * 0.5, 'accent2')),
    disc(88, 16, 22, 'extra/ink/.4'),
    icon('flat-ringed-planet', 66, 3, 29),
    say('title', 'heading', [8, 9, 58, 15], [13, 8], 'bg', { on: 'ink', lines: 2 }),
    ...pupil(31, 'bg', 'ink', 'bg/ink/.4'),
    ...many(12, (i): Layer[] => {
      const [x, y] = [8 + (i % 3) * 28.6, 41 + Math.floor(i / 3) * 23.8];
      const color = ['accent2', 'bg', 'accent'][(i + Math.floor(i / 3)) % 3]!;
      return [
        card(x, y, 26.4, 21.4, color, 3),
        say(`sum${i + 1}`, 'heading', [x + 2, y + 3.4, 22.4, 5], 5, color === 'accent' ? 'onAccent' : 'ink', { on: color, align: 'center' }),
        card(x + 7.2, y + 11, 12, 8, color === 'bg' ? 'surface' : 'bg', 1.6),
      ];
    }).flat(),
  ],
}));

/** A clock's face with its hands at a time told in hours. */
function clock(cx: number, cy: number, r: number, hour: number, color: string): Layer[] {
  const [tall, small] = [towards(cx, cy, r * 0.66, (hour % 1) * 360 - 90), towards(cx, cy, r * 0.44, hour * 30 - 90)];
  return [
    disc(cx, cy, r, color),
    disc(cx, cy, r * 0.86, 'bg'),
    ...many(12, (i) => disc(...towards(cx, cy, r * 0.72, i * 30), i % 3 ? 0.35 : 0.75, 'ink')),
    stroke([cx, cy], small, 1.3, 'ink'),
    stroke([cx, cy], tall, 0.8, color),
    disc(cx, cy, 1.2, 'ink'),
  ];
}

const TIMES = [3, 7.5, 10.25, 1.75, 6, 11.5];

/** Six clocks, and a line under each for the time. */
export const worksheetClocks = layoutIn('worksheet-clocks', 'worksheet', ({ w }) => ({
  ground: 'bg',
  layers: [
    box(0, 0, w, 30, 'accent'),
    disc(84, 30, 15, 'accent2'), ring(84, 30, 10, 0.8, 'ink'),
    stroke([84, 30], [84, 23], 1, 'ink'), stroke([84, 30], [89, 33], 1, 'ink'), disc(84, 30, 1.2, 'ink'),
    box(0, 30, w, 2, 'ink'),
    say('title', 'heading', [8, 8, 62, 14], [14, 8], 'onAccent', { on: 'accent', v: 'middle' }),
    ...pupil(49),
    ...TIMES.flatMap((hour, i): Layer[] => {
      const [x, y] = [22 + (i % 3) * 28, 74 + Math.floor(i / 3) * 38];
      return [...clock(x, y, 12, hour, i % 2 ? 'extra' : 'accent'), card(x - 8, y + 14, 16, 7, 'surface', 3.5), say(`colon${i + 1}`, 'heading', [x - 2, y + 14, 4, 7], 4, 'ink', { on: 'surface', align: 'center', v: 'middle' })];
    }),
    say('body', 'body', [8, 57.2, 84, 3], 2.5, 'ink'),
  ],
}));

const HEAP = ['flat-cherries', 'flat-lemon', 'flat-pear', 'flat-grapes', 'flat-tangerine'];
const COUNTS = [5, 3, 6, 2, 4];

/** Fruit in a heap, a graph to color in with as many squares as there are of each. */
export const worksheetGraph = layoutIn('worksheet-graph', 'worksheet', ({ w }) => ({
  ground: 'accent2/bg/.6',
  layers: [
    say('title', 'heading', [8, 8, 60, 9], [10, 6], 'ink', { on: 'accent2/bg/.6' }),
    ...pupil(21.4, 'ink', 'accent2/bg/.6'),
    card(8, 29, 84, 39, 'bg', 4),
    ...COUNTS.flatMap((count, kind) => many(count, (n): number => kind + n * 5)).sort((a, b) => chance(a + 4) - chance(b + 4)).map((at, i): Layer =>
      icon(HEAP[at % 5]!, 11.5 + (i % 7) * 11.4 + (chance(i + 7) - 0.5) * 2.4, 32 + Math.floor(i / 7) * 12.2 + (chance(i + 31) - 0.5) * 2.4, 9.4)),
    say('body', 'body', [8, 72.4, w - 16, 3], 2.6, 'ink', { on: 'accent2/bg/.6' }),
    card(8, 79, 84, 55, 'bg', 4),
    ...many(5, (i): Layer[] => [
      ...many(6, (n) => card(20 + i * 14, 82.4 + n * 6.2, 12, 5.4, 'surface', 0.8, 'ink/bg/.6')),
      icon(HEAP[i]!, 21.6 + i * 14, 121.4, 9),
    ]).flat(),
    ...many(6, (n) => say(`n${n + 1}`, 'heading', [12, 82.4 + n * 6.2, 6, 5.4], 3, 'ink', { v: 'middle', align: 'center' })),
    rule(18.6, 119.8, 70, 'ink', 0.6),
  ],
}));

const PAIRS = ['flat-honeybee', 'flat-rabbit', 'flat-fish', 'flat-bird', 'flat-dog'];

/** Animals on the left and homes on the right, a dot at each to draw a line between. */
export const worksheetMatch = layoutIn('worksheet-match', 'worksheet', () => ({
  ground: 'accent',
  layers: [
    say('title', 'heading', [8, 9, 84, 10], [12, 7], 'onAccent', { on: 'accent', align: 'center' }),
    say('body', 'body', [14, 23.4, 72, 3], 2.6, 'onAccent', { on: 'accent', align: 'center' }),
    card(6, 31, 88, 104, 'bg', 4),
    ...many(5, (i): Layer[] => {
      const y = 35 + i * 17.6;
      return [
        card(10, y, 24, 15.4, i % 2 ? 'surface' : 'accent2/bg/.5', 3),
        icon(PAIRS[i]!, 15.6, y + 1.2, 13),
        disc(40, y + 7.7, 1.6, 'ink'),
        disc(59, y + 7.7, 1.6, 'ink'),
        card(65, y, 25, 15.4, 'ink', 3),
        say(`home${i + 1}`, 'heading', [67, y + 2, 21, 11.4], [4.2, 2.8], 'bg', { on: 'ink', align: 'center', v: 'middle' }),
      ];
    }).flat(),
    ...pupil(127.4),
  ],
}));

/** Ten rows of letters in a square, words to find beside them. */
export const worksheetSearch = layoutIn('worksheet-search', 'worksheet', () => ({
  ground: 'bg',
  layers: [
    icon('flat-alien-monster', 66, 5, 30),
    say('title', 'heading', [8, 9, 56, 20], [12, 7], 'ink', { lines: 2 }),
    ...pupil(37),
    card(6, 45, 88, 65, 'ink', 3),
    card(8, 47, 84, 61, 'bg', 2),
    ...many(10, (row): Layer[] => [
      ...(row % 2 ? [] : [box(8.6, 48.2 + row * 5.9, 82.8, 5.9, 'surface')]),
      ...many(10, (column) => say(`letter${row * 10 + column + 1}`, 'heading', [10 + column * 8, 48.2 + row * 5.9, 8, 5.9], 3.4, 'ink', { on: row % 2 ? 'bg' : 'surface', v: 'middle', align: 'center' })),
    ]).flat(),
    kicker('head1', [8, 115, 40, 2.6], 2.4, 'accentText', { weight: 700 }),
    ...many(8, (i): Layer[] => {
      const [x, y] = [8 + (i % 4) * 21.4, 121 + Math.floor(i / 4) * 8];
      return [card(x, y, 19.6, 6, i % 2 ? 'accent2/bg/.4' : 'surface', 3), say(`word${i + 1}`, 'sub', [x + 1.4, y, 16.8, 6], 2.6, 'ink', { on: i % 2 ? 'accent2/bg/.4' : 'surface', align: 'center', v: 'middle', weight: 700 })];
    }).flat(),
  ],
}));
