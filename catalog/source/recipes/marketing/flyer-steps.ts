import type { Recipe } from '../../../build/templates/recipe.js';

/** A stair of color climbs the page; the words stand where it leaves room. */
export const flyerSteps: Recipe = {
  id: 'flyer-steps',
  category: 'flyer',
  size: [559, 794],
  ground: 'accent2',
  layers: [
    { k: 'shape', outline: 'rectangle', id: 'step-1', at: [0, 104, 25.2, 38.2], color: 'ink' },
    { k: 'shape', outline: 'rectangle', id: 'step-2', at: [25, 86, 25.2, 56.2], color: 'accent' },
    { k: 'shape', outline: 'rectangle', id: 'step-3', at: [50, 68, 25.2, 74.2], color: 'bg' },
    { k: 'shape', outline: 'rectangle', id: 'step-4', at: [75, 50, 25.2, 92.2], color: 'extra' },
    { k: 'shape', outline: 'ellipse', id: 'ball', at: [29, 66, 17, 17], color: 'bg' },
    { k: 'shape', outline: 'half', id: 'dome', at: [75, 37.6, 25, 12.5], color: 'accent' },
    { k: 'shape', outline: 'quarter', at: [0, 79, 25, 25], color: 'bg', rotate: 180 },
    { k: 'shape', outline: 'ellipse', id: 'eye', at: [81.5, 60, 12, 12], color: 'ink' },
    { k: 'shape', outline: 'ellipse', id: 'pupil', at: [85, 63.5, 5, 5], color: 'bg' },
    { k: 'shape', outline: 'triangle', at: [50, 117, 25.1, 25.1], color: 'ink' },
    { k: 'text', t: 'tag', font: 'sub', at: [8, 9.5, 62, 3.6], size: [2.9, 2.5], caps: true, tracking: 0.14, color: 'ink', on: 'accent2' },
    { k: 'text', t: 'title', font: 'heading', at: [8, 18, 66, 34], size: [15.5, 8], lines: 3, color: 'ink', on: 'accent2' },
    { k: 'text', t: 'date', font: 'sub', below: 'title', gap: 6, at: [8, 0, 40, 8], size: [3.5, 2.8], weight: 700, lines: 2, leading: 1.3, color: 'ink', on: 'accent2' },
    { k: 'text', t: 'place', font: 'sub', at: [4.6, 126, 18, 10], size: [2.7, 2.2], lines: 3, leading: 1.35, v: 'bottom', color: 'bg', on: 'ink' },
  ],
};
