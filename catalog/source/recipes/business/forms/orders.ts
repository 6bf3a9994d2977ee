import type { Layer, Recipe } from '../../../../build/templates/recipe.js';
import { box, disc, many, poly } from '../../scenes/kit.js';
import { card, icon, kicker, rule, say, tick } from '../../sheet.js';
import { layoutIn } from '../../stages/stage.js';

const small = [2.3, 1.95] as const;

/** Lines of work with how many and how much each. */
const row = (n: number, y: number, x: number, w: number): Layer[] => [
  say(`item${n}`, 'body', [x, y, w - 38, 3], [2.4, 1.95], 'ink'),
  say(`quantity${n}`, 'body', [x + w - 36, y, 14, 3], small, 'muted', { align: 'right' }),
  say(`amount${n}`, 'sub', [x + w - 19, y, 19, 3], [2.4, 1.95], 'ink', { align: 'right' }),
];

const labels = (y: number, x: number, w: number, color: string, on: string): Layer[] => [
  kicker('itemLabel', [x, y, 40, 2.6], [2.1, 1.95], color, { on, weight: 700 }),
  kicker('quantityLabel', [x + w - 38, y, 16, 2.6], [2.1, 1.95], color, { on, align: 'right', weight: 700 }),
  kicker('amountLabel', [x + w - 20, y, 20, 2.6], [2.1, 1.95], color, { on, align: 'right', weight: 700 }),
];

/** An offer with a broad head, six lines, and a place to say yes at the foot. */
const quoteSlab = layoutIn('quote-slab', 'invoice', ({ w, h }) => ({
  ground: 'bg',
  layers: [
    box(0, 0, w, 36, 'accent'), poly([[74, 0], [100, 0], [100, 36], [58, 36]], 'accent/bg/.14'), icon('sign', 78, 10, 15, ['accent/onAccent/.4', 'onAccent']),
    say('title', 'heading', [9, 9, 58, 11], [12, 6], 'onAccent', { on: 'accent', v: 'middle' }), say('company', 'sub', [9, 24, 60, 3], [2.6, 2.1], 'onAccent', { on: 'accent' }),
    kicker('toLabel', [9, 42, 30, 2.6], [2.1, 1.95], 'accentText', { weight: 700 }), say('client', 'body', [9, 46.4, 40, 9], [2.4, 2], 'ink', { lines: 3, leading: 1.45 }),
    kicker('numberLabel', [53, 42, 16, 2.6], [2.1, 1.95], 'accentText', { weight: 700 }), say('number', 'body', [53, 46.4, 16, 3], [2.4, 2], 'ink'),
    kicker('dateLabel', [71, 42, 20, 2.6], [2.1, 1.95], 'accentText', { weight: 700, align: 'right' }), say('date', 'body', [69, 46.4, 22, 3], [2.4, 2], 'ink', { align: 'right' }),
    box(9, 60, 82, 7, 'ink'), ...labels(62.2, 12, 76, 'bg', 'ink'),
    ...many(6, (i): Layer[] => [...row(i + 1, 71.4 + i * 6.4, 12, 76), rule(9, 76.2 + i * 6.4, 82, 'ink/bg/.8', 0.22)]).flat(),
    card(52, 112, 39, 11, 'accent2/bg/.5', 1.2), say('totalLabel', 'sub', [55, 112, 14, 11], [2.6, 2.1], 'ink', { on: 'accent2/bg/.5', v: 'middle', weight: 700 }), say('total', 'heading', [66, 112, 22, 11], [6, 3.4], 'ink', { on: 'accent2/bg/.5', v: 'middle', align: 'right' }),
    say('body', 'body', [9, 113, 39, 9], small, 'muted', { lines: 3, leading: 1.45 }),
    rule(9, 132, 38, 'ink', 0.35), say('signed', 'body', [9, 133.4, 38, 3], [2.1, 1.95], 'muted'), say('email', 'sub', [52, 133.4, 39, 3], [2.2, 1.95], 'ink', { align: 'right', weight: 600 }), box(0, h - 1.6, w, 1.6, 'accent2'),
  ],
}));

