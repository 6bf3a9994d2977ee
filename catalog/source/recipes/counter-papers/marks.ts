import type { Layer, Recipe } from '../../../build/templates/recipe.js';
import { rays } from '../social-media/drawing.js';
import { box, disc, drawn, many, poly, ring, starAt } from '../scenes/kit.js';
import { icon, kicker, say } from '../sheet.js';
import { layoutIn } from '../stages/stage.js';

/** The mark in a diamond that stands on the name's line. */
const markDiamond = layoutIn('mark-diamond', 'logo', () => ({
  ground: 'bg',
  layers: [
    poly([[50, 6], [81, 37], [50, 68], [19, 37]], 'accent'), poly([[50, 10], [77, 37], [50, 64], [23, 37]], 'accent/ink/.18'), icon('mark', 35.5, 22.5, 29, ['accent/onAccent/.35', 'onAccent']), box(8, 36.6, 12, 0.8, 'ink'), box(80, 36.6, 12, 0.8, 'ink'), ...[8, 92].map((x) => disc(x, 37, 1.5, 'accent2')),
    say('name', 'heading', [7, 72, 86, 11], [12, 6], 'ink', { align: 'center', v: 'middle' }), kicker('tag', [10, 87, 80, 4], [3.8, 3], 'accentText', { align: 'center' }),
  ],
}));

/** Light round the mark on a dark round, the name on a ribbon over its foot. */
const markSun = layoutIn('mark-sun', 'logo', () => ({
  ground: 'bg',
  layers: [
    disc(50, 46, 42, 'ink'), disc(50, 46, 39.4, 'accent2'), drawn(50 - 27.8, 46 - 27.8, 55.6, 55.6, rays(55.6, 55.6, [27.8, 27.8], 20), 'accent2/bg/.4'), ring(50, 46, 41, 2.8, 'ink'), disc(50, 38, 20, 'accent'), ring(50, 38, 18, 0.6, 'onAccent'), icon('mark', 38, 26, 24, ['accent/onAccent/.35', 'onAccent']),
    poly([[2, 66], [12, 74], [2, 82], [14, 82], [14, 66]], 'accent/ink/.3'), poly([[98, 66], [88, 74], [98, 82], [86, 82], [86, 66]], 'accent/ink/.3'), box(8, 61, 84, 17, 'ink'), say('name', 'heading', [11, 61, 78, 17], [10.5, 5.4], 'bg', { on: 'ink', align: 'center', v: 'middle' }),
    kicker('tag', [10, 91.4, 80, 4], [3.7, 3], 'accentText', { align: 'center', weight: 700 }),
  ],
}));

/** The name in large letters between bars, the mark over it on no ground at all. */
const markBars = layoutIn('mark-bars', 'logo', () => ({
  ground: 'ink',
  layers: [
    icon('mark', 32, 9, 36, ['accent', 'bg']), ...many(3, (i): Layer => box(10, 52 + i * 1.8, 80, 0.9 - i * 0.2, ['accent', 'accent2', 'bg'][i]!)), say('name', 'heading', [8, 59.4, 84, 17], [17, 7], 'bg', { on: 'ink', align: 'center', v: 'middle' }), ...many(3, (i): Layer => box(10, 79.4 + i * 1.8, 80, 0.5 + i * 0.2, ['bg', 'accent2', 'accent'][i]!)),
    kicker('tag', [12, 87.4, 76, 4], [3.8, 3], 'accent2', { on: 'ink', align: 'center', weight: 700 }), ...[10, 88].map((x) => starAt(x + 1, 89.4, 1.8, 'accent', 5, 0.45)),
  ],
}));

export const marks: readonly Recipe[] = [markDiamond, markSun, markBars];
