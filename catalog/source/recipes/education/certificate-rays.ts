import type { Recipe } from '../../../build/templates/recipe.js';
import { rays } from '../social-media/drawing.js';

/** Rays behind a seal, the name in the middle of a quiet sheet. */
export const certificateRays: Recipe = {
  id: 'certificate-rays',
  category: 'certificate',
  size: [1123, 794],
  ground: 'ink',
  layers: [
    { k: 'shape', outline: 'rectangle', id: 'rays', at: [0, 0, 141.4, 100], path: rays(141.4, 100, [70.7, 50], 24), color: 'ink/accent/.22' },
    { k: 'shape', outline: 'rectangle', id: 'sheet', at: [7, 7, 127.4, 86], color: 'bg' },
    { k: 'shape', outline: 'rectangle', id: 'line', at: [9, 9, 123.4, 82], stroke: { color: 'accent', width: 0.3 } },
    { k: 'shape', outline: 'burst', id: 'seal', at: [61.2, 71, 19, 19], color: 'accent' },
    { k: 'shape', outline: 'ellipse', id: 'seal-2', at: [64.2, 74, 13, 13], color: 'bg' },
    { k: 'art', art: 'emblem', at: [66.4, 76.2, 8.6, 8.6], colors: ['accent', 'ink', 'accent2'] },
    { k: 'text', t: 'tag', font: 'sub', at: [20, 16, 101.4, 3], size: [2.5, 2], caps: true, tracking: 0.2, align: 'center', color: 'accentText', on: 'bg' },
    { k: 'text', t: 'title', font: 'sub', at: [20, 25, 101.4, 4], size: [3.2, 2.6], align: 'center', color: 'ink', on: 'bg' },
    { k: 'text', t: 'name', font: 'heading', at: [20, 34, 101.4, 12], size: [12, 7], align: 'center', color: 'ink', on: 'bg' },
    { k: 'line', at: [44, 53, 53.4, 0.6], thickness: 0.24, color: 'accent' },
    { k: 'text', t: 'body', font: 'body', at: [32, 58, 77.4, 9], size: [2.9, 2.3], lines: 2, leading: 1.5, align: 'center', color: 'muted', on: 'bg' },
    { k: 'text', t: 'date', font: 'body', at: [18, 82, 36, 3], size: [2.6, 2.1], align: 'center', color: 'ink', on: 'bg' },
    { k: 'text', t: 'author', font: 'body', at: [87.4, 82, 36, 3], size: [2.6, 2.1], align: 'center', color: 'ink', on: 'bg' },
    { k: 'line', at: [22, 78.4, 28, 0.5], thickness: 0.2, color: 'ink' },
    { k: 'line', at: [91.4, 78.4, 28, 0.5], thickness: 0.2, color: 'ink' },
  ],
};
