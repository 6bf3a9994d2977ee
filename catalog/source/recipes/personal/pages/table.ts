import type { Layer, Recipe } from '../../../../build/templates/recipe.js';
import { box, disc, drawn, many, oval, poly, ring, stroke } from '../../scenes/kit.js';
import { card, icon, rule, say, tick } from '../../sheet.js';
import { layoutIn } from '../../stages/stage.js';
import { bar, checks, field, lines, over, wordsOn } from './parts.js';

/** A cloth of checks. */
const cloth = (x: number, y: number, columns: number, rows: number, side: number, color: string): Layer[] => [
  ...many(columns, (i) => (i % 2 ? [] : [box(x + i * side, y, side, rows * side, `${color}/bg/.6`)])).flat(),
  ...many(rows, (i) => (i % 2 ? [] : [box(x, y + i * side, columns * side, side, `${color}/bg/.6`)])).flat(),
  ...many(columns * rows, (i) => (Math.floor(i / columns) % 2 || (i % columns) % 2 ? [] : [box(x + (i % columns) * side, y + Math.floor(i / columns) * side, side, side, color)])).flat(),
];

/** A week of meals on a checkered cloth: a column to a day. */
const mealCloth = layoutIn('meal-cloth', 'class-schedule', ({ w, h }) => {
  const day = (w - 12 - 17) / 7;
  return {
    ground: 'bg',
    layers: [
      ...cloth(0, 0, 29, 21, 5, 'accent'),
      card(6, 6, w - 12, h - 12, 'bg', 2), icon('flat-fork-and-knife-with-plate', 11, 9, 13), say('title', 'heading', [27, 10, 66, 10], [9, 5.4], 'ink', { v: 'middle' }), ...field('ask1', [98, 18, w - 108], 12),
      ...many(7, (i): Layer[] => bar(`day${i + 1}`, 25.4 + i * day - 2, 26, day - 1.4, 6, i > 4 ? 'accent' : 'ink', { align: 'center' })).flat(),
      ...many(4, (r): Layer[] => [
        say(`meal${r + 1}`, 'sub', [10, 33.4 + r * 13.6, 13, 12.4], [2.4, 1.95], 'ink', { v: 'middle', weight: 700 }),
        ...many(7, (i): Layer[] => [card(23.4 + i * day, 33.4 + r * 13.6, day - 1.4, 12.4, 'surface', 1.2), ...lines(25 + i * day, 38.4 + r * 13.6, day - 4.6, 2, 4)]).flat(),
      ]).flat(),
    ],
  };
});

/** Seven suppers on seven plates, the groceries on a napkin beside them. */
const mealPlates = layoutIn('meal-plates', 'planner', ({ w, h }) => ({
  ground: 'extra',
  layers: [
    ...many(9, (i) => stroke([i * 15 - 10, -4], [i * 15 - 10, h + 4], 3, 'extra/bg/.14')),
    say('title', 'heading', [8, 7, w - 16, 11], [11, 6], 'ink', { on: 'extra', align: 'center', v: 'middle' }), say('tag', 'sub', [8, 20.6, w - 16, 3.4], [2.6, 2], 'ink', { on: 'extra', align: 'center' }),
    ...many(7, (i): Layer[] => {
      const [x, y] = [21 + (i % 2) * 29.6, 40.6 + Math.floor(i / 2) * 28];
      return [
        disc(x + 0.7, y + 0.9, 12.8, 'extra/ink/.24'), disc(x, y, 12.8, 'bg'), ring(x, y, 10.6, 0.4, ['accent', 'accent2'][i % 2]!),
        say(`day${i + 1}`, 'heading', [x - 8, y - 7.4, 16, 5], [3.4, 2.4], 'accentText', { on: 'bg', align: 'center', v: 'middle' }), rule(x - 8.4, y + 2, 16.8), rule(x - 6.8, y + 6.4, 13.6),
      ];
    }).flat(),
    ...[46.6, 54.8].flatMap((x, i): Layer[] => (i ? [drawn(x - 1.4, 113, 2.8, 11, 'M20 0C90 6 100 60 80 100H20Z', 'bg'), box(x - 0.9, 123, 1.8, 13, 'bg', { radius: 0.5 })] : [...[-1.6, 0, 1.6].map((dx) => box(x + dx - 0.4, 113, 0.8, 8, 'bg', { radius: 0.5 })), box(x - 2, 119.4, 4, 3.4, 'bg', { radius: 0.4 }), box(x - 0.8, 121, 1.6, 15, 'bg', { radius: 0.5 })])),
    poly([[68.6, 27.4], [95, 27.4], [95, h - 6], [68.6, h - 6]], 'extra/ink/.24'), poly([[67.6, 26.4], [94, 26.4], [94, h - 7], [67.6, h - 7]], 'bg'), box(67.6, 26.4, 26.4, 1.6, 'accent'), box(67.6, 29, 26.4, 0.6, 'accent'),
    say('head', 'heading', [70.6, 32, 20.4, 6], [4.4, 2.6], 'ink', { on: 'bg', v: 'middle' }),
    ...many(4, (part): Layer[] => [over(`head${part + 1}`, 70.6, 41 + part * 23, 20), ...checks(undefined, [70.6, 45.4 + part * 23, 20.4], 4, 4.4)]).flat(),
  ],
}));

