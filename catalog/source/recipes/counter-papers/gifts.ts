import type { Layer, Recipe } from '../../../build/templates/recipe.js';
import { rays } from '../social-media/drawing.js';
import { box, disc, drawn, many, outlined, poly, ring, starAt } from '../scenes/kit.js';
import { icon, kicker, rule, say } from '../sheet.js';
import { layoutIn } from '../stages/stage.js';

/** Where a name is to be written: the word and a line. */
const blank = (t: string, x: number, y: number, w: number, color: string, on: string): Layer[] => [
  say(t, 'sub', [x, y, 18, 4], [4, 3.2], color, { on }), rule(x + 18, y + 4.4, w - 18, color, 0.4),
];

/** A present from above: ribbons that cross, a bow on their knot, a tag with what it is worth. */
const giftRibbon = layoutIn('gift-ribbon', 'gift-certificate', ({ w, h }) => ({
  ground: 'accent',
  layers: [
    ...many(7, (i) => box(i * 34 - 3, 0, 17, h, 'accent/ink/.07')),
    box(46, 0, 13, h, 'accent2'), box(51, 0, 3, h, 'accent2/bg/.45'), box(0, 44, w, 13, 'accent2'), box(0, 49, w, 3, 'accent2/bg/.45'),
    drawn(20, 26, 34, 27, 'M100 88C70 96 10 100 4 62C-4 14 40 -6 66 20C84 38 96 66 100 88Z', 'accent2/ink/.14'), drawn(51, 26, 34, 27, 'M0 88C30 96 90 100 96 62C104 14 60 -6 34 20C16 38 4 66 0 88Z', 'accent2/ink/.14'),
    drawn(27, 33, 25, 17, 'M100 92C70 96 10 94 8 58C6 20 44 6 66 26C84 44 96 70 100 92Z', 'accent/ink/.2'), drawn(53, 33, 25, 17, 'M0 92C30 96 90 94 92 58C94 20 56 6 34 26C16 44 4 70 0 92Z', 'accent/ink/.2'),
    poly([[48, 54], [30, 82], [38, 82], [40, 90], [54, 56]], 'accent2/ink/.14'), poly([[57, 54], [75, 82], [67, 82], [65, 90], [51, 56]], 'accent2/ink/.14'), disc(52.5, 50.5, 7.4, 'accent2'), disc(52.5, 50.5, 4, 'accent2/bg/.45'),
    box(98.6, 12.6, w - 112, h - 24, 'accent/ink/.4', { radius: 0.06 }), box(97, 11, w - 112, h - 24, 'bg', { radius: 0.06 }), disc(106, 20, 2.6, 'accent'),
    kicker('tag', [114, 18.4, w - 140, 4], [4, 3.2], 'accentText', { on: 'bg', weight: 700 }),
    say('title', 'heading', [106, 28, 74, 23], [12, 6], 'ink', { on: 'bg', lines: 2 }),
    say('price', 'heading', [w - 52, 28, 30, 22], [19, 9], 'accentText', { on: 'bg', align: 'right', v: 'middle' }),
    say('detail', 'body', [106, 0, 70, 9], [4.4, 3.2], 'muted', { on: 'bg', lines: 2, leading: 1.3, below: 'title', gap: 5 }),
    ...blank('toLabel', 106, 72, 52, 'ink', 'bg'), ...blank('fromLabel', 164, 72, 50, 'ink', 'bg'),
  ],
}));