/** An offer beside a dark column with who, for whom and until when. */
const estimatePanel = layoutIn('estimate-panel', 'invoice', ({ h }) => ({
  ground: 'bg',
  layers: [
    box(0, 0, 32, h, 'ink'), disc(16, 20, 10, 'accent'), icon('sign', 10, 14, 12, ['accent/onAccent/.4', 'onAccent']), say('company', 'heading', [4, 35, 24, 10], [4.4, 2.8], 'bg', { on: 'ink', lines: 2, align: 'center' }),
    ...(['to', 'number', 'date', 'until'] as const).flatMap((t, i): Layer[] => [kicker(`${t}Label`, [5, 56 + i * 17, 23, 2.6], [2.1, 1.95], 'accent2', { on: 'ink', weight: 700 }), say(t === 'to' ? 'client' : t, 'body', [5, 60 + i * 17, 24, 8], [2.3, 1.95], 'bg', { on: 'ink', lines: 2, leading: 1.4 })]), say('email', 'sub', [4, h - 11, 25, 3], [2.1, 1.95], 'accent2', { on: 'ink' }),
    say('title', 'heading', [39, 11, 54, 13], [14, 7], 'ink', { v: 'middle' }), say('detail', 'body', [39, 27, 54, 7], [2.4, 2], 'muted', { lines: 2, leading: 1.45 }),
    box(39, 40, 54, 0.6, 'ink'), ...labels(43, 39, 54, 'accentText', 'bg'), box(39, 47.4, 54, 0.3, 'ink'),
    ...many(6, (i): Layer[] => [...(i % 2 ? [] : [box(37.4, 49.6 + i * 8, 57, 8, 'surface')]), say(`item${i + 1}`, 'body', [39, 49.6 + i * 8, 28, 8], [2.3, 1.95], 'ink', { on: i % 2 ? 'bg' : 'surface', v: 'middle' }), say(`quantity${i + 1}`, 'body', [66, 49.6 + i * 8, 11, 8], [2.3, 1.95], 'muted', { on: i % 2 ? 'bg' : 'surface', v: 'middle', align: 'right' }), say(`amount${i + 1}`, 'sub', [78, 49.6 + i * 8, 15, 8], [2.4, 1.95], 'ink', { on: i % 2 ? 'bg' : 'surface', v: 'middle', align: 'right' })]).flat(),
    box(37.4, 101, 57, 11, 'accent'), say('totalLabel', 'sub', [40, 101, 20, 11], [2.8, 2.1], 'onAccent', { on: 'accent', v: 'middle', weight: 700 }), say('total', 'heading', [60, 101, 32, 11], [7, 4], 'onAccent', { on: 'accent', v: 'middle', align: 'right' }),
    say('body', 'body', [39, 116, 54, 9], small, 'muted', { lines: 3, leading: 1.45 }), ...[0, 1].flatMap((i): Layer[] => [rule(39 + i * 28, 132.6, 26, 'ink', 0.35), say(i ? 'day' : 'signed', 'body', [39 + i * 28, 134, 26, 3], [2.1, 1.95], 'muted')]),
  ],
}));

/** A form of boxes: two addresses, four facts, eight lines in a grid, a place to sign. */
const orderGrid = layoutIn('order-grid', 'invoice', ({ w, h }) => ({
  ground: 'bg',
  layers: [
    box(0, 0, w, 5, 'accent'), say('title', 'heading', [8, 10, 56, 11], [11, 5.4], 'ink', { v: 'middle' }), say('company', 'sub', [8, 23.4, 56, 3], [2.5, 2], 'muted'), disc(84, 18, 8.6, 'accent2'), icon('sign', 78.6, 12.6, 10.8, ['accent2/ink/.24', 'ink']),
    ...(['to', 'ship'] as const).flatMap((t, i): Layer[] => [card(8 + i * 43, 31, 41, 19, 'bg', 1, 'ink'), box(8 + i * 43, 31, 41, 5.4, 'ink'), kicker(`${t}Label`, [10.4 + i * 43, 31, 36, 5.4], [2.1, 1.95], 'bg', { on: 'ink', weight: 700, v: 'middle' }), say(t === 'to' ? 'client' : 'ship', 'body', [10.4 + i * 43, 38.4, 36, 10], [2.3, 1.95], 'ink', { lines: 3, leading: 1.4 })]),
    ...(['number', 'date', 'terms', 'via'] as const).flatMap((t, i): Layer[] => { const x = 8 + i * 21.2; return [card(x, 53, 20.4, 11, 'surface', 1), say(`${t}Label`, 'sub', [x + 1.6, 54.4, 17.4, 3], [2.1, 1.95], 'accentText', { on: 'surface', weight: 700 }), say(t, 'body', [x + 1.6, 58.6, 17.4, 3], [2.3, 1.95], 'ink', { on: 'surface' })]; }),
    box(8, 67, 84, 6.4, 'accent'), kicker('itemLabel', [10.4, 67, 40, 6.4], [2.1, 1.95], 'onAccent', { on: 'accent', weight: 700, v: 'middle' }), kicker('quantityLabel', [56, 67, 14, 6.4], [2.1, 1.95], 'onAccent', { on: 'accent', weight: 700, v: 'middle', align: 'center' }), kicker('amountLabel', [71, 67, 19, 6.4], [2.1, 1.95], 'onAccent', { on: 'accent', weight: 700, v: 'middle', align: 'right' }),
    ...many(7, (i): Layer[] => [say(`item${i + 1}`, 'body', [10.4, 73.4 + i * 6, 44, 6], [2.4, 1.95], 'ink', { v: 'middle' }), say(`quantity${i + 1}`, 'body', [56, 73.4 + i * 6, 14, 6], [2.4, 1.95], 'ink', { v: 'middle', align: 'center' }), say(`amount${i + 1}`, 'sub', [71, 73.4 + i * 6, 19, 6], [2.4, 1.95], 'ink', { v: 'middle', align: 'right' }), rule(8, 79.2 + i * 6, 84, 'ink/bg/.7', 0.22)]).flat(),
    ...[55, 70.6].map((x) => box(x, 73.4, 0.22, 42, 'ink/bg/.7')), ...[8, 91.7].map((x) => box(x, 67, 0.3, 48.4, 'ink')), box(8, 115.2, 84, 0.3, 'ink'),
    say('totalLabel', 'sub', [48, 117.4, 22, 7], [2.8, 2.1], 'ink', { v: 'middle', weight: 700, align: 'right' }), say('total', 'heading', [71, 117.4, 19, 7], [5, 3], 'accentText', { v: 'middle', align: 'right' }), say('body', 'body', [8, 118.6, 42, 7], small, 'muted', { lines: 2, leading: 1.45 }),
    ...[0, 1].flatMap((i): Layer[] => [rule(8 + i * 46, 133, 38, 'ink', 0.35), say(i ? 'day' : 'signed', 'body', [8 + i * 46, 134.4, 38, 3], [2.1, 1.95], 'muted')]), box(0, h - 1.4, w, 1.4, 'ink'),
  ],
}));

