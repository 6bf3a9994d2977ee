import type { Recipe } from '../../../build/templates/recipe.js';

/** Three pictures of one theme among colored squares, two of them with a drawing and one with the words. */
export const collageMosaic: Recipe = {
  id: 'collage-mosaic',
  category: 'photo-collage',
  size: [1080, 1080],
  layers: [
    {
      ...{ k: 'grid', id: 'mosaic', layout: 'corner-large', at: [5, 5, 90, 90], gap: 1.6 },
      boxes: ['photo:hero', 'accent2', 'photo:second', 'ink', 'photo:third', 'accent'],
    },
    { k: 'art', art: 'motif', at: [69, 8.4, 23, 23], colors: ['ink', 'ink/accent2/.45', 'bg', 'accent'] },
    { k: 'art', art: 'emblem', at: [70.5, 70.5, 19.5, 19.5], colors: ['onAccent', 'onAccent/accent/.5', 'ink', 'bg'] },
    { k: 'text', t: 'title', font: 'heading', at: [8.4, 69.4, 22.6, 16], size: [6.4, 3.6], lines: 3, color: 'bg', on: 'ink' },
    { k: 'text', t: 'date', font: 'sub', at: [8.4, 88.6, 22.6, 2.8], size: [2.3, 2], v: 'bottom', color: 'accent2', on: 'ink' },
  ],
};
