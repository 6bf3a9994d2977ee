import type { Layer, Recipe } from '../../../../build/templates/recipe.js';
import { box, disc, drawn, many, outlined, oval, poly, stroke, type Region } from '../../scenes/kit.js';
import { card, icon, kicker, say } from '../../sheet.js';
import { layoutIn } from '../../stages/stage.js';

/** A man and a woman as doors show them, by the middle and the top. */
const man = (cx: number, y: number, s: number, color: string): Layer[] => [
  disc(cx, y + s * 0.09, s * 0.09, color), card(cx - s * 0.19, y + s * 0.21, s * 0.38, s * 0.12, color, s * 0.05), box(cx - s * 0.11, y + s * 0.24, s * 0.22, s * 0.34, color), ...[-1, 1].flatMap((k) => [card(cx + k * s * 0.16 - s * 0.03, y + s * 0.24, s * 0.06, s * 0.34, color, s * 0.03), card(cx + k * s * 0.06 - s * 0.05, y + s * 0.52, s * 0.1, s * 0.48, color, s * 0.03)]),
];
const woman = (cx: number, y: number, s: number, color: string): Layer[] => [
  disc(cx, y + s * 0.09, s * 0.09, color), poly([[cx - s * 0.1, y + s * 0.21], [cx + s * 0.1, y + s * 0.21], [cx + s * 0.23, y + s * 0.68], [cx - s * 0.23, y + s * 0.68]], color), ...[-1, 1].flatMap((k) => [stroke([cx + k * s * 0.1, y + s * 0.235], [cx + k * s * 0.235, y + s * 0.53], s * 0.06, color), card(cx + k * s * 0.065 - s * 0.04, y + s * 0.6, s * 0.08, s * 0.4, color, s * 0.03)]),
];

/** An arrow that points to the right, in a box. */
const arrow = ({ x, y, w, h }: Region, color: string): Layer => poly([[x, y + h * 0.36], [x + w * 0.6, y + h * 0.36], [x + w * 0.6, y], [x + w, y + h / 2], [x + w * 0.6, y + h], [x + w * 0.6, y + h * 0.64], [x, y + h * 0.64]], color);

/** Two figures side by side, the word under them. */
const figures = layoutIn('restroom-figures', 'poster', ({ w, h }) => ({
  ground: 'accent',
  layers: [
    box(50, 0, 50, 96, 'accent/ink/.24'), ...man(26, 16, 66, 'onAccent'), ...woman(74, 16, 66, 'bg'), box(0, 96, w, h - 96, 'bg'),
    say('title', 'heading', [7, 102, 86, 17], [20, 8], 'ink', { on: 'bg', align: 'center', v: 'middle' }), say('body', 'sub', [8, 124, 84, 8], [4.6, 3], 'accentText', { on: 'bg', align: 'center', v: 'middle', weight: 600 }),
  ],
}));

/** The way to go: an arrow the width of the page, small figures over it. */
const pointed = layoutIn('restroom-arrow', 'letter-flyer', ({ w, h }) => ({
  ground: 'ink',
  layers: [
    ...man(26, 12, 34, 'accent2'), ...woman(50, 12, 34, 'accent2'), icon('sign', 63, 17, 26, ['accent2']), box(8, 54, w - 16, 0.8, 'accent2'),
    say('title', 'heading', [8, 60, 84, 22], [21, 9], 'bg', { on: 'ink', v: 'middle' }), arrow({ x: 8, y: 86, w: 84, h: 24 }, 'accent'), say('body', 'sub', [8, h - 14, 84, 7], [4.2, 2.8], 'bg', { on: 'ink', v: 'middle' }),
  ],
}));

/** A roll on the wall, and what is written on the paper that hangs from it. */
const roll = layoutIn('restroom-roll', 'poster', ({ h }) => ({
  ground: 'accent2',
  layers: [
    ...many(5, (row) => many(4, (i) => box(i * 27 - (row % 2 ? 13 : 0) - 4, row * 30 - 6, 25.4, 28, 'accent2/bg/.12', { radius: 0.06 }))).flat(), box(16, 8, 68, 4, 'ink', { radius: 0.5 }), box(18, 8, 4, 22, 'ink'), box(78, 8, 4, 22, 'ink'), 
    box(24, 16, 52, 28, 'bg'), oval(24, 30, 6, 14, 'bg/ink/.12'), oval(76, 30, 6, 14, 'bg/ink/.12'), oval(76, 30, 2.2, 5, 'ink'), box(26, 34, 48, h - 50, 'bg'), drawn(26, h - 16.4, 48, 6, 'M0 0H100V40L90 100L80 40L70 100L60 40L50 100L40 40L30 100L20 40L10 100L0 40Z', 'bg'), ...[62, 92].map((y) => box(28, y, 44, 0.3, 'ink/bg/.5')),
    say('title', 'heading', [29, 42, 42, 17], [14, 6], 'ink', { on: 'bg', align: 'center', v: 'middle', lines: 2 }), say('body', 'sub', [30, 65, 40, 24], [5.2, 3], 'ink', { on: 'bg', align: 'center', v: 'middle', lines: 4, leading: 1.35 }), say('site', 'sub', [30, 96, 40, 18], [4.4, 2.8], 'accentText', { on: 'bg', align: 'center', v: 'middle', lines: 3, leading: 1.35, weight: 700 }),
  ],
}));

