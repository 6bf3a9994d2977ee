import type { Layer } from '../../../build/templates/recipe.js';
import { box, many } from '../scenes/kit.js';
import { shown, type Stage } from './stage.js';

const FIRST = 70;
const STEP = 8;

/** A bill: the scene over the sender, what was done line by line, and the sum on a field of color. */
export const bill: Stage = (scene, { w, h }) => {
  const small = { size: [2.5, 2.1] as const };
  const label = (t: string, x: number, y: number, width: number, align: 'left' | 'right' = 'left'): Layer => ({ k: 'text', t, font: 'sub', at: [x, y, width, 2.6], size: [2, 1.9], caps: true, tracking: 0.14, align, color: 'accentText' });
  return {
    ground: 'bg',
    layers: [
      ...shown(scene, { x: w * 0.58, y: 0, w: w * 0.42, h: 34 }),
      box(w * 0.58, 34, w * 0.42, 8, 'bg'), box(0, 0, w * 0.58, 40, 'bg'),
      { k: 'text', t: 'title', font: 'heading', at: [9, 10, w * 0.46, 10], size: [9.4, 6], color: 'ink' },
      { k: 'text', t: 'company', font: 'body', at: [9, 23.5, w * 0.46, 3.4], ...small, color: 'muted' },
      label('toLabel', 9, 43, 40), label('numberLabel', 52, 43, 18), label('dateLabel', 73, 43, 18, 'right'),
      { k: 'text', t: 'client', font: 'body', at: [9, 47.4, 40, 10], ...small, lines: 3, leading: 1.45, color: 'ink' },
      { k: 'text', t: 'number', font: 'body', at: [52, 47.4, 18, 3.4], ...small, color: 'ink' },
      { k: 'text', t: 'date', font: 'body', at: [71, 47.4, 20, 3.4], ...small, align: 'right', color: 'ink' },
      label('itemLabel', 9, 63, 40), label('quantityLabel', 56, 63, 16, 'right'), label('amountLabel', 74, 63, 17, 'right'),
      box(9, 66.6, 82, 0.5, 'ink'),
      ...many(5, (i): Layer[] => {
        const y = FIRST + i * STEP;
        return [
          { k: 'text', t: `item${i + 1}`, font: 'body', at: [9, y, 50, 3.4], ...small, color: 'ink' },
          { k: 'text', t: `quantity${i + 1}`, font: 'body', at: [60, y, 12, 3.4], ...small, align: 'right', color: 'muted' },
          { k: 'text', t: `amount${i + 1}`, font: 'body', at: [74, y, 17, 3.4], ...small, align: 'right', color: 'ink' },
          { k: 'line', at: [9, y + 5, 82, 0.4], thickness: 0.14, color: 'ink/bg/.78' },
        ];
      }).flat(),
      box(w * 0.5, 111, w * 0.5, 14, 'accent'),
      { k: 'text', t: 'totalLabel', font: 'sub', at: [w * 0.5 + 6, 111, 16, 14], size: [2.8, 2.3], weight: 700, v: 'middle', color: 'onAccent', on: 'accent' },
      { k: 'text', t: 'total', font: 'heading', at: [w * 0.5 + 20, 111, w * 0.5 - 29, 14], size: [7, 4.6], align: 'right', v: 'middle', color: 'onAccent', on: 'accent' },
      { k: 'text', t: 'body', font: 'body', at: [9, 113, w * 0.5 - 15, 9], size: [2.3, 2], lines: 3, leading: 1.45, color: 'muted' },
      { k: 'text', t: 'email', font: 'body', at: [9, h - 10, w - 18, 3.4], size: [2.3, 2], color: 'muted' },
    ],
  };
};

/** A card of business with the scene along its head: the name under it, how to be reached at the right. */
export const calling: Stage = (scene, { w, h, small }) => {
  const cut = h * 0.5;
  const half = w * 0.5;
  const line = { size: [small * 1.05, small * 0.85] as const, align: 'right' as const, color: 'ink' };
  return {
    ground: 'bg',
    layers: [
      ...shown(scene, { x: 0, y: 0, w, h: cut }),
      box(0, cut, w, h - cut, 'bg'),
      box(0, cut - 0.5, w, 1, 'ink'),
      { k: 'text', t: 'company', font: 'sub', at: [9, cut + 7.5, half, 4], size: [small * 1.05, small * 0.86], caps: true, tracking: 0.14, color: 'accentText' },
      { k: 'text', t: 'name', font: 'heading', at: [9, cut + 16, w * 0.56, 11], size: [11.5, 6.5], color: 'ink' },
      { k: 'text', t: 'role', font: 'sub', at: [9, h - 13, w * 0.4, 4], size: [small * 1.1, small * 0.88], v: 'bottom', color: 'muted' },
      { k: 'text', t: 'phone', font: 'body', at: [w - 9 - w * 0.42, h - 20, w * 0.42, 4], v: 'bottom', ...line },
      { k: 'text', t: 'email', font: 'body', at: [w - 9 - w * 0.42, h - 13, w * 0.42, 4], v: 'bottom', ...line },
    ],
  };
};
