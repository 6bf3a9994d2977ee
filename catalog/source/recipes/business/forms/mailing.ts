import type { Layer, Recipe } from '../../../../build/templates/recipe.js';
import { HUE, sheetOf, type Label } from '../../personal/keepsakes/labels.js';
import { box, disc, leaf, many, outlined, poly, ring, stroke, towards } from '../../scenes/kit.js';
import { card, icon, kicker, rule, say } from '../../sheet.js';
import { layoutIn } from '../../stages/stage.js';

/** The same words once more on the same page. */
const again = (layer: Layer, i: number): Layer => ({ ...layer, id: `again-${i}-${'t' in layer ? layer.t : ''}` });

/** Bars as wide as a scanner would like them. */
const bars = (x: number, y: number, w: number, h: number, color = 'ink'): Layer[] => many(46, (i) => box(x + (i * w) / 46, y, (w / 46) * ((i * 7) % 5 < 2 ? 0.82 : 0.42), h, color));

/** A parcel's label with the edge of a letter by air. */
const shipAir = layoutIn('ship-air', 'postcard', ({ w, h }) => ({
  ground: 'bg',
  layers: [
    ...many(26, (i) => poly([[i * 6 - 4, 0], [i * 6 - 1, 0], [i * 6 - 3, 4], [i * 6 - 6, 4]], i % 2 ? 'accent' : 'ink')), ...many(26, (i) => poly([[i * 6 - 1, h - 4], [i * 6 + 2, h - 4], [i * 6, h], [i * 6 - 3, h]], i % 2 ? 'ink' : 'accent')),
    icon('logo', 9, 12, 13, ['accent2', 'ink']), say('company', 'heading', [26, 12, 62, 6.6], [5.6, 3], 'ink', { v: 'middle' }), say('from', 'body', [26, 20, 62, 8], [2.9, 2.2], 'muted', { lines: 2, leading: 1.4 }),
    card(w - 35, 11, 25, 27, 'accent2/bg/.3', 1), { k: 'shape', outline: 'rectangle', at: [w - 33.4, 12.6, 21.8, 23.8], stroke: { color: 'ink', width: 0.4 } }, icon('stamp', w - 29.5, 17, 14), ...[0, 1, 2].map((i) => ring(w - 38, 34, 6.4 + i * 1.8, 0.4, 'ink/bg/.4')),
    kicker('tag', [9, 44, 60, 3.4], [3, 2.3], 'accentText', { weight: 700 }), say('to', 'heading', [40, 51, 84, 31], [9, 4.6], 'ink', { lines: 4, leading: 1.24, v: 'middle' }), kicker('toLabel', [9, 53, 26, 3.4], [3, 2.3], 'muted', { weight: 700 }), box(36, 51, 0.5, 31, 'accent'),
    say('site', 'sub', [9, h - 12, 90, 4], [2.7, 2.1], 'muted', { v: 'middle' }),
  ],
}));

/** A tall label: the shop at its head, the address large, three marks of how to carry the box. */
const shipCarton = layoutIn('ship-carton', 'a6-card', ({ w, h }) => ({
  ground: 'bg',
  layers: [
    box(0, 0, w, 26, 'ink'), disc(15, 13, 9, 'accent2'), icon('logo', 9, 7, 12, ['accent2/ink/.3', 'ink']), say('company', 'heading', [28, 5, 66, 10], [9, 4.4], 'bg', { on: 'ink', v: 'middle' }), say('site', 'sub', [28, 15.6, 66, 5], [3.8, 2.95], 'accent2', { on: 'ink', v: 'middle' }),
    kicker('fromLabel', [7, 31, 20, 3.4], [3.4, 3.05], 'muted', { weight: 700 }), say('from', 'body', [29, 30.4, 64, 10], [3.8, 2.95], 'ink', { lines: 2, leading: 1.4 }), box(7, 43, 86, 0.8, 'ink'),
    kicker('toLabel', [7, 48, 20, 3.4], [3.4, 3.05], 'accentText', { weight: 700 }), say('to', 'heading', [7, 54, 86, 40], [11, 5.4], 'ink', { lines: 4, leading: 1.26 }),
    ...many(3, (i): Layer[] => [card(7 + i * 29.4, h - 41, 27.2, 26, i === 1 ? 'accent' : 'accent2/bg/.5', 2), icon(`mark${i + 1}`, 7 + i * 29.4 + 6.6, h - 37.6, 14, i === 1 ? ['onAccent', 'onAccent'] : ['ink', 'ink']), say(`mark${i + 1}`, 'sub', [8 + i * 29.4, h - 22.2, 25.2, 5], [3.6, 2.95], i === 1 ? 'onAccent' : 'ink', { on: i === 1 ? 'accent' : 'accent2/bg/.5', align: 'center', v: 'middle', weight: 700 })]).flat(),
    say('body', 'sub', [7, h - 11, 86, 6], [4, 2.95], 'ink', { align: 'center', v: 'middle' }),
  ],
}));

