import type { Recipe } from '../../../build/templates/recipe.js';

/** The name alone, in three lines as large as the square will take; a small mark signs it. */
export const logoStack: Recipe = {
  id: 'logo-stack',
  category: 'logo',
  size: [500, 500],
  ground: 'accent',
  layers: [
    { k: 'text', t: 'name', font: 'heading', at: [10, 11, 80, 57], size: [27, 12], lines: 3, leading: 0.92, color: 'onAccent', on: 'accent' },
    { k: 'shape', outline: 'rectangle', id: 'rule', at: [10, 77, 80, 0.9], color: 'onAccent' },
    { k: 'text', t: 'tag', font: 'sub', at: [10, 84, 60, 4], size: [4.2, 2.8], v: 'middle', color: 'onAccent', on: 'accent' },
    { k: 'shape', outline: 'ellipse', id: 'coin', at: [76.4, 70.6, 13.6, 13.6], color: 'onAccent' },
    { k: 'art', art: 'mark', at: [78.9, 73.1, 8.6, 8.6], colors: ['onAccent/accent/.4', 'accent'] },
  ],
};
