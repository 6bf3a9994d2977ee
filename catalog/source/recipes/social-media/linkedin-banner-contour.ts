import type { Recipe } from '../../../build/templates/recipe.js';

/** Contour lines on a dark ground, a fine upright rule, and a name set quietly beside it. */
export const linkedinBannerContour: Recipe = {
  id: 'linkedin-banner-contour',
  category: 'linkedin-banner',
  size: [1584, 396],
  mode: 'dark',
  layers: [
    { k: 'background', photo: 'ground', colors: ['bg', 'bg/accent/.62'] },
    { k: 'shape', outline: 'rectangle', id: 'scrim', at: [160, 0, 240, 100], color: 'bg', fade: { angle: 0, opacity: [0, 0.94, 1] } },
    { k: 'shape', outline: 'rectangle', id: 'rule', at: [226, 20, 0.9, 60], color: 'accent' },
    { k: 'text', t: 'tag', font: 'sub', at: [238, 21, 148, 5], size: [5, 4.4], caps: true, tracking: 0.16, color: 'accentText' },
    { k: 'text', t: 'title', font: 'heading', at: [238, 34, 148, 26], size: [26, 12], v: 'middle', color: 'ink' },
    { k: 'text', t: 'site', font: 'sub', at: [238, 74, 148, 5], size: [6.4, 4.6], v: 'bottom', color: 'ink' },
  ],
};
