import type { Layer, Recipe } from '../../../../build/templates/recipe.js';
import { rays } from '../../social-media/drawing.js';
import { box, disc, drawn, leaf, many, oval, poly, ring, starAt, stroke, towards, traced } from '../../scenes/kit.js';
import { card, kicker, rule, say } from '../../sheet.js';
import { layoutIn } from '../../stages/stage.js';

/** Ten places for a stamp, the last one worth it. */
const couponStamps = layoutIn('coupon-stamps', 'coupon', ({ w, h }) => ({
  ground: 'ink',
  layers: [
    disc(30, 104, 46, 'ink/accent/.22'), traced([50, 66, 17, 20], 'M0 8C110 -20 110 110 0 86', 'accent2', 4), drawn(10, 62, 44, 40, 'M0 0H100C100 40 94 100 80 100H20C6 100 0 40 0 0Z', 'accent2'), oval(32, 62, 22, 4, 'accent2/ink/.3'), ...[0, 1, 2].map((i) => traced([20 + i * 9, 42 - (i % 2) * 4, 4, 15], 'M50 100C-20 70 120 40 50 0', 'bg/ink/.3', 1.4)),
    say('title', 'heading', [11, 12, 66, 22], [13, 6], 'bg', { on: 'ink', lines: 2 }),
    card(82, 9, w - 91, h - 18, 'bg', 5),
    ...many(10, (i): Layer[] => {
      const [x, y] = [95 + (i % 5) * 22.6, 30 + Math.floor(i / 5) * 26];
      return i === 9 ? [starAt(x, y, 11.6, 'accent', 14, 0.84), say('free', 'heading', [x - 8, y - 4, 16, 8], [6, 3.6], 'onAccent', { on: 'accent', align: 'center', v: 'middle' })] : [disc(x, y, 9.4, 'surface'), ring(x, y, 9.4, 0.6, 'ink/bg/.5'), traced([x + 2.4, y - 1.8, 3, 4], 'M0 8C110 -20 110 110 0 86', 'ink/bg/.6', 0.9), drawn(x - 4.6, y - 2.8, 7.6, 6.6, 'M0 0H100C100 60 88 100 66 100H34C12 100 0 60 0 0Z', 'ink/bg/.6'), box(x - 5, y + 4.6, 9, 0.9, 'ink/bg/.6', { radius: 0.5 })];
    }).flat(),
    say('body', 'body', [89, 76.4, w - 105, 6], [4.4, 3], 'ink', { v: 'middle', align: 'center' }),
  ],
}));

/** Eight flowers along a stem; each visit opens one. */
const couponPetals = layoutIn('coupon-petals', 'coupon', ({ w, h }) => ({
  ground: 'accent/bg/.72',
  layers: [
    say('title', 'heading', [12, 12, 120, 14], [15, 7], 'ink', { on: 'accent/bg/.72', v: 'middle' }), say('company', 'sub', [138, 15, w - 150, 6], [5, 3.4], 'ink', { on: 'accent/bg/.72', align: 'right', v: 'middle', weight: 700 }),
    traced([10, 40, w - 20, 32], 'M0 60C12 -20 24 -20 36 50C48 120 60 120 70 50C80 -20 92 0 100 60', 'extra/ink/.3', 1.2),
    ...many(8, (i): Layer[] => {
      const x = 22 + i * 23.8;
      const y = 56 + [-8, -12, 0, 11, 8, -6, -12, 2][i]!;
      const last = i === 7;
      const r = last ? 15 : 11.4;
      return [...many(6, (k) => leaf(...towards(x, y, r * 0.2, k * 60 + 30), r * 0.82, r * 0.7, k * 60 + 30, last ? 'accent' : 'bg')), disc(x, y, r * 0.5, last ? 'ink' : 'accent2'), ...(last ? [] : [say(`number${i + 1}`, 'heading', [x - 4, y - 4, 8, 8], [5, 3.4], 'ink', { on: 'accent2', align: 'center', v: 'middle' })])];
    }).flat(),
    say('free', 'heading', [184, 53.8, 9.2, 8.4], [3.8, 2.5], 'bg', { on: 'ink', align: 'center', v: 'middle' }),
    say('body', 'body', [12, h - 16, w - 24, 6], [4.6, 3], 'ink', { on: 'accent/bg/.72', v: 'middle' }),
  ],
}));

