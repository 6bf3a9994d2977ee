import type { Recipe } from '../../../../build/templates/recipe.js';
import { disc, drawn, leaf, many, oval, outlined, poly, ring, starAt, stroke, towards, traced } from '../../scenes/kit.js';
import { say } from '../../sheet.js';
import { layoutIn } from '../../stages/stage.js';

/** A ball of yarn that smiles, two needles through it and an end that runs off. */
const yarnIcon = layoutIn('yarn-shop-icon', 'shop-icon', () => ({
  ground: 'accent2',
  layers: [
    ...many(6, (i) => many(6, (k) => drawn(i * 18 + (k % 2) * 9 - 6, k * 18 - 2, 9, 8, 'M0 0L50 50L100 0V44L50 100L0 44Z', 'accent2/bg/.3'))).flat(),
    stroke([91, 11], [6, 66], 3, 'ink'), stroke([78, 4], [13, 78], 3, 'ink'), disc(92, 10.4, 4.6, 'ink'), disc(79, 5, 4.6, 'ink'),
    traced([58, 74, 46, 20], 'M0 20C20 120 50 110 62 70C74 30 90 40 100 60', 'accent', 2.6),
    disc(50, 48, 33, 'accent'),
    ...many(4, (i) => traced([22 + i * 3.4, 17 + i * 4.4, 40 - i * 3, 32 - i * 4.6], 'M0 100C10 40 50 0 100 2', 'accent/bg/.4', 1.7)), ...many(3, (i) => traced([57 + i * 5, 22 + i * 5.4, 23 - i * 4.4, 32 - i * 4], 'M0 0C50 4 96 44 100 100', 'accent/ink/.2', 1.7)), ...many(3, (i) => traced([24 + i * 5, 60 + i * 4, 52 - i * 10, 10], 'M0 0C20 80 70 110 100 20', 'accent/ink/.2', 1.7)),
    oval(38, 49, 3, 3.8, 'ink'), oval(62, 49, 3, 3.8, 'ink'), disc(39, 47.6, 1.1, 'bg'), disc(63, 47.6, 1.1, 'bg'), oval(31, 55, 4, 2.6, 'accent2'), oval(69, 55, 4, 2.6, 'accent2'), traced([45.4, 53, 9.2, 4.4], 'M0 0C20 120 80 120 100 0', 'ink', 1.6),
    drawn(8, 74, 84, 20, 'M6 0H94L100 50L94 100H6L0 50Z', 'ink'), say('title', 'heading', [15, 76.6, 70, 14.8], [15, 8], 'bg', { on: 'ink', align: 'center', v: 'middle' }),
  ],
}));

/** A moon that holds a stone, in gold on a dark ground. */
const moonIcon = layoutIn('moon-shop-icon', 'shop-icon', () => ({
  ground: 'ink',
  layers: [
    ...many(24, (i) => i * 15).filter((angle) => angle < 30 || angle > 150).map((angle) => leaf(...towards(50, 40, 34, angle), 40, 2.2, angle, 'ink/accent/.26')), disc(50, 40, 33, 'ink'),
    ring(50, 40, 33, 0.7, 'accent'), disc(50, 40, 29, 'accent'), disc(56, 34, 23.6, 'ink'),
    poly([[44, 28], [64, 28], [70, 35], [54, 53], [38, 35]], 'bg'), poly([[44, 28], [49, 35], [38, 35]], 'accent2'), poly([[64, 28], [59, 35], [70, 35]], 'accent2'), poly([[49, 35], [59, 35], [54, 53]], 'extra'), poly([[49, 35], [54, 28], [59, 35]], 'bg'),
    ...([[22, 16, 3.4], [81, 20, 2.6], [84, 58, 3.2], [14, 56, 2.4], [68, 16, 2.2]] as const).map(([x, y, r]) => starAt(x, y, r, 'accent', 4, 0.26)),
    say('title', 'heading', [8, 77, 84, 12], [14, 7], 'accent', { on: 'ink', align: 'center', v: 'middle' }),
    say('tag', 'sub', [12, 91.4, 76, 3.4], [3.4, 2.6], 'bg', { on: 'ink', align: 'center', v: 'middle', caps: true, tracking: 0.2 }),
  ],
}));

/** A cookie with a bite out of it, larger than the icon, and the shop's name among the chips. */
const cookieIcon = layoutIn('cookie-shop-icon', 'shop-icon', () => ({
  ground: 'accent2/bg/.5',
  layers: [
    disc(46, 54, 51, 'accent/ink/.3'), disc(46, 52, 50, 'accent'),
    ...([[12, 24, 14], [44, 10, 12], [10, 80, 15], [78, 88, 12], [40, 92, 13], [62, 22, 9], [28, 22, 6], [26, 94, 5], [88, 70, 7]] as const).map(([x, y, s], i) => outlined((['blob', 'blob-2', 'blob-3'] as const)[i % 3]!, x, y, s, s, 'ink')),
    ...([[24, 12], [58, 34], [8, 42], [60, 80], [24, 76], [80, 56], [90, 82]] as const).map(([x, y]) => disc(x, y, 1.3, 'accent/ink/.34')),
    disc(88, 12, 17, 'accent2/bg/.5'), disc(72, 4, 11, 'accent2/bg/.5'), disc(96, 30, 12, 'accent2/bg/.5'),
    ...([[78, 24, 2.4], [85, 34, 1.7], [66, 16, 1.5], [90, 14, 2.8]] as const).map(([x, y, r]) => disc(x, y, r, 'accent')),
    say('title', 'heading', [7, 40, 82, 28], [34, 14], 'onAccent', { on: 'accent', align: 'center', v: 'middle' }),
  ],
}));

export const storefronts: readonly Recipe[] = [yarnIcon, moonIcon, cookieIcon];