/** The week in rows and the market list by its aisles, under a string of vegetables. */
const mealMarket = layoutIn('meal-market', 'letter-flyer', ({ h }) => ({
  ground: 'bg',
  layers: [
    box(0, 0, 36, h, 'accent2/bg/.35'), ...['carrot', 'tomato', 'broccoli', 'lemon', 'eggplant', 'mushroom'].map((name, i) => icon(`flat-${name}`, 3.4 + (i % 3) * 10, 5 + Math.floor(i / 3) * 10, 9)),
    say('head', 'heading', [5, 28, 27, 6], [4.6, 3], 'ink', { on: 'accent2/bg/.35', v: 'middle' }),
    ...many(4, (part): Layer[] => [...bar(`head${part + 1}`, 4, 37 + part * 22.4, 28, 4.8, ['accent', 'ink', 'accent', 'ink'][part]!), ...checks(undefined, [4.6, 43.6 + part * 22.4, 27], 4, 3.9, { color: 'ink' })]).flat(),
    say('title', 'heading', [41, 7, 53, 10], [10, 5], 'ink', { v: 'middle' }), ...field('ask1', [41, 25, 53], 11),
    ...many(7, (i): Layer[] => {
      const [y, color] = [30 + i * 13.6, ['accent', 'accent2', 'extra'][i % 3]!];
      return [card(41, y, 53, 12.2, 'surface', 1.6), card(41, y, 13, 12.2, color, 1.6), say(`day${i + 1}`, 'heading', [42, y, 11, 12.2], [3.6, 2.4], wordsOn(color), { on: color, align: 'center', v: 'middle' }), ...many(2, (n) => field(`meal${n + 1 + i * 2}`, [56.6, y + 5 + n * 5, 35], 9, { color: 'muted', on: 'surface' })).flat()];
    }).flat(),
  ],
}));

/** A shopping list by the aisles of a store, in a paper bag. */
const listBag = layoutIn('list-bag', 'planner', ({ h }) => ({
  ground: 'accent',
  layers: [
    ...many(30, (i) => disc(8 + (i % 6) * 17 + (Math.floor(i / 6) % 2) * 8, 8 + Math.floor(i / 6) * 30, 2.2, 'accent/bg/.16')),
    say('title', 'heading', [8, 7, 84, 11], [12, 7], 'onAccent', { on: 'accent', align: 'center', v: 'middle' }),
    icon('flat-baguette-bread', 14, 20, 22), icon('flat-leafy-green', 34, 22, 20), icon('flat-pineapple', 50, 19, 22), icon('flat-glass-of-milk', 68, 22, 19),
    drawn(9, 36, 82, h - 42, 'M0 3L4 0L8 3L12 0L16 3L20 0L24 3L28 0L32 3L36 0L40 3L44 0L48 3L52 0L56 3L60 0L64 3L68 0L72 3L76 0L80 3L84 0L88 3L92 0L96 3L100 0V100H0Z', 'accent2/bg/.5'), box(9, h - 6 - 6, 82, 6, 'accent2/ink/.14'),
    ...many(6, (part): Layer[] => {
      const [x, y] = [13 + (part % 2) * 38.6, 43 + Math.floor(part / 2) * 28];
      return [say(`head${part + 1}`, 'heading', [x, y, 35, 5], [3.8, 2.6], 'ink', { on: 'accent2/bg/.5', v: 'middle' }), box(x, y + 5.4, 35.4, 0.5, 'ink'), ...many(4, (i): Layer[] => [tick(x, y + 8.4 + i * 4.8, 2.6, 'ink'), rule(x + 4.6, y + 10.8 + i * 4.8, 30.8, 'ink/accent2/.4')]).flat()];
    }).flat(),
  ],
}));

