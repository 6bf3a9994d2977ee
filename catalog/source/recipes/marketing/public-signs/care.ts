import type { Layer, Recipe } from '../../../../build/templates/recipe.js';
import { box, disc, drawn, many, outlined, oval, poly, tear } from '../../scenes/kit.js';
import { card, icon, say } from '../../sheet.js';
import { layoutIn } from '../../stages/stage.js';

/** Slanted stripes across the page, a band's height. */
const stripes = (y: number, w: number, h: number): Layer[] => [box(0, y, w, h, 'accent2'), ...many(8, (i) => poly([[i * 15 - 8, y + h], [i * 15 - 8 + h * 0.7, y], [i * 15 - 0.5 + h * 0.7, y], [i * 15 - 0.5, y + h]], 'ink'))];

/** A triangle with a sign in it, round at its corners. */
const triangle = (cx: number, y: number, s: number): Layer[] => [drawn(cx - s / 2, y, s, s * 0.88, 'M50 0C55 0 58 3 60 7L98 86C102 94 98 100 90 100H10C2 100 -2 94 2 86L40 7C42 3 45 0 50 0Z', 'ink'), drawn(cx - s * 0.42, y + s * 0.075, s * 0.84, s * 0.745, 'M50 0C54 0 56 2 58 6L98 88C101 95 98 100 92 100H8C2 100 -1 95 2 88L42 6C44 2 46 0 50 0Z', 'accent2'), icon('sign', cx - s * 0.19, y + s * 0.3, s * 0.38, ['ink'])];

/** Stripes at the head and the foot, a triangle, words as large as they go. */
const hazard = layoutIn('sign-hazard', 'poster', ({ w, h }) => ({
  ground: 'bg',
  layers: [
    ...stripes(0, w, 13), ...stripes(h - 13, w, 13), box(0, 13, w, 0.8, 'ink'), box(0, h - 13.8, w, 0.8, 'ink'), ...triangle(50, 18.4, 56),
    say('title', 'heading', [6, 69, 88, 33], [25, 10], 'ink', { align: 'center', v: 'middle', lines: 2, caps: true, leading: 1 }), say('body', 'sub', [9, 106, 82, 15], [5, 3.1], 'ink', { align: 'center', v: 'middle', lines: 2, leading: 1.35, weight: 600 }),
  ],
}));

/** The plate of works and halls: a word in a dark head, what to know under it. */
const notice = layoutIn('sign-notice', 'letter-flyer', ({ w, h }) => ({
  ground: 'accent2',
  layers: [
    card(4, 4, w - 8, h - 8, 'ink', 5), card(5.4, 5.4, w - 10.8, h - 10.8, 'bg', 4), card(8.6, 8.6, w - 17.2, 30, 'accent', 3), say('title', 'heading', [12, 11, w - 24, 25], [25, 10], 'onAccent', { on: 'accent', align: 'center', v: 'middle', caps: true }),
    disc(50, 60, 16, 'accent2'), icon('sign', 39.4, 49.4, 21.2, ['ink']), say('detail', 'heading', [10, 80, 80, 22], [12, 5.4], 'ink', { on: 'bg', align: 'center', v: 'middle', lines: 2 }), say('body', 'sub', [12, 105, 76, 14], [4.2, 2.8], 'ink', { on: 'bg', align: 'center', v: 'middle', lines: 2, leading: 1.4 }),
  ],
}));

