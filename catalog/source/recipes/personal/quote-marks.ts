import type { Recipe } from '../../../build/templates/recipe.js';
import { checks, pen, sketch } from '../social-media/drawing.js';

const { to, arc } = pen(100, 100);

/** An opening quotation mark: a disc with a tail that swings up to its right. */
const mark = (x: number, y: number, r: number): string =>
  `M${to(x - r, y)}C${to(x - r, y - 1.25 * r)} ${to(x - 0.3 * r, y - 2.05 * r)} ${to(x + 0.85 * r, y - 2.25 * r)}` +
  `L${to(x + r, y - 1.85 * r)}C${to(x + 0.25 * r, y - 1.6 * r)} ${to(x - 0.1 * r, y - 1.3 * r)} ${to(x, y - r)}` +
  `${arc(r, x + r, y)}${arc(r, x, y + r)}${arc(r, x - r, y)}Z`;

/** A pair of marks as large as the words under them are loud, a chequered edge down the right. */
export const quoteMarks: Recipe = {
  id: 'quote-marks',
  category: 'quote',
  size: [1080, 1080],
  ground: 'accent',
  layers: [
    sketch('mark-shadow', [0, 0, 100, 100], mark(25, 41, 15) + mark(61, 41, 15), 'ink'),
    sketch('marks', [0, 0, 100, 100], mark(23, 39, 15) + mark(59, 39, 15), 'accent2'),
    { k: 'shape', outline: 'rectangle', id: 'edge', at: [88, 0, 12, 100], color: 'bg' },
    sketch('chequer', [88, 0, 12, 100], checks(3, 25), 'ink'),
    { k: 'text', t: 'quote', font: 'heading', at: [8, 62, 74, 24], size: [10.5, 6], lines: 3, v: 'top', color: 'onAccent', on: 'accent' },
    { k: 'text', t: 'author', font: 'sub', at: [8, 90.5, 74, 3], size: [2.8, 2.3], weight: 700, color: 'onAccent', on: 'accent' },
  ],
};
