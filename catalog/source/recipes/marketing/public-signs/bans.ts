import type { Layer, Recipe } from '../../../../build/templates/recipe.js';
import { box, disc, drawn, many, outlined, poly, ring, stroke, traced } from '../../scenes/kit.js';
import { card, icon, kicker, say } from '../../sheet.js';
import { layoutIn } from '../../stages/stage.js';

/** A cigarette that lies and smokes, about its middle. */
const cigarette = (cx: number, cy: number, s: number, color: string, filter = color): Layer[] => [
  box(cx - s * 0.5, cy - s * 0.07, s * 0.24, s * 0.14, filter), box(cx - s * 0.24, cy - s * 0.07, s * 0.46, s * 0.14, color), box(cx + s * 0.25, cy - s * 0.07, s * 0.07, s * 0.14, color), box(cx + s * 0.35, cy - s * 0.07, s * 0.07, s * 0.14, color),
  ...[0.24, 0.36].map((at) => traced([cx + s * at, cy - s * 0.4, s * 0.12, s * 0.28], 'M20 100C-30 70 90 40 40 0', color, s * 0.04)),
];

/** A red ring with a bar through what is not wanted. */
const struck = (cx: number, cy: number, r: number, inside: readonly Layer[]): Layer[] => {
  const [w, k] = [r * 0.22, (r - r * 0.11) * Math.SQRT1_2];
  return [disc(cx, cy, r, 'bg'), ...inside, ring(cx, cy, r - w / 2, w, 'accent'), stroke([cx - k, cy - k], [cx + k, cy + k], w * 0.92, 'accent')];
};

/** The ring over the words, a foot of color. */
const noSmoking = layoutIn('sign-no-smoking', 'poster', ({ w, h }) => ({
  ground: 'bg',
  layers: [
    ...struck(50, 45, 36, cigarette(50, 50, 44.6, 'ink')), say('title', 'heading', [6, 87, 88, 25], [21, 9], 'ink', { align: 'center', v: 'middle', lines: 2, caps: true }),
    box(0, h - 24, w, 24, 'accent'), say('body', 'sub', [8, h - 24, w - 16, 24], [4.6, 3], 'onAccent', { on: 'accent', align: 'center', v: 'middle', lines: 2, leading: 1.35, weight: 600 }),
  ],
}));

/** The words on a head of color, the ring under them, a frame about both. */
const ban = layoutIn('sign-ban', 'poster', ({ w, h }) => ({
  ground: 'accent',
  layers: [
    card(5, 48, w - 10, h - 53, 'bg', 4), say('title', 'heading', [7, 9, 86, 31], [24, 9], 'onAccent', { on: 'accent', align: 'center', v: 'middle', lines: 2, caps: true }),
    ...struck(50, 82, 29, [icon('sign', 34, 66, 32, ['ink'])]), say('body', 'sub', [12, h - 24, w - 24, 14], [5, 3], 'ink', { on: 'bg', align: 'center', v: 'middle', lines: 2, leading: 1.35, weight: 600 }),
  ],
}));

/** A ring on a field of ink, the words to its right in a wide column. */
const banDark = layoutIn('sign-ban-dark', 'letter-flyer', ({ w, h }) => ({
  ground: 'ink',
  layers: [
    { k: 'shape', outline: 'rectangle', at: [4, 4, w - 8, h - 8], radius: 0.05, stroke: { color: 'accent2', width: 0.8 } },
    say('title', 'heading', [10, 11, 80, 31], [25, 10], 'bg', { on: 'ink', lines: 2, caps: true, v: 'middle', align: 'center' }),
    disc(50, 80, 30, 'accent'), disc(50, 80, 25.4, 'bg'), ...cigarette(50, 82, 40, 'ink', 'accent2'), stroke([50 - 19.6, 79 - 19.6], [50 + 19.6, 79 + 19.6], 5.6, 'accent'),
    say('body', 'sub', [10, h - 17, 80, 8], [4.2, 2.8], 'accent2', { on: 'ink', align: 'center', v: 'middle', lines: 2, leading: 1.3 }),
  ],
}));

