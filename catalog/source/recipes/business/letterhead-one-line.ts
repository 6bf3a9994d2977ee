import type { Recipe } from '../../../build/templates/recipe.js';
import { inked } from '../events/linework.js';
import { pen } from '../social-media/drawing.js';
import { letter } from './letter.js';

const [WIDTH, HEIGHT] = [100, 34];
const { to } = pen(WIDTH, HEIGHT);

type Step = readonly ['L' | 'C', ...number[]];
const GROUND = 28;

/** Points as they come: a straight step has one, a curve three. */
const drawn = (steps: readonly Step[]): string =>
  steps
    .map(([verb, ...places]) => {
      const points = Array.from({ length: places.length / 2 }, (_, i) => to(places[2 * i]!, places[2 * i + 1]!));
      return verb + points.join(' ');
    })
    .join('');

/** Hills, a house with its smoke, a tree, the water and a boat, and never once is the pen lifted. */
const landscape =
  `M${to(-2, GROUND)}` +
  drawn([
    ['C', 6, GROUND, 8, 17, 14, 14], ['C', 18, 12, 20, 22, 24, 21], ['C', 28, 20, 28, GROUND, 35, GROUND],
    ['L', 39, GROUND], ['L', 39, 19], ['L', 37.4, 19.6], ['L', 46, 11], ['L', 49, 14], ['L', 49, 10],
    ['C', 47, 7.4, 51.6, 6.6, 50.4, 4.6], ['C', 49.6, 3, 54.4, 2.6, 54, 4.6], ['C', 53.6, 6.4, 50.6, 7.4, 51.4, 10],
    ['L', 51.4, 16.4], ['L', 54.6, 19.6], ['L', 53, 19], ['L', 53, GROUND], ['L', 48.4, GROUND], ['L', 48.4, 22], ['L', 44.4, 22], ['L', 44.4, GROUND],
    ['L', 61, GROUND], ['L', 61, 20], ['C', 55.6, 19.6, 56, 12, 61, 10], ['C', 66, 12, 66.6, 19.4, 61, 20],
    ['C', 61, 24, 61, 26, 62.6, GROUND], ['C', 66, GROUND, 66.6, 30.4, 69.4, 30.4], ['C', 72, 30.4, 72, GROUND, 75, GROUND],
    ['L', 88, GROUND], ['L', 86, 31], ['L', 77, 31], ['L', 75, GROUND], ['L', 81, GROUND], ['L', 81, 14], ['L', 88, 25.4], ['L', 75.6, 25.4], ['L', 81, 14],
    ['L', 81, GROUND], ['L', 88, GROUND], ['C', 91, GROUND, 91, 30.4, 94, 30.4], ['C', 97, 30.4, 97, GROUND, 102, GROUND],
  ]);

/** The way home drawn in one line across the head of the sheet, the sun behind it. */
export const letterheadOneLine: Recipe = {
  id: 'letterhead-one-line',
  category: 'letterhead',
  size: [794, 1123],
  layers: [
    { k: 'shape', outline: 'ellipse', id: 'sun', at: [66.4, 6, 16, 16], color: 'accent' },
    inked('landscape', [0, 0, WIDTH, HEIGHT], landscape, 'ink', 0.42),
    { k: 'text', t: 'company', font: 'heading', at: [10, 39.4, 50, 6], size: [6, 4], color: 'ink' },
    { k: 'text', t: 'tag', font: 'sub', at: [60, 39.4, 30, 6], size: [2.05, 1.95], lines: 2, leading: 1.5, align: 'right', color: 'muted' },
    ...letter({ x: 10, y: 53, width: 80 }),
    { k: 'shape', outline: 'ellipse', id: 'sun-small', at: [10, 131, 2.4, 2.4], color: 'accent' },
    { k: 'text', t: 'address', font: 'sub', at: [15, 131, 36, 2.4], size: [2, 1.9], v: 'middle', color: 'ink' },
    { k: 'text', t: 'email', font: 'sub', at: [54, 131, 36, 2.4], size: [2, 1.9], v: 'middle', align: 'right', color: 'ink' },
  ],
};
