import type { Layer, Recipe } from '../../../../build/templates/recipe.js';
import { box, disc, many, poly, ring, starAt, stroke, towards } from '../../scenes/kit.js';
import { card, icon, rule, say } from '../../sheet.js';
import { layoutIn } from '../../stages/stage.js';

/** A board on a string, one word as wide as it. */
const doorBoard = layoutIn('door-board', 'poster', ({ h }) => ({
  ground: 'accent2',
  layers: [
    ...many(9, (i) => box(i * 12 - 2, 0, 6, h, 'accent2/bg/.07')), stroke([50, 15], [14, 46], 1, 'ink'), stroke([50, 15], [86, 46], 1, 'ink'), disc(50, 15, 3.4, 'ink'), disc(50, 15, 1.2, 'accent2'),
    card(7.6, 46.6, 88, 62, 'ink', 7), card(6, 45, 88, 62, 'accent', 7), { k: 'shape', outline: 'rectangle', at: [8.6, 47.6, 82.8, 56.8], radius: 0.08, stroke: { color: 'onAccent', width: 0.7 } }, disc(14, 52, 1.6, 'ink'), disc(86, 52, 1.6, 'ink'),
    say('tag', 'sub', [14, 52, 72, 6], [4.6, 3], 'onAccent', { on: 'accent', align: 'center', v: 'middle', weight: 600 }), say('title', 'heading', [12, 59, 76, 30], [32, 12], 'onAccent', { on: 'accent', align: 'center', v: 'middle', caps: true }), rule(28, 91.4, 17, 'onAccent', 0.5), rule(55, 91.4, 17, 'onAccent', 0.5), starAt(50, 91.6, 2, 'onAccent', 5, 0.46), say('body', 'sub', [14, 94.4, 72, 6], [4, 2.8], 'onAccent', { on: 'accent', align: 'center', v: 'middle' }),
    say('site', 'sub', [8, h - 18, 84, 6], [4.2, 2.8], 'ink', { on: 'accent2', align: 'center', v: 'middle', weight: 700 }),
  ],
}));

/** A night sky for a shop that sleeps: a moon, stars and one word. */
const doorMoon = layoutIn('door-moon', 'poster', ({ w, h }) => ({
  ground: 'ink',
  layers: [
    ...many(26, (i) => starAt(((i * 37) % 96) + 2, ((i * 53) % 60) + 4, i % 4 ? 0.8 : 1.8, 'accent2', 4, 0.34)), disc(50, 44, 23, 'accent2'), disc(60, 37, 20, 'ink'), ...[0, 1, 2].map((i) => say(`zed${i + 1}`, 'heading', [57 + i * 8, 42 - i * 9, 10, 10], [5 + i * 2, 4], 'bg', { on: 'ink', v: 'middle' })),
    say('title', 'heading', [6, 74, 88, 26], [32, 12], 'bg', { on: 'ink', align: 'center', v: 'middle', caps: true }), say('body', 'sub', [10, 103, 80, 9], [4.6, 3], 'accent2', { on: 'ink', align: 'center', v: 'middle', lines: 2, leading: 1.3 }), box(0, h - 20, w, 20, 'accent'), say('site', 'sub', [8, h - 20, 84, 20], [4.4, 2.9], 'onAccent', { on: 'accent', align: 'center', v: 'middle', weight: 700 }),
  ],
}));

/** A clock to set by hand: when one is back. */
const doorClock = layoutIn('door-clock', 'poster', ({ w, h }) => ({
  ground: 'bg',
  layers: [
    box(0, 0, w, 44, 'accent'), say('title', 'heading', [7, 8, 86, 24], [20, 9], 'onAccent', { on: 'accent', align: 'center', v: 'middle', lines: 2 }), disc(50, 80, 41, 'bg'), disc(50, 80, 38, 'ink'), disc(50, 80, 34.6, 'accent2/bg/.6'),
    ...many(12, (i): Layer => { const [x, y] = towards(50, 80, 28, -60 + i * 30); return say(`hour${i + 1}`, 'heading', [x - 5, y - 4, 10, 8], [6, 4.4], 'ink', { on: 'accent2/bg/.6', align: 'center', v: 'middle' }); }),
    stroke([50, 80], towards(50, 80, 15, -150), 2.4, 'ink'), stroke([50, 80], towards(50, 80, 23, -90), 1.6, 'accent'), disc(50, 80, 3, 'ink'),
    say('body', 'sub', [10, 122.6, 80, 9], [4.4, 3], 'ink', { align: 'center', v: 'middle', lines: 2, leading: 1.3 }), box(0, h - 3, w, 3, 'ink'),
  ],
}));