/** A label as an old estate prints it: two frames, a vine, a year. */
const labelWine = layoutIn('label-wine', 'price-tag', ({ w, h }) => ({
  ground: 'bg',
  layers: [
    { k: 'shape', outline: 'rectangle', at: [5, 5, w - 10, h - 10], stroke: { color: 'accent2', width: 1.1 } }, { k: 'shape', outline: 'rectangle', at: [7.4, 7.4, w - 14.8, h - 14.8], stroke: { color: 'ink', width: 0.3 } },
    kicker('tag', [14, 14, 72, 3], [3.2, 2.4], 'accentText', { align: 'center', weight: 700 }),
    traced([30, 27, 40, 12], 'M0 60C20 0 40 0 52 40C64 80 84 60 100 10', 'extra/ink/.4', 0.9), ...([[36, 30, 160], [46, 29, -150], [62, 36, -30], [66, 34, 30]] as const).map(([x, y, a], i) => leaf(x, y, 11, 7, a, i % 2 ? 'extra/ink/.2' : 'extra/ink/.4')),
    ...[5, 4, 3, 2, 1].flatMap((count, row) => many(count, (i) => [disc(51 + (i - (count - 1) / 2) * 6, 37 + row * 5, 3.2, (i + row) % 2 ? 'accent' : 'accent/ink/.24'), disc(50 + (i - (count - 1) / 2) * 6, 36 + row * 5, 0.9, 'accent/bg/.6')]).flat()),
    say('title', 'heading', [12, 68, 76, 24], [17, 8], 'ink', { align: 'center', lines: 2, v: 'middle' }),
    rule(22, 98, 20, 'accent2', 0.5), rule(58, 98, 20, 'accent2', 0.5), starAt(50, 98.2, 2, 'accent2'),
    say('kind', 'sub', [14, 103, 72, 4], [4.2, 3], 'ink', { align: 'center', weight: 600 }), say('year', 'heading', [14, 111, 72, 12], [13, 8], 'accentText', { align: 'center', v: 'middle' }),
    say('body', 'body', [14, 128, 72, 3.4], [2.7, 2.2], 'muted', { align: 'center' }), say('size', 'sub', [14, 134.4, 72, 3], [2.6, 2.1], 'muted', { align: 'center' }),
  ],
}));

/** A hop before rays, and a name with weight. */
const labelBeer = layoutIn('label-beer', 'price-tag', ({ w, h }) => ({
  ground: 'accent2',
  layers: [
    drawn(0, 0, w, 84, rays(w, 84, [50, 44], 16), 'accent2/bg/.32'), disc(50, 42, 31, 'ink'), ring(50, 42, 28.6, 0.7, 'accent2'),
    stroke([50, 14], [50, 24], 1.4, 'extra'), leaf(50, 22, 17, 9, 160, 'extra/bg/.2'), leaf(50, 22, 17, 9, 20, 'extra/bg/.2'),
    ...[[5, 56], [4, 50], [3, 43.6], [3, 37], [2, 30.6]].reverse().flatMap(([count, y], row) => many(count!, (i) => drawn(50 + (i - (count! - 1) / 2) * 7 - 4.4, y! - 5, 8.8, 11, 'M50 100C10 76 0 40 10 10C36 -4 64 -4 90 10C100 40 90 76 50 100Z', (i + row) % 2 ? 'extra' : 'extra/ink/.26'))),
    box(4, 66, w - 8, 23, 'accent'), box(4, 66, w - 8, 0.9, 'ink'), box(4, 88.1, w - 8, 0.9, 'ink'),
    say('title', 'heading', [9, 69.6, w - 18, 15.4], [17, 8], 'onAccent', { on: 'accent', caps: true, align: 'center', v: 'middle' }),
    box(0, 97, w, h - 97, 'bg'), kicker('kind', [10, 103, 80, 4], [4, 2.8], 'accentText', { align: 'center', weight: 700 }),
    say('body', 'body', [14, 112, 72, 10], [3.2, 2.4], 'ink', { align: 'center', lines: 2, leading: 1.4 }),
    ...(['size', 'year'] as const).map((t, i) => say(t, 'heading', [i ? 52 : 10, 132, 38, 6], [5.2, 3], 'ink', { align: i ? 'right' : 'left', v: 'middle' })), box(10, 128.4, 80, 0.4, 'ink'),
  ],
}));

/** A banner's length of one word, and how much in a burst. */
const billboardBurst = layoutIn('billboard-burst', 'billboard', ({ w, h }) => ({
  ground: 'accent',
  layers: [
    ...many(9, (i) => poly([[150 + i * 34, 0], [166 + i * 34, 0], [128 + i * 34, h], [112 + i * 34, h]], 'accent/bg/.12')),
    starAt(w - 74, 50, 58, 'ink', 18, 0.86), starAt(w - 78, 47, 58, 'accent2', 18, 0.86),
    say('price', 'heading', [w - 120, 24, 84, 34], [40, 16], 'ink', { on: 'accent2', align: 'center', v: 'middle' }), say('detail', 'sub', [w - 112, 62, 68, 9], [9, 6], 'ink', { on: 'accent2', align: 'center', v: 'middle', weight: 700 }),
    say('title', 'heading', [16, 14, 226, 44], [46, 18], 'onAccent', { on: 'accent', caps: true, v: 'middle' }),
    { k: 'shape', outline: 'pill', at: [16, 68, 84, 20], color: 'ink' }, say('cta', 'sub', [20, 68, 76, 20], [9, 6], 'bg', { on: 'ink', align: 'center', v: 'middle', weight: 700 }),
    say('tag', 'sub', [110, 68, 130, 20], [9, 6], 'onAccent', { on: 'accent', v: 'middle' }),
  ],
}));

export const labels: readonly Recipe[] = [couponStamps, couponPetals, labelWine, labelBeer, billboardBurst];
