import type { Recipe } from '../../../build/templates/recipe.js';

/** A dark panel with map lines and a monogram; name and ways to reach it on the quiet side. */
export const cardPanel: Recipe = {
  id: 'card-panel',
  category: 'business-card',
  size: [1050, 600],
  layers: [
    { k: 'shape', outline: 'rectangle', id: 'panel', at: [0, 0, 62, 100], color: 'ink' },
    { k: 'art', art: 'motif-contour-panel', at: [0, 0, 62, 100], colors: ['ink/accent2/.32'] },
    { k: 'art', art: 'motif-hexagon-frame', at: [16, 25, 30, 30], colors: ['accent2'] },
    { k: 'text', t: 'initial', font: 'heading', at: [22, 32, 18, 16], size: [16, 10], align: 'center', v: 'middle', color: 'accent2', on: 'ink' },
    { k: 'text', t: 'company', font: 'sub', at: [4, 66, 54, 4], size: [4, 3], caps: true, tracking: 0.28, align: 'center', color: 'bg', on: 'ink' },
    { k: 'text', t: 'name', font: 'heading', at: [76, 21, 84, 11], size: [11.5, 8], color: 'ink' },
    { k: 'text', t: 'role', font: 'sub', below: 'name', gap: 5, at: [76, 0, 90, 4], size: [3.9, 3.3], caps: true, tracking: 0.16, color: 'accentText' },
    { k: 'line', at: [76, 48.6, 12, 1.4], thickness: 0.7, color: 'accent' },
    { k: 'art', art: 'icon-phone', at: [75.5, 58.8, 6, 6], colors: ['accentText'] },
    { k: 'text', t: 'phone', font: 'body', at: [85, 60.2, 82, 4], size: [4.3, 3.4], color: 'ink' },
    { k: 'art', art: 'icon-envelope-simple', at: [75.5, 67.8, 6, 6], colors: ['accentText'] },
    { k: 'text', t: 'email', font: 'body', at: [85, 69.2, 82, 4], size: [4.3, 3.4], color: 'ink' },
    { k: 'art', art: 'icon-map-pin', at: [75.5, 76.8, 6, 6], colors: ['accentText'] },
    { k: 'text', t: 'address', font: 'body', at: [85, 78.2, 82, 4], size: [4.3, 3.4], color: 'ink' },
  ],
};