/** A sign for a lawn: what it is, as large as a car sees, whom to call, which way. */
const yardArrow = layoutIn('yard-arrow', 'poster', ({ w, h }) => ({
  ground: 'bg',
  layers: [
    box(0, 0, w, 34, 'ink'), icon('sign', 8, 8, 18, ['accent2', 'bg']), say('company', 'heading', [30, 8, 62, 18], [9, 4.6], 'bg', { on: 'ink', v: 'middle', lines: 2 }), box(0, 34, w, 1.6, 'accent2'),
    say('title', 'heading', [6, 42, 88, 42], [34, 13], 'accentText', { align: 'center', v: 'middle', lines: 2, caps: true }), say('body', 'sub', [8, 86, 84, 7], [4.6, 3.2], 'ink', { align: 'center', v: 'middle' }),
    poly([[8, 98], [72, 98], [72, 93.6], [94, 106.6], [72, 119.6], [72, 115.2], [8, 115.2]], 'accent'), say('cta', 'heading', [13, 100, 62, 13.2], [8, 4.6], 'onAccent', { on: 'accent', v: 'middle' }), say('phone', 'heading', [6, h - 19, 88, 13], [16, 8], 'ink', { align: 'center', v: 'middle' }), box(0, h - 2, w, 2, 'ink'),
  ],
}));

/** A roof over the words, a number as wide as the house. */
const yardHouse = layoutIn('yard-house', 'poster', ({ w, h }) => ({
  ground: 'accent',
  layers: [
    poly([[50, 9], [95, 46], [95, 52], [50, 15.6], [5, 52], [5, 46]], 'accent/ink/.3'), poly([[50, 18], [88, 48.6], [88, 106], [12, 106], [12, 48.6]], 'bg'), box(72, 16, 9, 17, 'accent/ink/.3'), disc(50, 39, 5.4, 'accent2'), box(49.2, 33.6, 1.6, 10.8, 'bg'), box(44.6, 38.2, 10.8, 1.6, 'bg'),
    say('title', 'heading', [15, 50, 70, 34], [27, 11], 'ink', { on: 'bg', align: 'center', v: 'middle', lines: 2, caps: true }), say('body', 'sub', [16, 87, 68, 12], [4.4, 3], 'ink', { on: 'bg', align: 'center', v: 'middle', lines: 2, leading: 1.34 }), box(0, 106, w, h - 106, 'ink'),
    say('phone', 'heading', [6, 110, 88, 15], [17, 8], 'accent2', { on: 'ink', align: 'center', v: 'middle' }), say('company', 'sub', [8, 128, 84, 6], [4, 2.8], 'bg', { on: 'ink', align: 'center', v: 'middle', weight: 600 }),
  ],
}));

/** A week of hours as a list on a dark board, the shop's name over it. */
const hoursList = layoutIn('hours-list', 'poster', ({ w, h }) => ({
  ground: 'ink',
  layers: [
    { k: 'shape', outline: 'rectangle', at: [5, 5, w - 10, h - 10], stroke: { color: 'accent2', width: 0.6 } }, icon('sign', 41, 11, 18, ['accent2', 'bg']), say('title', 'heading', [10, 32, 80, 15], [15, 7], 'bg', { on: 'ink', align: 'center', v: 'middle' }), ring(50, 51.6, 1.2, 0.6, 'accent2'), rule(20, 51.4, 26, 'accent2', 0.4), rule(54, 51.4, 26, 'accent2', 0.4),
    ...many(7, (i): Layer[] => [say(`day${i + 1}`, 'sub', [14, 57 + i * 9, 34, 7], [4.2, 3], 'bg', { on: 'ink', v: 'middle' }), say(`hour${i + 1}`, 'heading', [46, 57 + i * 9, 40, 7], [4.2, 3], 'accent2', { on: 'ink', v: 'middle', align: 'right' }), rule(14, 64.8 + i * 9, 72, 'ink/bg/.24', 0.3)]).flat(), say('site', 'sub', [12, h - 17, 76, 6], [3.4, 2.5], 'bg', { on: 'ink', align: 'center', v: 'middle' }),
  ],
}));

export const counterSigns: readonly Recipe[] = [doorBoard, doorMoon, doorClock, yardArrow, yardHouse, hoursList];