/** One long cigarette over the page, bent in two, and a line to read. */
const banBent = layoutIn('sign-ban-bent', 'poster', ({ w, h }) => ({
  ground: 'accent2/bg/.5',
  layers: [
    say('title', 'heading', [7, 9, 86, 40], [26, 11], 'ink', { on: 'accent2/bg/.5', lines: 3, leading: 0.96 }),
    box(-2, 81, 30, 13, 'accent'), box(28, 81, 27, 13, 'bg'), poly([[55, 81], [61, 81], [58, 87], [64, 90], [55, 94]], 'bg'), poly([[64, 78], [69, 84], [66, 88], [72, 90], [80, 105], [91, 98.6], [78, 76]], 'bg'), poly([[80, 105], [91, 98.6], [95, 105.4], [84, 111.8]], 'ink'), poly([[84, 111.8], [95, 105.4], [97, 109], [86, 115.4]], 'accent'),
    ...many(4, (i) => box(4 + i * 5.6, 83 + (i % 2) * 6, 1.6, 1.6, 'accent/bg/.3')), traced([72, 52, 10, 22], 'M30 100C-30 70 110 40 50 0', 'ink/bg/.5', 1.8), traced([82, 58, 8, 16], 'M30 100C-30 70 110 40 50 0', 'ink/bg/.5', 1.4),
    box(0, h - 20, w, 20, 'ink'), say('body', 'sub', [8, h - 20, w - 16, 20], [4.6, 3], 'bg', { on: 'ink', v: 'middle', lines: 2, leading: 1.35 }),
  ],
}));

/** A small card for a table or a door: the ring, two lines. */
const banSquare = layoutIn('sign-ban-square', 'square-picture', ({ w, h }) => ({
  ground: 'accent',
  layers: [
    card(5, 5, w - 10, h - 10, 'bg', 6), ...struck(50, 38, 25, [icon('sign', 36, 24, 28, ['ink'])]),
    say('title', 'heading', [10, 67, 80, 15], [13, 6], 'ink', { on: 'bg', align: 'center', v: 'middle' }), say('body', 'sub', [12, 83, 76, 6], [4, 2.9], 'accentText', { on: 'bg', align: 'center', v: 'middle' }),
  ],
}));

/** A gate between trees with a board on it. */
const gate = layoutIn('sign-gate', 'letter-flyer', ({ w, h }) => ({
  ground: 'accent2/bg/.62',
  layers: [
    ...[[8, 34, 20], [92, 30, 22], [24, 20, 15], [78, 18, 14]].flatMap(([x, y, r]): Layer[] => [box(x! - 1.6, y!, 3.2, h - y! - 20, 'ink/extra/.4'), outlined('ellipse', x!, y! + 4, r! * 1.3, r! * 2.2, 'extra/ink/.3')]),
    drawn(0, h - 26, w, 26.2, 'M0 20C30 0 70 30 100 10V100H0Z', 'extra/ink/.5'),
    ...[92, 103, 114].map((y) => box(4, y, w - 8, 5, 'ink/accent/.3')), stroke([9, 118], [46, 93], 4, 'ink/accent/.3'), stroke([91, 118], [54, 93], 4, 'ink/accent/.3'), ...[4, 47.5, 91].map((x) => card(x, 84, 5, h - 88, 'ink', 1)),
    card(11.6, 25.4, 78, 59, 'ink', 3), card(10, 23, 78, 59, 'bg', 3), { k: 'shape', outline: 'rectangle', at: [12.2, 25.2, 73.6, 54.6], radius: 0.03, stroke: { color: 'accent', width: 1.2 } }, ...[[15, 28], [83, 28], [15, 77], [83, 77]].map(([x, y]) => disc(x!, y!, 0.9, 'ink')),
    kicker('tag', [17, 31, 64, 4], [4, 2.8], 'accentText', { on: 'bg', align: 'center', weight: 700 }), say('title', 'heading', [17, 37, 64, 28], [18, 8], 'ink', { on: 'bg', align: 'center', v: 'middle', lines: 2, caps: true }), say('body', 'sub', [16, 67, 66, 9], [3.8, 2.6], 'ink', { on: 'bg', align: 'center', v: 'middle', lines: 2, leading: 1.3 }),
  ],
}));

export const banSigns: readonly Recipe[] = [
  noSmoking, ban, banDark, banBent, banSquare, gate,
];
