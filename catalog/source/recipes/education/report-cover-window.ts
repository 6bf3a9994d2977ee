import type { Recipe } from '../../../build/templates/recipe.js';

/** A photo that fills the upper part, a block of color that cuts into it and holds the title. */
export const reportCoverWindow: Recipe = {
  id: 'report-cover-window',
  category: 'report-cover',
  size: [794, 1123],
  layers: [
    { k: 'photo', photo: 'hero', at: [0, 0, 100, 88] },
    { k: 'shape', outline: 'rectangle', id: 'edge', at: [72, 0, 28, 12], color: 'accent' },
    { k: 'text', t: 'year', font: 'heading', at: [75, 4.4, 20, 4.6], size: [4.6, 3.4], v: 'middle', align: 'center', color: 'onAccent', on: 'accent' },
    { k: 'shape', outline: 'rectangle', id: 'block', at: [0, 64, 72, 58], color: 'ink' },
    { k: 'shape', outline: 'rectangle', id: 'step', at: [72, 88, 28, 34], color: 'accent2' },
    { k: 'shape', outline: 'quarter', id: 'step-quarter', at: [72, 88, 28, 34], color: 'accent', rotate: 0 },
    { k: 'text', t: 'tag', font: 'sub', at: [8, 72, 56, 2.6], size: [2.4, 2.1], caps: true, tracking: 0.16, color: 'bg', on: 'ink' },
    { k: 'line', at: [8, 77.2, 8, 0.9], thickness: 0.6, color: 'accent' },
    { k: 'text', t: 'title', font: 'heading', at: [8, 83, 57, 32], size: [11.5, 6.6], lines: 3, color: 'bg', on: 'ink' },
    { k: 'text', t: 'company', font: 'sub', at: [8, 129, 40, 3], size: [2.9, 2.3], weight: 600, color: 'ink' },
    { k: 'text', t: 'body', font: 'body', at: [48, 129, 44, 6], size: [2.3, 2], lines: 2, leading: 1.45, align: 'right', color: 'muted' },
  ],
};
