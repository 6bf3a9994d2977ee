import type { Layer, Recipe } from '../../../../build/templates/recipe.js';
import { box, disc, drawn, leaf, many, outlined, oval, poly, ring, stroke, towards } from '../../scenes/kit.js';
import { card, icon, rule, say } from '../../sheet.js';
import { layoutIn } from '../../stages/stage.js';
import { bar, checks, field, grid, lines, over, wordsOn } from './parts.js';

/** A spray of leaves and a few flowers that grows from a corner of the page. */
const spray = (x: number, y: number, s: number, from: number, to: number): Layer[] => [
  ...many(9, (i) => leaf(x, y, s * (i % 2 ? 1 : 0.74), s * 0.3, from + ((to - from) * i) / 8, ['extra', 'extra/ink/.24', 'accent2'][i % 3]!)),
  ...[0.14, 0.5, 0.86].flatMap((share, i): Layer[] => { const [fx, fy] = towards(x, y, s * (i === 1 ? 0.34 : 0.6), from + (to - from) * share); return [...many(6, (k) => disc(...towards(fx, fy, s * 0.1, k * 60), s * 0.09, i === 1 ? 'accent' : 'accent/bg/.3')), disc(fx, fy, s * 0.07, 'accent2')]; }),
];

/** Where guests sit, by tables, under an arch of leaves. */
const seatCards = layoutIn('seat-cards', 'a3-poster', ({ w, h }) => ({
  ground: 'bg',
  layers: [
    ...spray(0, 0, 30, -6, 96), ...spray(w, 0, 30, 84, 186), ...spray(0, h, 22, -96, 6), ...spray(w, h, 22, 174, 276),
    over('tag', 24, 12, 52, 'bg', 'accentText', { align: 'center' }), say('title', 'heading', [20, 17, 60, 12], [13, 7], 'ink', { align: 'center', v: 'middle' }), say('date', 'body', [20, 31.6, 60, 3.4], [2.7, 2.1], 'muted', { align: 'center' }),
    ...many(9, (i): Layer[] => {
      const [x, y] = [9 + (i % 3) * 28, 40 + Math.floor(i / 3) * 30];
      return [card(x, y, 26, 28, 'surface', 1.6), say(`table${i + 1}`, 'heading', [x + 2, y + 1.8, 22, 5], [3.8, 2.6], 'accentText', { on: 'surface', align: 'center', v: 'middle' }), box(x + 9, y + 7.4, 8, 0.3, 'accent'), say(`names${i + 1}`, 'body', [x + 2, y + 9.6, 22, 17], [2.3, 2], 'ink', { on: 'surface', align: 'center', lines: 6, leading: 1.36 })];
    }).flat(),
  ],
}));

/** Names from A to Z in a tall mirror with a gold frame. */
const seatMirror = layoutIn('seat-mirror', 'tabloid-poster', ({ w, h }) => ({
  ground: 'ink',
  layers: [
    ...many(7, (i) => box(i * 15.4, 0, 0.3, h, 'ink/bg/.12')), { k: 'shape', outline: 'arch', at: [7, 7, w - 14, h - 14], color: 'accent2' }, { k: 'shape', outline: 'arch', at: [8.6, 8.6, w - 17.2, h - 17.2], color: 'bg' }, ...spray(8.8, h - 8, 13, -96, 6), ...spray(w - 8.8, h - 8, 13, 174, 276),
    over('tag', 26, 26, 48, 'bg', 'accentText', { align: 'center' }), say('title', 'heading', [18, 31, 64, 11], [13, 7], 'ink', { on: 'bg', align: 'center', v: 'middle' }), say('date', 'body', [24, 44.6, 52, 3.4], [2.7, 2.1], 'ink', { on: 'bg', align: 'center' }),
    ...many(8, (i): Layer[] => {
      const [x, y] = [i % 2 ? 54 : 16, 52 + Math.floor(i / 2) * 20.6];
      return [say(`letter${i + 1}`, 'heading', [x, y, 30, 4.6], [4, 2.8], 'accentText', { on: 'bg', v: 'middle' }), say(`names${i + 1}`, 'body', [x, y + 6, 25, 13], [2.3, 2], 'ink', { on: 'bg', lines: 4, leading: 1.4 }), say(`seats${i + 1}`, 'sub', [x + 25, y + 6, 6, 13], [2.3, 2], 'ink', { on: 'bg', lines: 4, leading: 1.4, align: 'right' })];
    }).flat(),
    say('site', 'body', [27, h - 14.6, 46, 3], [2.3, 2], 'ink', { on: 'bg', align: 'center' }),
  ],
}));

