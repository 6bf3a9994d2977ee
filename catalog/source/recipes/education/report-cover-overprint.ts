import type { Recipe } from '../../../build/templates/recipe.js';

/** Three inks printed over one another, under a title that keeps to the left edge; a year as large as the sheet allows. */
export const reportCoverOverprint: Recipe = {
  id: 'report-cover-overprint',
  category: 'report-cover',
  size: [794, 1123],
  layers: [
    { k: 'shape', outline: 'ellipse', id: 'ink-1', at: [30, 52, 62, 62], color: 'accent', blend: 'multiply' },
    { k: 'shape', outline: 'ellipse', id: 'ink-2', at: [58, 40, 62, 62], color: 'accent2', blend: 'multiply' },
    { k: 'shape', outline: 'ellipse', id: 'ink-3', at: [62, 72, 46, 46], color: 'extra', blend: 'multiply' },
    { k: 'text', t: 'company', font: 'sub', at: [8, 8.6, 60, 2.6], size: [2.5, 2.1], weight: 600, color: 'ink' },
    { k: 'text', t: 'tag', font: 'sub', at: [52, 8.6, 40, 2.6], size: [2.5, 2.1], align: 'right', color: 'ink' },
    { k: 'line', at: [8, 13.4, 84, 0.9], thickness: 0.4, color: 'ink' },
    { k: 'text', t: 'title', font: 'heading', at: [8, 20, 84, 32], size: [13, 7.5], lines: 3, color: 'ink' },
    { k: 'text', t: 'body', font: 'body', at: [8, 96, 24, 20], size: [2.5, 2.1], lines: 6, leading: 1.45, v: 'bottom', color: 'ink' },
    { k: 'line', at: [8, 121, 84, 0.9], thickness: 0.4, color: 'ink' },
    { k: 'text', t: 'year', font: 'heading', at: [8, 124.6, 40, 9], size: [11, 7], v: 'middle', color: 'ink' },
    { k: 'text', t: 'author', font: 'sub', at: [48, 125.8, 44, 2.6], size: [2.4, 2], align: 'right', color: 'ink' },
    { k: 'text', t: 'place', font: 'body', at: [48, 130.2, 44, 2.6], size: [2.4, 2], align: 'right', color: 'muted' },
  ],
};
