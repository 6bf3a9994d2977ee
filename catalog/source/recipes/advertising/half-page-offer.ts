import type { Recipe } from '../../../build/templates/recipe.js';

/** One offer, one shape, one button: read in passing. */
export const halfPageOffer: Recipe = {
  id: 'half-page-offer',
  category: 'half-page',
  size: [300, 600],
  ground: 'bg',
  layers: [
    { k: 'shape', outline: 'ellipse', id: 'disc', at: [-22, 68, 144, 144], color: 'accent2' },
    { k: 'shape', outline: 'ellipse', id: 'disc-2', at: [2, 92, 96, 96], color: 'accent' },
    { k: 'art', art: 'motif', at: [26, 100, 48, 48], colors: ['ink', 'bg', 'extra', 'accent2'] },
    { k: 'text', t: 'tag', font: 'sub', at: [9, 11, 82, 5], size: [5, 4.2], caps: true, tracking: 0.1, color: 'accentText' },
    { k: 'text', t: 'title', font: 'heading', at: [9, 22, 82, 38], size: [17, 9], lines: 3, color: 'ink' },
    { k: 'shape', outline: 'pill', id: 'button', at: [16, 170, 68, 17], color: 'ink' },
    { k: 'text', t: 'cta', font: 'sub', at: [20, 170, 60, 17], size: [6.2, 4.6], weight: 700, align: 'center', v: 'middle', color: 'bg', on: 'ink' },
  ],
};
