import type { Layer, Recipe } from '../../../build/templates/recipe.js';

const FIRST = 66;
const STEP = 8.2;

/** One line of work: what, how many, how much. */
const row = (n: number): Layer[] => {
  const y = FIRST + (n - 1) * STEP;
  return [
    { k: 'text', t: `item${n}`, font: 'body', at: [9, y, 50, 3.4], size: [2.5, 2], color: 'ink' },
    { k: 'text', t: `quantity${n}`, font: 'body', at: [60, y, 12, 3.4], size: [2.5, 2], align: 'right', color: 'muted' },
    { k: 'text', t: `amount${n}`, font: 'body', at: [74, y, 17, 3.4], size: [2.5, 2], align: 'right', color: 'ink' },
    { k: 'line', at: [9, y + 5, 82, 0.4], thickness: 0.14, color: 'ink/bg/.78' },
  ];
};

const label = (t: string, x: number, y: number, width: number, align: 'left' | 'right' = 'left'): Layer => ({
  ...{ k: 'text', t, font: 'sub', at: [x, y, width, 2.6], size: [2, 1.9], caps: true, tracking: 0.14 },
  ...{ align, color: 'accentText' },
});

/** A bill that reads itself: a broad head, even lines, and the sum where the eye ends. */
export const invoiceLines: Recipe = {
  id: 'invoice-lines',
  category: 'invoice',
  size: [794, 1123],
  layers: [
    { k: 'shape', outline: 'rectangle', id: 'head', at: [0, 0, 100, 31], color: 'ink' },
    { k: 'shape', outline: 'quarter', at: [78, 0, 22, 31], color: 'accent', rotate: 0 },
    { k: 'text', t: 'title', font: 'heading', at: [9, 9, 60, 9], size: [9, 6], color: 'bg', on: 'ink' },
    { k: 'text', t: 'company', font: 'body', at: [9, 22, 60, 3.4], size: [2.5, 2], color: 'bg', on: 'ink' },
    label('toLabel', 9, 39, 40), label('numberLabel', 52, 39, 18), label('dateLabel', 73, 39, 18, 'right'),
    { k: 'text', t: 'client', font: 'body', at: [9, 43.6, 40, 10], size: [2.5, 2.1], lines: 3, leading: 1.45, color: 'ink' },
    { k: 'text', t: 'number', font: 'body', at: [52, 43.6, 18, 3.4], size: [2.5, 2.1], color: 'ink' },
    { k: 'text', t: 'date', font: 'body', at: [71, 43.6, 20, 3.4], size: [2.5, 2.1], align: 'right', color: 'ink' },
    label('itemLabel', 9, 58.4, 40), label('quantityLabel', 56, 58.4, 16, 'right'), label('amountLabel', 74, 58.4, 17, 'right'),
    { k: 'line', at: [9, 62, 82, 0.6], thickness: 0.4, color: 'ink' },
    ...[1, 2, 3, 4, 5].flatMap(row),
    { k: 'text', t: 'totalLabel', font: 'sub', at: [9, 110.6, 40, 5], size: [3, 2.4], weight: 700, color: 'ink' },
    { k: 'text', t: 'total', font: 'heading', at: [46, 108.6, 45, 7], size: [6.6, 4.6], align: 'right', color: 'ink' },
    { k: 'line', at: [9, 119, 82, 0.6], thickness: 0.4, color: 'ink' },
    { k: 'text', t: 'body', font: 'body', at: [9, 124, 46, 9], size: [2.3, 2], lines: 3, leading: 1.45, color: 'muted' },
    { k: 'text', t: 'email', font: 'body', at: [57, 124, 34, 3.4], size: [2.3, 2], align: 'right', color: 'muted' },
  ],
};