/** A letter on a plate on a post, as drivers know it. */
const plate = layoutIn('parking-plate', 'poster', ({ w, h }) => ({
  ground: 'bg',
  layers: [
    box(46, 60, 8, h, 'muted/bg/.5'), card(13, 8, 74, 74, 'accent', 7), { k: 'shape', outline: 'rectangle', at: [16, 11, 68, 68], radius: 0.07, stroke: { color: 'onAccent', width: 1.4 } }, say('letter', 'heading', [18, 14, 64, 62], [74, 40], 'onAccent', { on: 'accent', align: 'center', v: 'middle' }),
    card(6, 87, 88, 44, 'ink', 4), say('title', 'heading', [11, 90, 78, 19], [12, 6], 'bg', { on: 'ink', align: 'center', v: 'middle', lines: 2 }), say('body', 'sub', [11, 114, 78, 12], [4.4, 2.9], 'accent2', { on: 'ink', align: 'center', v: 'middle', lines: 2, leading: 1.35 }), box(0, h - 4, w, 4, 'extra'),
  ],
}));

/** A car from above between two others' lines. */
const bays = layoutIn('parking-bays', 'letter-flyer', ({ w, h }) => ({
  ground: 'ink',
  layers: [
    ...[5, 35, 65, 95].map((x) => box(x - 0.6, 6, 1.2, 58, 'bg')), box(5, 5, 90.6, 1.2, 'bg'), icon('sign', 10, 24, 20, ['ink/bg/.3']), say('letter', 'heading', [69, 20, 22, 30], [26, 14], 'ink/bg/.4', { on: 'ink', align: 'center', v: 'middle' }),
    card(39, 12, 22, 46, 'accent', 7), drawn(41, 22, 18, 9, 'M8 100L0 30C30 -6 70 -6 100 30L92 100Z', 'ink/bg/.2'), card(42, 31, 16, 14, 'accent/bg/.22', 2), drawn(41, 45, 18, 7, 'M8 0H92L100 70C70 104 30 104 0 70Z', 'ink/bg/.2'), ...[42, 55].flatMap((x) => [card(x, 12.6, 3.4, 2, 'accent2', 0.8), card(x, 55.4, 3.4, 1.8, 'accent/ink/.4', 0.8)]), ...[37.4, 60.6].map((x) => card(x, 26, 2, 3.4, 'accent', 1)),
    box(0, 70, w, h - 70, 'accent2'), say('title', 'heading', [7, 76, 86, 26], [20, 8], 'ink', { on: 'accent2', align: 'center', v: 'middle', lines: 2, caps: true }), say('body', 'sub', [8, 106, 84, 14], [4.4, 2.9], 'ink', { on: 'accent2', align: 'center', v: 'middle', lines: 2, leading: 1.35, weight: 600 }),
  ],
}));

/** Where to go by car: an arrow in a long board, a band of lines. */
const driveIn = layoutIn('parking-arrow', 'tabloid-poster', ({ w, h }) => ({
  ground: 'accent2',
  layers: [
    say('letter', 'heading', [8, 8, 40, 38], [46, 24], 'ink', { on: 'accent2', v: 'middle' }), kicker('tag', [52, 12, 40, 5], [4.4, 3], 'ink', { on: 'accent2', align: 'right', weight: 700 }), arrow({ x: 8, y: 54, w: 84, h: 34 }, 'accent'),
    say('title', 'heading', [8, 96, 84, 30], [17, 8], 'ink', { on: 'accent2', lines: 2, leading: 1 }), say('body', 'sub', [8, 0, 84, 10], [4.4, 3], 'ink', { on: 'accent2', lines: 2, leading: 1.35, below: 'title', gap: 7 }), ...many(6, (i) => poly([[i * 20 - 6, h], [i * 20 + 4, h - 9], [i * 20 + 14, h - 9], [i * 20 + 4, h]], 'ink')), outlined('rectangle', w / 2, h - 9.3, w, 0.6, 'ink'),
  ],
}));

export const waySigns: readonly Recipe[] = [figures, pointed, roll, plate, bays, driveIn];