/** What was planned and what was spent, row by row under three sums. */
const moneyTable = layoutIn('money-table', 'planner', ({ w, h }) => ({
  ground: 'bg',
  layers: [
    box(0, 0, w, 46, 'ink'), ...[[84, 12, 7], [92, 18, 5], [77, 20, 4]].flatMap(([x, y, r]) => [disc(x!, y!, r!, 'accent2'), ring(x!, y!, r! * 0.74, 0.5, 'accent2/ink/.3'), box(x! - 0.4, y! - r! * 0.4, 0.8, r! * 0.8, 'ink')]),
    say('title', 'heading', [8, 7, 60, 11], [11, 6], 'bg', { on: 'ink', v: 'middle' }), ...field('ask1', [8, 27, 44], 12, { color: 'accent2', on: 'ink', line: 'bg/ink/.4' }),
    ...many(3, (i): Layer[] => [card(8 + i * 28.6, 34, 26.8, 21, ['accent', 'accent2', 'extra'][i]!, 2), say(`sum${i + 1}`, 'sub', [11 + i * 28.6, 36, 21, 4], [2.5, 2], wordsOn(['accent', 'accent2', 'extra'][i]!), { on: ['accent', 'accent2', 'extra'][i]!, v: 'middle', weight: 700 }), card(11 + i * 28.6, 42, 20.8, 10, 'bg', 1), say(`sign${i + 1}`, 'heading', [12.4 + i * 28.6, 42, 5, 10], [4, 2.6], 'muted', { v: 'middle' })]).flat(),
    ...many(4, (i): Layer[] => [over(`col${i + 1}`, [10, 44, 61, 78][i]!, 61, [30, 15, 15, 15][i]!)]).flat(),
    ...many(12, (r): Layer[] => [
      ...(r % 2 ? [] : [box(8, 65 + r * 5.3, w - 16, 5.3, 'surface')]), say(`item${r + 1}`, 'body', [10, 65 + r * 5.3, 32, 5.3], [2.35, 1.95], 'ink', { on: r % 2 ? 'bg' : 'surface', v: 'middle' }),
    ]).flat(),
    ...[43, 60, 77].map((x) => box(x, 65, 0.3, 63.6, 'ink/bg/.6')), box(8, 128.6, w - 16, 0.5, 'ink'), say('total', 'sub', [10, 129.4, 30, 5.4], [2.6, 2], 'ink', { v: 'middle', weight: 700 }), ...[44.6, 61.6, 78.6].map((x) => rule(x, h - 7, 12.4)),
  ],
}));