/** A plan of the hall: eight round tables with eight chairs, the dance floor between. */
const seatPlan = layoutIn('seat-plan', 'planner', ({ w, h }) => ({
  ground: 'extra/bg/.6',
  layers: [
    say('title', 'heading', [7, 6, 54, 11], [9, 5], 'ink', { on: 'extra/bg/.6', v: 'middle' }), ...field('ask1', [66, 14.6, 27], 9, { color: 'ink', on: 'extra/bg/.6', line: 'ink' }), card(6, 21, w - 12, h - 28, 'bg', 2), card(36, 23.6, 28, 8, 'ink', 1), say('head', 'sub', [37, 23.6, 26, 8], [2.7, 2], 'bg', { on: 'ink', align: 'center', v: 'middle' }),
    ...many(8, (i): Layer[] => {
      const [x, y] = [i % 2 ? 75 : 25, 47 + Math.floor(i / 2) * 25];
      return [...many(8, (k) => disc(...towards(x, y, 10.4, 22.5 + k * 45), 1.8, k % 2 ? 'accent2' : 'accent2/bg/.4')), disc(x, y, 8, 'accent'), disc(x, y, 6.6, 'bg'), say(`table${i + 1}`, 'heading', [x - 4, y - 4.6, 8, 5], [4.4, 3], 'ink', { on: 'bg', align: 'center', v: 'middle' }), rule(x - 4, y + 3, 8)];
    }).flat(),
    card(40.6, 62, 18.8, 34, 'surface', 1.4, 'ink/bg/.6'), ...many(12, (i) => ((i + Math.floor(i / 3)) % 2 ? box(41 + (i % 3) * 6, 62.4 + Math.floor(i / 3) * 8.3, 6, 8.3, 'accent2/bg/.55') : [])).flat(), card(42, 75.6, 16, 6, 'bg', 1), say('head1', 'sub', [42.4, 75.6, 15.2, 6], [2.3, 1.95], 'ink', { on: 'bg', align: 'center', v: 'middle' }), icon('flat-musical-note', 46, 40, 8), icon('flat-cupcake', 45.6, 106, 9),
  ],
}));

/** Two long tables with a place to write on along each side. */
const seatLong = layoutIn('seat-long', 'letter-flyer', ({ w, h }) => ({
  ground: 'bg',
  layers: [
    box(0, 0, w, 24, 'accent'), ...many(11, (i): Layer[] => [disc(4 + i * 9.2, 26 + (i % 2) * 1.6, 1.4, 'accent2'), leaf(4 + i * 9.2, 24, 7, 3, 60 + (i % 2) * 60, 'extra/ink/.2')]).flat(), say('title', 'heading', [8, 5, 84, 9], [9, 5], 'onAccent', { on: 'accent', align: 'center', v: 'middle' }), say('tag', 'sub', [8, 15.6, 84, 3.4], [2.5, 2], 'onAccent', { on: 'accent', align: 'center' }),
    ...many(2, (t): Layer[] => {
      const x = 7 + t * 44;
      return [card(x + 14.4, 38, 13.2, 83, 'surface', 1.4), box(x + 19.6, 38, 2.8, 83, 'extra/bg/.3'), say(`table${t + 1}`, 'heading', [x, 31.4, 42, 5], [4, 2.8], 'ink', { align: 'center', v: 'middle' }),
        ...many(10, (r): Layer[] => { const y = 42.2 + r * 8.3; return [disc(x + 16.4, y, 1.5, 'accent2'), disc(x + 25.6, y, 1.5, 'accent2'), rule(x, y + 1.6, 12.6), rule(x + 29.4, y + 1.6, 12.6), ...(r % 3 === 1 ? [disc(x + 21, y + 4, 2.6, 'accent'), disc(x + 21, y + 4, 1, 'accent2')] : [])]; }).flat()];
    }).flat(),
    rule(7, h - 3.6, w - 14, 'accent', 0.5),
  ],
}));