/** A roller that has just left a broad track, still dripping. */
const wetPaint = layoutIn('sign-wet-paint', 'poster', ({ w, h }) => ({
  ground: 'bg',
  layers: [
    box(8, 24, 84, 66, 'accent'), drawn(8, 89.6, 84, 28, 'M0 0H100V24C100 40 92 40 92 24C92 12 86 12 86 30V70C86 92 78 92 78 70V22C78 10 71 10 71 26C71 44 63 44 63 26C63 12 57 12 57 34V88C57 104 48 104 48 88V30C48 14 42 14 42 24C42 40 34 40 34 24C34 12 28 12 28 30V52C28 70 20 70 20 52V24C20 12 14 12 14 26V36C14 50 6 50 6 36V16C4 8 0 8 0 0Z', 'accent'),
    card(5, 10, 90, 17, 'accent/ink/.3', 4), card(5, 10, 90, 5, 'accent/bg/.2', 2), card(1.4, 12, 4, 13, 'ink', 1), card(94.6, 12, 4, 13, 'ink', 1),
    say('title', 'heading', [13, 33, 74, 54], [38, 10], 'onAccent', { on: 'accent', align: 'center', v: 'middle', lines: 2, caps: true, leading: 1 }), say('body', 'sub', [8, h - 21, w - 16, 14], [4.8, 3.1], 'ink', { align: 'center', v: 'middle', lines: 2, leading: 1.35, weight: 600 }),
  ],
}));

/** A can that has tipped over, the words above. */
const paintCan = layoutIn('sign-paint-can', 'letter-flyer', ({ w, h }) => ({
  ground: 'accent2/bg/.4',
  layers: [
    say('title', 'heading', [7, 9, 86, 38], [27, 11], 'ink', { on: 'accent2/bg/.4', lines: 2, leading: 0.98, v: 'middle' }), say('body', 'sub', [7, 53, 70, 12], [4.4, 2.9], 'ink', { on: 'accent2/bg/.4', lines: 2, leading: 1.35 }),
    drawn(0, h - 42, w, 42.2, 'M0 46C10 30 26 44 36 34C48 20 56 6 70 16C82 24 92 14 100 22V100H0Z', 'accent'), oval(28, h - 12, 12, 3, 'accent/bg/.2'), oval(60, h - 17, 5, 1.5, 'accent/bg/.2'),
    ...[box(58, h - 61, 30, 27, 'ink', { rotate: 24 }), box(58, h - 53, 30, 8, 'bg', { rotate: 24 })], oval(59, h - 53, 4.6, 14, 'ink/bg/.3', { rotate: 24 }), oval(59.4, h - 52.6, 3.4, 11.6, 'accent/ink/.3', { rotate: 24 }), tear(50, h - 36, 9, 16, 'accent', { rotate: 200 }),
  ],
}));

/** A folding stand on a wet floor. */
const wetFloor = layoutIn('sign-wet-floor', 'poster', ({ w, h }) => ({
  ground: 'extra/bg/.5',
  layers: [
    box(0, h - 34, w, 34.2, 'extra/ink/.2'), oval(50, h - 17, 46, 11, 'extra/bg/.24'), oval(42, h - 14, 30, 5, 'extra/bg/.5'), poly([[60, 12], [68, 12], [90, h - 18], [82, h - 16]], 'ink'), drawn(12, 9, 76, h - 24, 'M32 0H68C71 0 73 2 74 5L100 96C101 98.6 99 100 97 100H80L76 91H24L20 100H3C1 100 -1 98.6 0 96L26 5C27 2 29 0 32 0Z', 'accent2'), card(43, 12.4, 14, 4, 'ink', 2),
    drawn(32, 22, 36, 31.6, 'M50 0C55 0 58 3 60 7L98 86C102 94 98 100 90 100H10C2 100 -2 94 2 86L40 7C42 3 45 0 50 0Z', 'ink'), icon('sign', 42.6, 33, 14.8, ['accent2']),
    say('title', 'heading', [27, 59, 46, 22], [15, 6], 'ink', { on: 'accent2', align: 'center', v: 'middle', lines: 2, caps: true }), say('body', 'sub', [26, 84, 48, 17], [4.8, 3], 'ink', { on: 'accent2', align: 'center', v: 'middle', lines: 3, leading: 1.3, weight: 600 }), outlined('ellipse', 17, 22, 3, 4.4, 'bg'), outlined('ellipse', 85, 34, 2.4, 3.6, 'bg'),
  ],
}));

export const careSigns: readonly Recipe[] = [hazard, notice, wetPaint, paintCan, wetFloor];