const cells = (x: number, y: number, w: number, count: number, h: number): Layer[] => many(count - 1, (i) => box(x + (w / count) * (i + 1) - 0.11, y, 0.22, h, 'ink/bg/.66'));

/** Seven days, in and out twice each, and the hours. */
const timeWeek = layoutIn('time-week', 'planner', ({ w, h }) => ({
  ground: 'bg',
  layers: [
    box(0, 0, w, 33, 'ink'), disc(86, 15, 11, 'accent'), disc(86, 15, 8.6, 'bg'), box(85.4, 8.6, 1.2, 7, 'ink', { radius: 0.5 }), box(85.4, 14.4, 5.4, 1.2, 'ink', { radius: 0.5 }),
    say('title', 'heading', [8, 8, 66, 11], [12, 6], 'bg', { on: 'ink', v: 'middle' }), say('company', 'sub', [8, 23, 66, 3], [2.5, 2], 'accent2', { on: 'ink' }),
    ...(['name', 'role', 'lead', 'week'] as const).flatMap((t, i): Layer[] => { const [x, y] = [8 + (i % 2) * 43, 40 + (i > 1 ? 9 : 0)]; return [say(t, 'sub', [x, y, 16, 3], [2.2, 1.95], 'ink', { weight: 700 }), rule(x + 17, y + 3.2, 24, 'ink', 0.28)]; }),
    box(8, 59, 84, 8, 'accent'), ...many(6, (i): Layer => say(`head${i + 1}`, 'sub', [i ? 27 + (i - 1) * 13 : 10.4, 59, i ? 13 : 16, 8], [2.3, 1.95], 'onAccent', { on: 'accent', v: 'middle', align: i ? 'center' : 'left', weight: 700 })),
    ...many(7, (i): Layer[] => [...(i % 2 ? [box(8, 67 + i * 7.6, 84, 7.6, 'surface')] : []), say(`day${i + 1}`, 'sub', [10.4, 67 + i * 7.6, 17, 7.6], [2.5, 2], 'ink', { on: i % 2 ? 'surface' : 'bg', v: 'middle' })]).flat(),
    ...cells(27, 67, 65, 5, 53.2), box(27 - 0.11, 67, 0.22, 53.2, 'ink/bg/.66'), box(8, 120.2, 84, 0.4, 'ink'),
    say('totalLabel', 'heading', [44, 121.4, 32, 6.6], [3.6, 2.4], 'ink', { v: 'middle', align: 'right' }), card(79, 121.6, 13, 6.4, 'accent2', 0.8),
    ...[0, 1].flatMap((i): Layer[] => [rule(8 + i * 46, 134.6, 38, 'ink', 0.3), say(i ? 'signed' : 'sign', 'body', [8 + i * 46, 135.8, 38, 2.6], [2.1, 1.95], 'muted')]), box(0, h - 1, w, 1, 'accent'),
  ],
}));