/** Who is invited, who comes and what they gave. */
const guestList = layoutIn('guest-list', 'planner', ({ w, h }) => ({
  ground: 'bg',
  layers: [
    ...spray(w, 0, 20, 88, 182), ...spray(0, 0, 16, -2, 92), say('title', 'heading', [16, 6, 62, 13], [13, 7], 'ink', { v: 'middle', align: 'center' }), say('tag', 'sub', [18, 25.4, 58, 3.4], [2.5, 2], 'accentText', { align: 'center' }),
    ...many(5, (i) => bar(`col${i + 1}`, [7, 41, 57.6, 66.4, 79][i]!, 32, [33.4, 16, 8.2, 12, 14][i]!, 6, i % 2 ? 'ink' : 'accent', { align: 'center' })).flat(),
    ...many(16, (r) => (r % 2 ? box(7, 39.4 + r * 5.6, 86, 5.6, 'surface') : [])).flat(), ...grid(7, 39.4, [33.7, 16.6, 8.8, 12.6, 14.3], 16, 5.6, 'ink/bg/.6'), ...many(16, (r) => say(`no${r + 1}`, 'sub', [7.8, 39.4 + r * 5.6, 4, 5.6], [2, 1.95], 'muted', { on: r % 2 ? 'surface' : 'bg', v: 'middle' })),
    ...many(3, (i) => field(`ask${i + 1}`, [7 + i * 29.4, h - 6, 27], 14)).flat(),
  ],
}));

/** What the day costs: planned, paid and due. */
const weddingCosts = layoutIn('wedding-costs', 'planner', ({ w, h }) => ({
  ground: 'accent/bg/.86',
  layers: [
    ...[-1, 1].map((side) => ring(50 + side * 5, 15, 8, 1.6, side < 0 ? 'accent2' : 'extra')), poly([[45, 3.4], [47.4, 6.4], [45, 9.2], [42.6, 6.4]], 'accent'), ...spray(0, 0, 21, -4, 94), ...spray(w, 0, 21, 86, 184),
    say('title', 'heading', [8, 26.4, w - 16, 11], [12, 6], 'ink', { on: 'accent/bg/.86', align: 'center', v: 'middle' }), ...field('ask1', [12, 45, 36], 14, { color: 'ink', on: 'accent/bg/.86', line: 'ink' }), ...field('ask2', [52, 45, 36], 10, { color: 'ink', on: 'accent/bg/.86', line: 'ink' }),
    card(7, 49, w - 14, h - 56, 'bg', 2), ...many(4, (i) => over(`col${i + 1}`, [10, 49, 63.4, 78][i]!, 52, [36, 13, 13, 13][i]!)),
    ...many(14, (r): Layer[] => [...(r % 2 ? [] : [box(7, 56.4 + r * 5.15, w - 14, 5.15, 'surface')]), say(`item${r + 1}`, 'body', [10, 56.4 + r * 5.15, 37, 5.15], [2.4, 1.95], 'ink', { on: r % 2 ? 'bg' : 'surface', v: 'middle' })]).flat(), ...[47.4, 61.8, 76.4].map((x) => box(x, 56.4, 0.3, 72.1, 'ink/bg/.6')), say('total', 'sub', [10, 129, 30, 4.4], [2.4, 1.95], 'ink', { on: 'bg', v: 'middle', weight: 700 }), ...[49, 63.4, 78].map((x) => rule(x, 132.4, 11, 'ink', 0.4)),
  ],
}));