/** The label of a carrier: a letter in a square, the way, bars. */
const shipBars = layoutIn('ship-bars', 'a6-card', ({ w, h }) => ({
  ground: 'bg',
  layers: [
    { k: 'shape', outline: 'rectangle', at: [3, 3, w - 6, h - 6], stroke: { color: 'ink', width: 0.9 } }, box(3, 3, 30, 30, 'accent'), say('letter', 'heading', [5, 5, 26, 26], [25, 14], 'onAccent', { on: 'accent', align: 'center', v: 'middle' }), box(33, 3, 0.9, 30, 'ink'), box(3, 33, w - 6, 0.9, 'ink'),
    say('title', 'heading', [38, 7, 55, 13], [11, 4.8], 'ink', { v: 'middle' }), say('tag', 'sub', [38, 22, 55, 6], [4, 2.95], 'muted', { v: 'middle' }),
    kicker('fromLabel', [8, 38, 20, 3.4], [3.4, 3.05], 'muted', { weight: 700 }), say('from', 'body', [30, 37.4, 62, 10], [3.7, 2.95], 'ink', { lines: 2, leading: 1.4 }), box(3, 50, w - 6, 0.6, 'ink'),
    kicker('toLabel', [8, 55, 20, 3.4], [3.4, 3.05], 'accentText', { weight: 700 }), say('to', 'heading', [8, 61, 84, 33], [9.4, 5], 'ink', { lines: 4, leading: 1.26 }), box(3, 98, w - 6, 0.9, 'ink'),
    ...bars(12, 103, 76, 22), say('number', 'sub', [12, 127, 76, 5], [4.4, 3], 'ink', { align: 'center', v: 'middle', tracking: 0.12 }),
  ],
}));

/** Four labels on a sheet, addresses to be written by hand. */
const four: Label = (i, x, y, w, h) => {
  const hue = HUE[(i * 2) % 3]!;
  return [
    card(x, y, w, h, 'bg', 2.4, 'ink'), ...many(9, (k) => disc(x + 4 + k * ((w - 8) / 8), y + 15.4, 2.9, hue)), card(x, y, w, 15.4, hue, 2.4), icon('logo', x + 3.4, y + 2.8, 9.6), ...(['company', 'site'] as const).map((t, k) => again(say(t, k ? 'sub' : 'heading', [x + 15, y + (k ? 9 : 2.8), w - 18, k ? 3.4 : 5.6], k ? [2.3, 2] : [4.6, 2.5], hue === 'accent' ? 'onAccent' : 'ink', { on: hue, v: 'middle' }), i)),
    again(kicker('toLabel', [x + 4, y + 23, 20, 2.6], [2.3, 2], 'accentText', { on: 'bg', weight: 700 }), i), ...many(4, (k) => rule(x + 4, y + 30 + k * 5.4, w - 8, 'ink', 0.25)), again(say('body', 'sub', [x + 4, y + h - 6.4, w - 8, 3.4], [2.4, 2], 'muted', { on: 'bg', align: 'center', v: 'middle' }), i),
  ];
};

/** A word that is seen from the other end of a hall. */
const fragile = layoutIn('ship-fragile', 'coupon', ({ w, h }) => ({
  ground: 'accent',
  layers: [
    card(4, 4, w - 8, h - 8, 'bg', 4), card(7, 7, w - 14, h - 14, 'accent', 3), icon('sign', 16, 25, 50, ['bg', 'bg']), box(74, 20, 0.9, 60, 'bg'), say('title', 'heading', [82, 20, w - 98, 40], [40, 16], 'onAccent', { on: 'accent', v: 'middle', caps: true }), say('body', 'sub', [82, 62, w - 98, 18], [8.4, 5], 'onAccent', { on: 'accent', lines: 2, leading: 1.3, v: 'middle' }),
  ],
}));

