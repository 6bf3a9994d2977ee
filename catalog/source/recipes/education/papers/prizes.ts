import type { Layer, Recipe } from '../../../../build/templates/recipe.js';
import { box, disc, leaf, many, poly, starAt, towards } from '../../scenes/kit.js';
import { card, icon, rule, say } from '../../sheet.js';
import { layoutIn } from '../../stages/stage.js';

/** Two lines to sign on. */
const signed = (x: number, y: number, w: number, gap: number, on = 'bg', color = 'muted'): Layer[] =>
  many(2, (i): Layer[] => [rule(x + i * (w + gap), y, w, 'ink', 0.3), say(`sign${i + 1}`, 'sub', [x + i * (w + gap), y + 1.4, w, 3.2], [2.4, 2], color, { on, align: 'center' })]).flat();

/** Laurel on both sides of a picture, thin lines around. */
const laurel = layoutIn('prize-laurel', 'certificate', ({ w, h }) => ({
  ground: 'bg',
  layers: [
    { k: 'shape', outline: 'rectangle', at: [4, 4, w - 8, h - 8], stroke: { color: 'accent', width: 0.9 } }, { k: 'shape', outline: 'rectangle', at: [5.8, 5.8, w - 11.6, h - 11.6], stroke: { color: 'accent2', width: 0.3 } },
    icon('picture', w / 2 - 7.5, 12, 15), ...many(7, (i): Layer[] => [-1, 1].flatMap((side): Layer[] => { const turn = 90 - side * (28 + i * 19); const [px, py] = towards(w / 2, 19, 14, turn); return [leaf(px, py, 5.6, 2.5, turn - side * 52, 'accent2/ink/.2'), leaf(px, py, 4.4, 2, turn - side * 118, 'accent')]; })).flat(),
    say('title', 'heading', [16, 36, w - 32, 11], [10, 5.4], 'ink', { align: 'center', v: 'middle' }), say('tag', 'body', [20, 50, w - 40, 4], [2.9, 2.2], 'muted', { align: 'center', v: 'middle' }), rule(38, 64.6, w - 76, 'ink', 0.4), say('body', 'body', [24, 67.4, w - 48, 9], [2.9, 2.2], 'ink', { align: 'center', lines: 2, leading: 1.45 }), ...signed(24, 86, 36, 21),
  ],
}));

/** An arch of color with the picture, the words beside it. */
const arch = layoutIn('prize-arch', 'certificate', ({ h }) => ({
  ground: 'bg',
  layers: [
    box(0, 0, 50, h, 'accent2/bg/.5'), { k: 'shape', outline: 'arch', at: [9, 14, 32, h - 14], color: 'accent' }, { k: 'shape', outline: 'arch', at: [13, 20, 24, h - 20], color: 'accent/bg/.25' }, disc(25, 42, 11.5, 'bg'), icon('picture', 16.4, 33.4, 17.2), ...many(3, (i) => starAt(25 + (i - 1) * 7.4, 68 - (i % 2) * 3.4, 2.6, 'bg', 5, 0.46)), ...[[5, 9], [44, 12], [46, 60], [4, 74]].map(([x, y]) => starAt(x!, y!, 1.8, 'accent', 4, 0.4)),
    say('tag', 'sub', [60, 14, 72, 3.4], [2.6, 2.1], 'accentText', { caps: true, tracking: 0.12, weight: 700 }), say('title', 'heading', [60, 20, 73, 23], [12, 6], 'ink', { lines: 2, v: 'middle' }), rule(60, 60, 73, 'ink', 0.5), say('body', 'body', [60, 63.4, 72, 13], [2.9, 2.2], 'ink', { lines: 3, leading: 1.45 }), ...signed(60, 87, 34, 5),
  ],
}));

/** Confetti on a strong color, a card with the picture over its edge. */
const confetti = layoutIn('prize-confetti', 'certificate', ({ w, h }) => ({
  ground: 'accent',
  layers: [
    ...many(64, (i) => { const [x, y] = [(i * 37.3) % w, (i * 23.7) % h]; return i % 3 ? box(x, y, 1.2, 3, ['accent2', 'bg', 'extra'][i % 3]!, { rotate: (i * 47) % 180 }) : disc(x, y, 1, 'accent2'); }),
    card(12, 15, w - 24, h - 24, 'bg', 5), disc(w / 2, 17, 13, 'bg'), disc(w / 2, 17, 11, 'accent2/bg/.3'), icon('picture', w / 2 - 8, 9, 16),
    say('title', 'heading', [20, 33, w - 40, 12], [10.4, 5.6], 'ink', { on: 'bg', align: 'center', v: 'middle' }), say('tag', 'sub', [24, 48, w - 48, 4], [3, 2.3], 'accentText', { on: 'bg', align: 'center', v: 'middle' }), rule(38, 62, w - 76, 'ink', 0.4), say('body', 'body', [26, 64.6, w - 52, 9], [2.9, 2.2], 'ink', { on: 'bg', align: 'center', lines: 2, leading: 1.4 }), ...signed(28, 81, 34, 17.4),
  ],
}));

const BOWS = ['accent', 'accent2', 'extra', 'bg'] as const;