/** The last twelve months before the day, as flags on a string. */
const weddingMonths = layoutIn('wedding-months', 'planner', ({ w }) => ({
  ground: 'bg',
  layers: [
    ...[0, 1].flatMap((row) => many(9, (i): Layer => { const x = 2 + i * 11; const y = 3 + row * 0 + Math.sin((i / 8) * Math.PI) * 5; return row ? poly([[x + 1, y], [x + 9, y], [x + 5, y + 8]], ['accent', 'accent2', 'extra'][i % 3]!) : disc(x, y, 0.5, 'ink'); })),
    say('title', 'heading', [8, 18, 84, 11], [13, 7], 'ink', { align: 'center', v: 'middle' }), say('tag', 'sub', [8, 32, 84, 3.4], [2.5, 2], 'accentText', { align: 'center' }), box(49.6, 40, 0.8, 92, 'accent2'),
    ...many(6, (i): Layer[] => {
      const [x, y, color] = [i % 2 ? 55 : 8, 38 + i * 13.4, ['accent', 'extra', 'accent2'][i % 3]!];
      return [outlined('heart', 50, y + 3.4, 5.4, 5, color), card(x, y, 37, 24, 'surface', 1.6), ...bar(`when${i + 1}`, x, y, 37, 5.4, color), ...checks('item', [x + 3, y + 7.6, 32], 4, 4, { color: 'ink', on: 'surface', from: i * 4 + 1 })];
    }).flat(), oval(50, 134, w * 0.02, 2, 'accent'),
  ],
}));

/** Three generations as apples of a tree. */
const treeApples = layoutIn('tree-apples', 'poster', ({ w, h }) => ({
  ground: 'accent2/bg/.6',
  layers: [
    drawn(0, h - 18, w, 18, 'M0 40C30 0 70 0 100 40V100H0Z', 'extra/ink/.3'), drawn(36, 74, 28, 50, 'M34 0H66C62 40 70 80 100 100H0C30 80 38 40 34 0Z', 'ink/accent/.4'),
    ...[[50, 46, 36], [24, 58, 24], [76, 58, 24], [34, 34, 24], [66, 34, 24], [50, 74, 26]].map(([x, y, r], i) => disc(x!, y!, r!, i % 2 ? 'extra' : 'extra/ink/.1')), ...many(26, (i) => { const [x, y] = towards(50, 52, 12 + (i % 4) * 9, i * 47); return leaf(x, y, 6, 3, i * 61, 'extra/ink/.28'); }),
    ...([[18, 40], [39, 40], [61, 40], [82, 40]] as const).flatMap(([x, y], i): Layer[] => [stroke([x, y], [i < 2 ? 31 : 69, 64], 0.7, 'ink')]), ...[31, 69].map((x) => stroke([x, 64], [50, 92], 0.7, 'ink')),
    ...([[18, 40], [39, 40], [61, 40], [82, 40], [31, 64], [69, 64], [50, 92]] as const).flatMap(([x, y], i): Layer[] => {
      const r = i === 6 ? 10.4 : 9;
      const color = i === 6 ? 'accent2' : 'accent';
      return [disc(x, y, r, color), stroke([x, y - r + 0.4], [x + 1.6, y - r - 3], 0.9, 'ink'), leaf(x + 1.4, y - r - 1.6, 5, 2.6, -20, 'accent2'), say(`who${i + 1}`, 'sub', [x - r + 1, y - 5.4, 2 * r - 2, 4], [2.3, 1.95], wordsOn(color), { on: color, align: 'center', v: 'middle' }), rule(x - r * 0.66, y + 3, r * 1.32, wordsOn(color), 0.4)];
    }),
    card(14, h - 22, 72, 14, 'bg', 2), say('title', 'heading', [16, h - 22, 68, 14], [8, 4.6], 'ink', { on: 'bg', align: 'center', v: 'middle' }), say('tag', 'sub', [10, 5.4, 80, 3.4], [2.6, 2.1], 'ink', { on: 'accent2/bg/.6', align: 'center' }),
  ],
}));