/** A sheet of hours by project: five rows across the week, sums at the side and foot. */
const timeProjects = layoutIn('time-projects', 'planner', ({ w }) => ({
  ground: 'accent2/bg/.6',
  layers: [
    say('title', 'heading', [8, 9, 60, 12], [13, 6], 'ink', { on: 'accent2/bg/.6', v: 'middle' }), say('company', 'sub', [8, 24, 60, 3], [2.5, 2], 'ink', { on: 'accent2/bg/.6' }), icon('sign', 74, 8, 18, ['accent', 'ink']),
    card(8, 32, 84, 11, 'bg', 1.6), say('name', 'sub', [11, 32, 12, 11], [2.3, 1.95], 'ink', { on: 'bg', v: 'middle', weight: 700 }), rule(23, 39, 26, 'ink', 0.28), say('week', 'sub', [53, 32, 14, 11], [2.3, 1.95], 'ink', { on: 'bg', v: 'middle', weight: 700 }), rule(67, 39, 22, 'ink', 0.28),
    card(8, 47, 84, 76, 'bg', 1.6), ...many(9, (i): Layer => say(`head${i + 1}`, 'sub', [i ? 30.4 + (i - 1) * 7.6 : 11, 48, i ? 7.6 : 18, 8], [2.2, 1.95], i === 8 ? 'accentText' : 'ink', { on: 'bg', v: 'middle', align: i ? 'center' : 'left', weight: 700 })), box(8, 56, 84, 0.5, 'ink'),
    ...many(7, (i): Layer[] => [...(i < 5 ? [say(`item${i + 1}`, 'body', [11, 56.6 + i * 8.6, 18.6, 8.6], [2.2, 1.95], 'ink', { on: 'bg', v: 'middle', lines: 2, leading: 1.2 })] : []), rule(8, 65 + i * 8.6, 84, 'ink/bg/.74', 0.22)]).flat(),
    ...cells(30.4, 47.6, 60.8, 8, 69.4), box(30.3, 47.6, 0.22, 69.4, 'ink/bg/.66'), say('totalLabel', 'sub', [11, 116.8, 40, 6], [2.4, 2], 'ink', { on: 'bg', v: 'middle', weight: 700 }),
    ...[0, 1].flatMap((i): Layer[] => [rule(8 + i * 46, 133, 38, 'ink', 0.3), say(i ? 'signed' : 'sign', 'body', [8 + i * 46, 134.4, 38, 2.6], [2.1, 1.95], 'ink', { on: 'accent2/bg/.6' })]), box(0, 0, w, 2, 'accent'),
  ],
}));

const ask = (t: string, x: number, y: number, w: number): Layer[] => [say(t, 'sub', [x, y, w, 3], [2.1, 1.95], 'muted'), rule(x, y + 7.4, w, 'ink', 0.28)];

/** Who applies, for what, when they can work, where they worked and who knows them. */
const applyForm = layoutIn('apply-form', 'proposal', ({ w, h }) => ({
  ground: 'bg',
  layers: [
    box(0, 0, w, 27, 'accent'), say('title', 'heading', [8, 6, 62, 10], [9.4, 5], 'onAccent', { on: 'accent', v: 'middle' }), say('company', 'sub', [8, 18.4, 62, 3], [2.4, 2], 'onAccent', { on: 'accent' }), icon('sign', 78, 6, 15, ['accent/onAccent/.4', 'onAccent']),
    ...[[1, 32], [2, 62], [3, 84], [4, 115]].flatMap(([n, y]): Layer[] => [box(8, y!, 84, 5.4, 'accent2/bg/.5'), say(`head${n}`, 'sub', [10, y!, 70, 5.4], [2.5, 2], 'ink', { on: 'accent2/bg/.5', v: 'middle', weight: 700 })]),
    ...ask('ask1', 8, 39.6, 40), ...ask('ask2', 52, 39.6, 40), ...ask('ask3', 8, 50.4, 40), ...ask('ask4', 52, 50.4, 40),
    ...ask('ask5', 8, 69.6, 40), ...ask('ask6', 52, 69.6, 18), ...ask('ask7', 74, 69.6, 18),
    ...many(7, (i): Layer[] => [tick(8 + i * 12, 92, 3, 'accent'), say(`day${i + 1}`, 'body', [12.4 + i * 12, 92, 7.4, 3], [2.2, 1.95], 'ink')]).flat(), ...many(4, (i): Layer[] => [tick(8 + i * 21, 98, 3, 'accent'), say(`shift${i + 1}`, 'body', [12.4 + i * 21, 98, 16, 3], [2.2, 1.95], 'ink')]).flat(), ...ask('ask8', 8, 104, 84),
    ...ask('ask9', 8, 122.6, 26), ...ask('ask10', 37, 122.6, 26), ...ask('ask11', 66, 122.6, 26), say('site', 'body', [8, h - 8.6, 84, 3], [2.1, 1.95], 'muted', { v: 'middle' }),
  ],
}));

export const orders: readonly Recipe[] = [quoteSlab, estimatePanel, orderGrid, timeWeek, timeProjects, applyForm];