/** A rainbow between clouds under the name. */
const rainbow = layoutIn('prize-rainbow', 'certificate', ({ w, h }) => ({
  ground: 'extra/bg/.7',
  layers: [
    ...BOWS.map((color, i) => disc(w / 2, h + 8, 78 - i * 7, `${color}/bg/.25`)), disc(w / 2, h + 8, 50, 'extra/bg/.7'),
    ...[8, w - 8].flatMap((x) => [disc(x - 8, h - 4, 9, 'bg'), disc(x + 4, h - 7, 12, 'bg'), disc(x + 15, h - 2, 8, 'bg'), disc(x - 18, h, 8, 'bg')]),
    ...[[14, 16], [30, 8], [w - 16, 14], [w - 32, 9], [12, 40], [w - 12, 42]].map(([x, y], i) => starAt(x!, y!, 2 + (i % 2), i % 2 ? 'accent' : 'accent2', 5, 0.48)), card(18, 26, w - 36, 62, 'bg', 6),
    disc(w / 2, 23, 15, 'bg'), icon('picture', w / 2 - 9.5, 12, 19), say('title', 'heading', [24, 40, w - 48, 10], [9, 5], 'ink', { on: 'bg', align: 'center', v: 'middle' }), say('tag', 'sub', [28, 51.6, w - 56, 4], [2.8, 2.2], 'accentText', { on: 'bg', align: 'center', v: 'middle' }), rule(42, 64, w - 84, 'ink', 0.4), say('body', 'body', [28, 66.4, w - 56, 8], [2.7, 2.2], 'ink', { on: 'bg', align: 'center', lines: 2, leading: 1.4 }), ...signed(34, 80, 30, 13.4),
  ],
}));

/** Heavy corners, a seal with two ribbons at the foot. */
const seal = layoutIn('prize-seal', 'certificate', ({ w, h }) => ({
  ground: 'ink',
  layers: [
    box(5, 5, w - 10, h - 10, 'bg'), { k: 'shape', outline: 'rectangle', at: [7.4, 7.4, w - 14.8, h - 14.8], stroke: { color: 'accent', width: 0.5 } }, ...[[5, 5, 1, 1], [w - 5, 5, -1, 1], [5, h - 5, 1, -1], [w - 5, h - 5, -1, -1]].map(([x, y, sx, sy]) => poly([[x!, y!], [x! + sx! * 17, y!], [x!, y! + sy! * 17]], 'accent')),
    say('tag', 'sub', [24, 14, w - 48, 3.6], [2.6, 2.1], 'accentText', { on: 'bg', caps: true, tracking: 0.16, align: 'center' }), say('title', 'heading', [18, 20, w - 36, 14], [12, 6], 'ink', { on: 'bg', align: 'center', v: 'middle' }), box(w / 2 - 10, 37, 20, 0.5, 'accent'), rule(34, 53, w - 68, 'ink', 0.4), say('body', 'body', [24, 56, w - 48, 9], [2.9, 2.2], 'ink', { on: 'bg', align: 'center', lines: 2, leading: 1.45 }),
    poly([[w / 2 - 8, 76], [w / 2 - 1, 76], [w / 2 - 5, 92], [w / 2 - 8.4, 88.6], [w / 2 - 12, 90.6]], 'accent/ink/.3'), poly([[w / 2 + 8, 76], [w / 2 + 1, 76], [w / 2 + 5, 92], [w / 2 + 8.4, 88.6], [w / 2 + 12, 90.6]], 'accent/ink/.3'), starAt(w / 2, 77, 11, 'accent', 18, 0.86), disc(w / 2, 77, 7.6, 'bg'), icon('picture', w / 2 - 5.2, 71.8, 10.4), ...signed(17, 82, 34, 39.4, 'bg'),
  ],
}));

/** Slanted bands of color in two corners. */
const slant = layoutIn('prize-slant', 'certificate', ({ w, h }) => ({
  ground: 'bg',
  layers: [
    ...(['accent', 'ink', 'accent2'] as const).flatMap((color, i): Layer[] => [poly([[w - 52 + i * 12, 0], [w - 40 + i * 12, 0], [w, 40 - i * 12], [w, 52 - i * 12]], color), poly([[0, h - 34 + i * 8], [0, h - 26 + i * 8], [26 - i * 8, h], [34 - i * 8, h]], color)]), poly([[w - 16, 0], [w, 0], [w, 16]], 'accent2'), poly([[0, h - 10], [0, h], [10, h]], 'accent2'),
    icon('picture', 14, 12, 15), say('tag', 'sub', [33, 15, 60, 3.6], [2.6, 2.1], 'accentText', { weight: 700, caps: true, tracking: 0.1 }), say('title', 'heading', [14, 31, 96, 13], [12, 6], 'ink', { v: 'middle' }), rule(14, 59, 78, 'ink', 0.5), say('body', 'body', [14, 62.4, 92, 9], [2.9, 2.2], 'ink', { lines: 2, leading: 1.45 }), ...signed(60, 86, 32, 6),
  ],
}));

export const prizes: readonly Recipe[] = [laurel, arch, confetti, rainbow, seal, slant];