/** Four generations from left to right, joined by brackets. */
const treeBrackets = layoutIn('tree-brackets', 'certificate', ({ w, h }) => ({
  ground: 'bg',
  layers: [
    { k: 'shape', outline: 'rectangle', at: [3.4, 3.4, w - 6.8, h - 6.8], stroke: { color: 'accent', width: 0.6 } }, ...spray(4, h - 4, 20, -94, 4), ...spray(w - 4, 4, 14, 92, 180),
    say('title', 'heading', [9, 8, 62, 11], [11, 6], 'ink', { v: 'middle' }), say('tag', 'sub', [9, 21, 50, 3.4], [2.6, 2.1], 'accentText', {}),
    ...many(3, (g): Layer[] => many(2 ** g, (i): Layer[] => { const [x, span] = [36 + g * 33, 72 / 2 ** g]; const y = 22 + span * (i + 0.5); return [box(x - 3, y - span / 4, 0.4, span / 2, 'ink'), box(x - 3, y - span / 4, 3, 0.4, 'ink'), box(x - 3, y + span / 4 - 0.4, 3, 0.4, 'ink'), box(x - 6, y - 0.2, 3, 0.4, 'ink')]; }).flat()).flat(),
    ...many(4, (g): Layer[] => many(2 ** g, (i): Layer[] => {
      const [x, span, color] = [9 + g * 32 - (g ? 5 : 0) + (g > 1 ? 1 : 0) * (g - 1), 72 / 2 ** g, ['accent', 'accent2', 'extra', 'surface'][g]!];
      const y = 22 + span * (i + 0.5);
      const tall = g === 3 ? 7 : 10;
      return [card(x, y - tall / 2, g ? 26 : 21, tall, color, 1.4), say(`g${g}n${i + 1}`, 'sub', [x + 2, y - tall / 2 + 0.8, g ? 22 : 17, 3], [2.1, 1.95], wordsOn(color), { on: color, v: 'middle' }), rule(x + 2, y + tall / 2 - 1.6, g ? 22 : 17, wordsOn(color), 0.3)];
    }).flat()).flat(),
  ],
}));

/** A child's tree of framed portraits to draw in. */
const treeFrames = layoutIn('tree-frames', 'worksheet', ({ w, h }) => ({
  ground: 'bg',
  layers: [
    ...many(12, (i) => box(i * 8.6, 0, 4.3, h, 'surface')), card(14, 5, 72, 15, 'accent', 2), say('title', 'heading', [17, 5, 66, 15], [9, 5], 'onAccent', { on: 'accent', align: 'center', v: 'middle' }),
    box(49.6, 66, 0.8, 38, 'ink'), box(28, 66, 44.6, 0.8, 'ink'), ...[28, 72].flatMap((x) => [box(x - 0.2, 40, 0.8, 26, 'ink')]), ...[14, 38, 62, 86].map((x) => box(x - 0.4, 40, 0.8, 6, 'ink')),
    ...many(4, (i): Layer[] => { const x = 4 + i * 23.4; return [card(x, 25, 21, 23, 'accent2', 1.2), card(x + 2, 27, 17, 15, 'bg', 0.8), say(`who${i + 1}`, 'sub', [x + 1, 42.8, 19, 4.4], [2.3, 1.95], 'ink', { on: 'accent2', align: 'center', v: 'middle' })]; }).flat(),
    ...many(2, (i): Layer[] => { const x = 14.4 + i * 44; return [oval(x + 14, 70, 14, 15, 'extra'), oval(x + 14, 69, 11.4, 11.6, 'bg'), card(x + 3, 79, 22, 6, 'extra', 2), say(`who${i + 5}`, 'sub', [x + 4, 79, 20, 6], [2.6, 2], 'ink', { on: 'extra', align: 'center', v: 'middle' })]; }).flat(),
    outlined('heart', 50, 108, 52, 44, 'accent'), oval(50, 104, 13, 12, 'bg'), say('who7', 'heading', [40, 116.6, 20, 5], [4, 2.6], 'onAccent', { on: 'accent', align: 'center', v: 'middle' }),
    ...many(2, (i): Layer[] => [over(`head${i + 1}`, i ? 73 : 6, 112, 22, 'bg', 'ink'), ...lines(i ? 73 : 6, 120, 21, 3, 5.4)]).flat(), say('tag', 'sub', [6, h - 7, w - 12, 3], [2.3, 2], 'ink', { on: 'bg', align: 'center' }),
  ],
}));

export const family: readonly Recipe[] = [seatCards, seatMirror, seatPlan, seatLong, guestList, weddingCosts, weddingMonths, treeApples, treeBrackets, treeFrames];