const lines = (i: number, x: number, y: number, w: number, h: number, on: string, align: 'left' | 'center' = 'left'): Layer[] => [
  again(say('name', 'heading', [x, y, w, h * 0.38], [Math.min(4.2, h * 0.36), 2.1], 'ink', { on, align, v: 'middle' }), i), again(say('lines', 'body', [x, y + h * 0.44, w, h * 0.56], [2.7, 2], 'ink', { on, align, v: 'middle', lines: 2, leading: 1.24 }), i),
];
/** An initial in a round of color. */
const initial: Label = (i, x, y, w, h) => [card(x, y, w, h, 'bg', 1.6), disc(x + h * 0.5, y + h / 2, h * 0.36, HUE[(i + Math.floor(i / 3)) % 3]!), again(say('initial', 'heading', [x + h * 0.24, y + h * 0.24, h * 0.52, h * 0.52], [4.6, 2.6], HUE[(i + Math.floor(i / 3)) % 3] === 'accent' ? 'onAccent' : 'ink', { on: HUE[(i + Math.floor(i / 3)) % 3]!, align: 'center', v: 'middle' }), i), ...lines(i, x + h * 1.02, y + h * 0.08, w - h * 1.12, h * 0.84, 'bg')];
/** A twig at the left, a thin line about. */
const twig: Label = (i, x, y, w, h) => [card(x, y, w, h, 'bg', 0.8), { k: 'shape', outline: 'rectangle', at: [x + 0.9, y + 0.9, w - 1.8, h - 1.8], stroke: { color: 'accent', width: 0.25 } }, stroke([x + 6.2, y + h - 2.2], [x + 7, y + 2.6], 0.3, 'extra/ink/.3'), ...many(6, (k) => leaf(x + 6.3 + k * 0.1, y + h - 3.4 - k * ((h - 6.6) / 5), 4.2, 1.9, k % 2 ? -32 : -148, k % 3 ? 'extra/ink/.2' : 'accent')), ...lines(i, x + 13, y + h * 0.16, w - 15, h * 0.7, 'bg', 'left')];
/** A round label with a wreath of dots. */
const round: Label = (i, x, y, w, h) => { const [cx, cy, r] = [x + w / 2, y + h / 2, Math.min(w, h) / 2]; const hue = HUE[i % 3]!; return [disc(cx, cy, r, hue), disc(cx, cy, r * 0.86, 'bg'), ...many(28, (k) => disc(...towards(cx, cy, r * 0.93, k * (360 / 28)), 0.34, 'bg')), icon('logo', cx - r * 0.2, cy - r * 0.66, r * 0.4), ...lines(i, cx - r * 0.66, cy - r * 0.2, r * 1.32, r * 0.76, 'bg', 'center')]; };
/** A roof at the left end, a band of color. */
const roofed: Label = (i, x, y, w, h) => { const hue = HUE[(i + Math.floor(i / 2)) % 3]!; return [card(x, y, w, h, 'bg', 1), box(x, y, h, h, hue), poly([[x + h * 0.14, y + h * 0.5], [x + h * 0.5, y + h * 0.16], [x + h * 0.86, y + h * 0.5]], 'bg'), box(x + h * 0.24, y + h * 0.5, h * 0.52, h * 0.34, 'bg'), outlined('arch', x + h * 0.5, y + h * 0.7, h * 0.18, h * 0.28, hue), ...lines(i, x + h * 1.2, y + h * 0.15, w - h * 1.36, h * 0.72, 'bg')]; };

/** What is stuck on boxes and letters. */
export const mailing: readonly Recipe[] = [
  shipAir, shipCarton, shipBars, fragile, sheetOf('ship-four', 'letter-flyer', 'surface', 2, 2, four),
  sheetOf('address-initial', 'letter-flyer', 'surface', 2, 9, initial), sheetOf('address-twig', 'letter-flyer', 'surface', 2, 8, twig), sheetOf('address-round', 'letter-flyer', 'surface', 3, 4, round), sheetOf('address-roof', 'letter-flyer', 'surface', 2, 7, roofed),
];
