import type { Recipe } from '../../../build/templates/recipe.js';

/** A letter in a doorway of two colors, the name beneath it. */
export const monogramArch: Recipe = {
  id: 'monogram-arch',
  category: 'monogram',
  size: [500, 500],
  layers: [
    { k: 'shape', outline: 'arch', id: 'door', at: [29, 12, 42, 54], color: 'accent' },
    { k: 'shape', outline: 'arch', id: 'door-line', at: [26.4, 9.4, 47.2, 59.2], stroke: { color: 'ink', width: 0.7 } },
    { k: 'text', t: 'initial', font: 'heading', at: [32, 27, 36, 28], size: [34, 20], align: 'center', v: 'middle', color: 'onAccent', on: 'accent' },
    { k: 'text', t: 'name', font: 'sub', at: [10, 76, 80, 6], size: [6.4, 4], caps: true, tracking: 0.2, align: 'center', color: 'ink' },
    { k: 'text', t: 'tag', font: 'body', at: [10, 86, 80, 4], size: [3.4, 2.6], align: 'center', color: 'muted' },
  ],
};
