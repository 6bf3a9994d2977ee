import type { Recipe } from '../../../build/templates/recipe.js';

/** A mark over a widely set name, its line of business between two short rules. */
export const logoSeal: Recipe = {
  id: 'logo-seal',
  category: 'logo',
  size: [500, 500],
  layers: [
    { k: 'art', art: 'mark', at: [29, 11, 42, 42], colors: ['ink', 'accent', 'extra', 'accent2'] },
    { k: 'text', t: 'name', font: 'heading', at: [8, 63.5, 84, 9], size: [10.4, 6], caps: true, tracking: 0.18, align: 'center', color: 'ink' },
    { k: 'line', at: [8, 82.6, 13, 0.8], thickness: 0.4, color: 'accent' },
    { k: 'line', at: [79, 82.6, 13, 0.8], thickness: 0.4, color: 'accent' },
    { k: 'text', t: 'tag', font: 'sub', at: [23, 81.7, 54, 3], size: [3.1, 2.6], caps: true, tracking: 0.2, align: 'center', color: 'ink' },
  ],
};
