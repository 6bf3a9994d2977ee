import type { Layer, Recipe } from '../../../build/templates/recipe.js';
import { chance, hills, sketch, type Point } from '../social-media/drawing.js';

/** An open book seen from its foot, which is a bird as well. */
const BOOK = 'M0 34C16 6 40 14 50 40C60 14 84 6 100 34L96 62C80 44 62 52 50 84C38 52 20 44 4 62Z';

const books = [[58, 112, 20, -14], [28, 126, 14, 9], [72, 136, 11, 6], [44, 146, 8, -8]].map(([x, y, side, rotate], i): Layer => ({
  ...sketch(`book-${i + 1}`, [x!, y!, side!, side! * 0.72], BOOK, 'bg'),
  rotate: rotate!,
}));

const stars = Array.from({ length: 16 }, (_, i): Layer => {
  const side = 0.7 + chance(i + 40) * 1;
  return { k: 'shape', outline: 'ellipse', id: `star-${i + 1}`, at: [6 + chance(i) * 86, 86 + chance(i + 90) * 84, side, side], color: 'bg', opacity: 0.75 };
});

/** A layer of cut paper from a height down to the foot of the page. */
const layer = (i: number, top: number, color: string, points: readonly Point[]): Layer =>
  sketch(`hill-${i}`, [0, top, 100, 300 - top], hills(...points), color);

/** Books fly over hills of cut paper under a large moon; the words hang in the sky. */
export const bookmarkNight: Recipe = {
  id: 'bookmark-night',
  category: 'bookmark',
  size: [420, 1260],
  ground: 'ink',
  layers: [
    { k: 'shape', outline: 'rectangle', id: 'sky', at: [0, 0, 100, 300], gradient: { angle: 90, colors: ['ink', 'ink', 'ink/accent/.55'] } },
    ...stars,
    { k: 'shape', outline: 'ellipse', id: 'hole', at: [45, 10, 10, 10], stroke: { color: 'bg', width: 0.7 } },
    { k: 'text', t: 'title', font: 'heading', at: [9, 31, 82, 44], size: [19, 10], lines: 3, align: 'center', color: 'bg', on: 'ink' },
    { k: 'text', t: 'tag', font: 'sub', below: 'title', gap: 7, at: [9, 0, 82, 4], size: [4, 3], align: 'center', color: 'bg', on: 'ink' },
    { k: 'shape', outline: 'ellipse', id: 'glow', at: [6, 150, 70, 70], color: 'accent2', opacity: 0.28 },
    { k: 'shape', outline: 'ellipse', id: 'moon', at: [14, 158, 54, 54], color: 'accent2' },
    ...books,
    layer(1, 186, 'ink/accent/.62', [[0, 14], [26, 0], [52, 13], [76, 3], [100, 10]]),
    layer(2, 206, 'accent', [[0, 4], [30, 14], [62, 0], [100, 12]]),
    layer(3, 226, 'ink/accent/.66', [[0, 18], [34, 2], [70, 17], [100, 4]]),
    layer(4, 246, 'ink/accent/.36', [[0, 4], [40, 22], [74, 4], [100, 16]]),
    layer(5, 266, 'ink', [[0, 30], [30, 8], [66, 32], [100, 12]]),
    { k: 'text', t: 'company', font: 'sub', at: [9, 287, 82, 4], size: [3.4, 2.9], align: 'center', v: 'bottom', color: 'bg', on: 'ink' },
  ],
};