/** Words on paper, a picture behind an arc at the right, and a seal with the sum where they meet. */
const giftArc = layoutIn('gift-arc', 'gift-certificate', ({ w, h }) => ({
  ground: 'bg',
  layers: [
    { k: 'photo', photo: 'hero', at: [w - 108, 0, 108, h] },
    drawn(0, 0, w - 74, h, 'M0 0H78C100 28 100 72 78 100H0Z', 'accent2'), drawn(0, 0, w - 77, h, 'M0 0H78C100 28 100 72 78 100H0Z', 'bg'),
    kicker('tag', [12, 13, 96, 4], [4.2, 3.4], 'accentText', { weight: 700 }),
    say('title', 'heading', [12, 25, 104, 26], [15, 7], 'ink', { lines: 2 }),
    say('detail', 'body', [12, 0, 92, 12], [4.8, 3.4], 'muted', { lines: 2, leading: 1.4, below: 'title', gap: 5.6 }),
    ...blank('toLabel', 12, 75, 50, 'ink', 'bg'), ...blank('fromLabel', 66, 75, 48, 'ink', 'bg'), say('site', 'sub', [12, 88, 104, 4], [4, 3.1], 'muted'),
    disc(w - 87, 50, 20, 'accent'), ring(w - 87, 50, 17.6, 0.5, 'onAccent'), say('price', 'heading', [w - 103, 39, 32, 22], [13, 6], 'onAccent', { on: 'accent', align: 'center', v: 'middle' }),
  ],
}));

const CORNER = 'M0 100C0 44 44 0 100 0V16C54 16 16 54 16 100Z';

/** A paper with corners like a bond's, the mark of the house over its middle. */
const giftBond = layoutIn('gift-bond', 'gift-certificate', ({ w, h }) => ({
  ground: 'surface',
  layers: [
    box(7, 7, w - 14, h - 14, 'bg'), { k: 'shape', outline: 'rectangle', at: [10, 10, w - 20, h - 20], stroke: { color: 'accent', width: 0.7 } },
    ...([[7, 7, 180], [w - 25, 7, 270], [w - 25, h - 25, 0], [7, h - 25, 90]] as const).flatMap(([x, y, turn]): Layer[] => [box(x, y, 18, 18, 'surface'), drawn(x, y, 18, 18, CORNER, 'accent', { rotate: turn })]),
    disc(w / 2, 10, 11, 'accent'), ring(w / 2, 10, 9.4, 0.4, 'onAccent'), icon('mark', w / 2 - 5.6, 4.6, 11.2, ['accent/onAccent/.4', 'onAccent']),
    kicker('tag', [40, 24.4, w - 80, 4], [4.2, 3.2], 'accentText', { on: 'bg', align: 'center', weight: 700 }),
    say('title', 'heading', [40, 31.6, w - 80, 17], [16, 8], 'ink', { on: 'bg', align: 'center', v: 'middle' }),
    say('detail', 'body', [40, 54, w - 80, 5], [4.8, 3.5], 'ink', { on: 'bg', align: 'center' }),
    say('price', 'heading', [w / 2 - 24, 62.6, 48, 17], [17, 8], 'accentText', { on: 'bg', align: 'center', v: 'middle' }),
    ...blank('toLabel', 32, 71, 58, 'ink', 'bg'), ...blank('fromLabel', w - 90, 71, 58, 'ink', 'bg'), say('site', 'sub', [50, 83, w - 100, 3.8], [3.8, 3], 'muted', { on: 'bg', align: 'center' }),
  ],
}));

/** Rows of the trade's mark on color, a broad stub torn along a line of holes. */
const giftRows = layoutIn('gift-rows', 'gift-certificate', ({ w, h }) => ({
  ground: 'accent2/bg/.35',
  layers: [
    ...many(4, (row): Layer[] => many(6, (i): Layer => icon((row + i) % 2 ? 'second' : 'mark', 4 + i * 17 + (row % 2) * 8.5 - 4, 5 + row * 23.5, 14, ['accent', 'ink']))).flat(),
    box(102, 0, w - 102, h, 'bg'), ...many(10, (i) => disc(102, 5 + i * 10, 2.2, 'bg')),
    box(112, 10, w - 122, 17, 'ink'), say('tag', 'sub', [116, 10, w - 130, 17], [5, 3.6], 'bg', { on: 'ink', v: 'middle', weight: 700 }),
    say('title', 'heading', [112, 33, 66, 24], [12, 5.6], 'ink', { lines: 2 }), say('price', 'heading', [w - 56, 32, 46, 26], [26, 11], 'accentText', { align: 'right', v: 'middle' }),
    say('detail', 'body', [112, 62.6, w - 122, 9], [4.6, 3.3], 'muted', { lines: 2, leading: 1.35 }),
    ...blank('toLabel', 112, 77, 54, 'ink', 'bg'), ...blank('fromLabel', 172, 77, w - 182, 'ink', 'bg'), say('site', 'sub', [112, 88.6, w - 122, 3.6], [3.9, 3], 'muted'),
  ],
}));

