import type { FilterChoice, Recipe } from '../../../build/templates/recipe.js';

/** Photos of different makes look like one set in black and white. */
const grey: FilterChoice = { id: 'onyx' };

/** Two photos and two blocks of color in a mosaic, a date in one of them, the words at their right. */
export const facebookHighlightMosaic: Recipe = {
  id: 'facebook-highlight-mosaic',
  category: 'facebook-highlight',
  size: [1800, 1200],
  layers: [
    { k: 'photo', photo: 'hero', at: [0, 0, 54, 62], filter: grey },
    { k: 'shape', outline: 'rectangle', id: 'block-1', at: [55.2, 0, 32.8, 36.8], color: 'accent2' },
    { k: 'shape', outline: 'quarter', id: 'quarter', at: [55.2, 4, 32.8, 32.8], color: 'ink', rotate: 270 },
    { k: 'shape', outline: 'ellipse', id: 'sun', at: [74, 4.5, 9.5, 9.5], color: 'bg' },
    { k: 'photo', photo: 'second', at: [55.2, 38, 32.8, 62], filter: grey },
    { k: 'shape', outline: 'rectangle', id: 'block-2', at: [0, 63.2, 54, 36.8], color: 'accent' },
    { k: 'text', t: 'day', font: 'heading', at: [8, 70, 40, 16], size: [22, 12], color: 'onAccent', on: 'accent' },
    { k: 'text', t: 'month', font: 'sub', at: [8, 89, 40, 3.4], size: [3.6, 2.8], caps: true, tracking: 0.14, color: 'onAccent', on: 'accent' },
    { k: 'text', t: 'tag', font: 'sub', at: [97, 10, 45, 3], size: [2.6, 2.1], caps: true, tracking: 0.16, color: 'accentText' },
    { k: 'line', at: [97, 16.4, 7, 0.9], thickness: 0.5, color: 'accent' },
    { k: 'text', t: 'title', font: 'heading', at: [97, 25, 46, 40], size: [13, 7], lines: 4, color: 'ink' },
    { k: 'text', t: 'body', font: 'body', below: 'title', gap: 5, at: [97, 0, 44, 14], size: [3, 2.5], lines: 4, color: 'muted' },
    { k: 'text', t: 'place', font: 'sub', at: [97, 87, 45, 3.6], size: [3, 2.4], weight: 700, v: 'bottom', color: 'ink' },
  ],
};
