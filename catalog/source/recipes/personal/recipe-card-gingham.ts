import type { Layer, Recipe } from '../../../build/templates/recipe.js';
import { pen, sketch } from '../social-media/drawing.js';

const WIDTH = 142.86;
const CELL = 3.57;
const { box } = pen(WIDTH, 100);

const every = (length: number, bar: (at: number) => string): string =>
  Array.from({ length: Math.ceil(length / CELL / 2) }, (_, i) => bar(i * 2 * CELL)).join('');

/** A numeral and what to do. */
const step = (i: number): Layer[] => {
  const y = 44.6 + i * 11.4;
  return [
    { k: 'text', t: `number${i + 1}`, font: 'heading', at: [62, y, 6, 5], size: [5.6, 4.4], color: 'accentText' },
    { k: 'text', t: `step${i + 1}`, font: 'body', at: [70, y, 57, 9], size: [2.95, 2.4], lines: 2, leading: 1.5, color: 'ink' },
  ];
};

/** A card on a gingham cloth: what goes in on the left, what to do on the right, a plate over the corner. */
export const recipeCardGingham: Recipe = {
  id: 'recipe-card-gingham',
  category: 'recipe-card',
  size: [1500, 1050],
  layers: [
    { ...sketch('cloth-down', [0, 0, WIDTH, 100], every(WIDTH, (x) => box(x, 0, CELL, 100)), 'accent'), opacity: 0.55 },
    { ...sketch('cloth-across', [0, 0, WIDTH, 100], every(100, (y) => box(0, y, WIDTH, CELL)), 'accent'), opacity: 0.55 },
    { k: 'shape', outline: 'rectangle', id: 'card', at: [7.14, 7.14, WIDTH - 14.28, 85.72], color: 'bg' },
    { k: 'shape', outline: 'rectangle', id: 'edge', at: [9, 9, WIDTH - 18, 82], stroke: { color: 'accent', width: 0.3 } },
    { k: 'shape', outline: 'ellipse', id: 'plate', at: [105, 3, 33, 33], color: 'accent2' },
    { k: 'shape', outline: 'ellipse', id: 'well', at: [109, 7, 25, 25], color: 'bg' },
    { k: 'art', art: 'emblem', at: [113.5, 11.5, 16, 16], colors: ['ink', 'accent'] },
    { k: 'text', t: 'tag', font: 'sub', at: [15, 14.5, 80, 2.6], size: [2.4, 2.1], caps: true, tracking: 0.16, color: 'accentText' },
    { k: 'text', t: 'title', font: 'heading', at: [15, 20, 86, 9], size: [11.5, 6], color: 'ink' },
    { k: 'line', at: [15, 35.2, 38, 0.6], thickness: 0.3, color: 'accent' },
    { k: 'line', at: [62, 35.2, 64, 0.6], thickness: 0.3, color: 'accent' },
    { k: 'text', t: 'serves', font: 'sub', at: [15, 38.6, 38, 2.6], size: [2.5, 2.1], weight: 700, color: 'accentText' },
    { k: 'text', t: 'items', font: 'body', at: [15, 44.6, 40, 42], size: [2.95, 2.4], lines: 8, leading: 1.8, color: 'ink' },
    { k: 'text', t: 'time', font: 'sub', at: [62, 38.6, 64, 2.6], size: [2.5, 2.1], weight: 700, color: 'accentText' },
    ...[0, 1, 2, 3].flatMap(step),
  ],
};