/** Cash in six envelopes, one to a purpose. */
const moneyEnvelopes = layoutIn('money-envelopes', 'planner', ({ w, h }) => ({
  ground: 'accent2/bg/.6',
  layers: [
    say('tag', 'sub', [8, 8, 60, 3.4], [2.5, 2], 'ink', { on: 'accent2/bg/.6', caps: true, tracking: 0.12 }), say('title', 'heading', [8, 13, 64, 11], [11, 6], 'ink', { on: 'accent2/bg/.6', v: 'middle' }), icon('flat-money-with-wings', 76, 6, 17),
    ...field('ask1', [8, 33, 40], 17, { color: 'ink', on: 'accent2/bg/.6', line: 'ink' }), ...field('ask2', [52, 33, 40], 17, { color: 'ink', on: 'accent2/bg/.6', line: 'ink' }),
    ...many(6, (i): Layer[] => {
      const [x, y, color] = [7 + (i % 2) * 44, 39 + Math.floor(i / 2) * 30.4, ['accent', 'extra', 'ink', 'extra', 'accent', 'extra'][i]!];
      return [
        card(x + 0.8, y + 1, 42, 27.6, 'accent2/ink/.3', 1.4), card(x, y, 42, 27.6, 'bg', 1.4), poly([[x, y + 0.6], [x + 42, y + 0.6], [x + 30, y + 9.4], [x + 12, y + 9.4]], color), say(`head${i + 1}`, 'sub', [x + 11, y + 1.6, 20, 6.6], [3, 2], wordsOn(color), { on: color, align: 'center', v: 'middle', weight: 700 }),
        ...many(3, (n) => field(`row${n + 1 + i * 3}`, [x + 3.4, y + 14.6 + n * 5, 35], 14, { color: 'muted', on: 'bg' })).flat(),
      ];
    }).flat(),
    say('site', 'sub', [8, h - 9, w - 16, 3], [2.3, 1.95], 'ink', { on: 'accent2/bg/.6', align: 'center' }),
  ],
}));

const slice = (from: number, to: number): string => {
  const at = (r: number, share: number): string => `${(50 + r * Math.sin(share * 2 * Math.PI)).toFixed(2)} ${(50 - r * Math.cos(share * 2 * Math.PI)).toFixed(2)}`;
  return `M${at(50, from)}A50 50 0 ${to - from > 0.5 ? 1 : 0} 1 ${at(50, to)}L${at(29, to)}A29 29 0 ${to - from > 0.5 ? 1 : 0} 0 ${at(29, from)}Z`;
};

/** Fifty, thirty, twenty: the month as a ring, and three lists in its colors. */
const moneyRing = layoutIn('money-ring', 'letter-flyer', () => ({
  ground: 'bg',
  layers: [
    oval(82, 4, 46, 54, 'surface'), say('title', 'heading', [8, 9, 41, 22], [12, 5], 'ink', { lines: 2, v: 'middle' }), say('tag', 'body', [8, 35, 40, 8], [2.6, 2], 'ink', { lines: 2, leading: 1.4 }), ...field('ask1', [8, 52, 36], 10), ...field('ask2', [8, 59, 36], 10),
    ...([[0.006, 0.494, 'accent'], [0.506, 0.794, 'accent2'], [0.806, 0.994, 'ink']] as const).map(([from, to, color]) => drawn(53, 14, 40, 40, slice(from, to), color)), icon('flat-money-bag', 64, 25, 18),
    ...many(3, (i): Layer[] => {
      const [x, color] = [8 + i * 28.6, ['accent', 'accent2', 'ink'][i]!];
      return [
        card(x, 66, 26.8, 56, 'surface', 2), card(x, 66, 26.8, 14, color, 2), box(x, 74, 26.8, 6, color), say(`share${i + 1}`, 'heading', [x + 3, 67, 21, 7], [6, 4], wordsOn(color), { on: color, v: 'middle' }), say(`head${i + 1}`, 'sub', [x + 3, 74, 21, 4.6], [2.7, 2], wordsOn(color), { on: color, v: 'middle' }),
        ...many(6, (n): Layer[] => [say(`item${n + 1 + i * 6}`, 'body', [x + 3, 83 + n * 5.6, 13, 4.4], [2.2, 1.95], 'ink', { on: 'surface', v: 'middle' }), rule(x + 16.6, 87 + n * 5.6, 7.6)]).flat(), say(`total${i + 1}`, 'sub', [x + 3, 116.4, 12, 4], [2.2, 1.95], 'ink', { on: 'surface', v: 'middle', weight: 700 }), rule(x + 13, 120, 11.2, 'ink', 0.4),
      ];
    }).flat(),
  ],
}));

export const table: readonly Recipe[] = [mealCloth, mealPlates, mealMarket, listBag, moneyTable, moneyEnvelopes, moneyRing];