/** A picture to all edges, a slip of paper in its middle. */
const giftSlip = layoutIn('gift-slip', 'gift-certificate', ({ w, h }) => ({
  ground: 'ink',
  layers: [
    { k: 'photo', photo: 'hero', at: [0, 0, w, h] },
    box(34, 10, w - 68, h - 20, 'bg'), { k: 'shape', outline: 'rectangle', at: [37, 13, w - 74, h - 26], stroke: { color: 'accent', width: 0.5 } },
    kicker('tag', [46, 20, w - 92, 4], [4, 3.2], 'accentText', { on: 'bg', align: 'center', weight: 700 }),
    say('title', 'heading', [46, 28, w - 92, 17], [17, 8], 'ink', { on: 'bg', align: 'center', v: 'middle' }),
    say('detail', 'body', [46, 49.4, w - 92, 5], [4.8, 3.4], 'ink', { on: 'bg', align: 'center' }),
    outlined('pill', w / 2, 66, 46, 14, 'accent'), say('price', 'heading', [w / 2 - 20, 59, 40, 14], [10, 5.4], 'onAccent', { on: 'accent', align: 'center', v: 'middle' }),
    ...blank('toLabel', 46, 78, 62, 'ink', 'bg'), ...blank('fromLabel', w - 108, 78, 62, 'ink', 'bg'),
  ],
}));

/** Light that spreads from the sum, the words on a dark field. */
const giftRays = layoutIn('gift-rays', 'gift-certificate', ({ w, h }) => ({
  ground: 'ink',
  layers: [
    box(0, 0, 100, h, 'accent2'), drawn(0, 0, 100, h, rays(100, h, [50, 50], 16), 'accent2/bg/.34'),
    disc(50, 50, 36, 'accent'), ring(50, 50, 33, 0.6, 'onAccent'), icon('mark', 41, 19.6, 18, ['accent/onAccent/.4', 'onAccent']),
    say('price', 'heading', [23, 39, 54, 28], [25, 10], 'onAccent', { on: 'accent', align: 'center', v: 'middle' }), ...many(3, (i) => starAt(41 + i * 9, 75, i === 1 ? 3.4 : 2.4, 'onAccent', 5, 0.45)),
    box(100, 0, 2.4, h, 'accent'), kicker('tag', [116, 14, w - 128, 4], [4.2, 3.4], 'accent2', { on: 'ink', weight: 700 }),
    say('title', 'heading', [116, 26, w - 128, 26], [15, 7], 'bg', { on: 'ink', lines: 2 }), say('detail', 'body', [116, 0, w - 128, 11], [4.9, 3.4], 'bg/ink/.15', { on: 'ink', lines: 2, leading: 1.4, below: 'title', gap: 6 }),
    ...blank('toLabel', 116, 75, 50, 'bg', 'ink'), ...blank('fromLabel', 171, 75, w - 183, 'bg', 'ink'), say('site', 'sub', [116, 88, w - 128, 4], [4, 3.1], 'bg/ink/.15', { on: 'ink' }),
  ],
}));

export const gifts: readonly Recipe[] = [giftRibbon, giftArc, giftBond, giftRows, giftSlip, giftRays];
