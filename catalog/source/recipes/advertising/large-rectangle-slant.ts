import type { Layer, Recipe } from '../../../build/templates/recipe.js';
import { pen, sketch } from '../social-media/drawing.js';

const { polygon } = pen(120, 100);
/** How far the edge leans, top over bottom. */
const LEAN = 20;

/** A band that leans to the right, from so far along the head of the sheet. */
const lean = (id: string, from: number, width: number, color: string): Layer =>
  sketch(id, [0, 0, 120, 100], polygon([[from, 0], [from + width, 0], [from + width - LEAN, 100], [from - LEAN, 100]]), color);

/** A photograph behind a leaning edge with racing stripes; the offer and its button on the plain side. */
export const largeRectangleSlant: Recipe = {
  id: 'large-rectangle-slant',
  category: 'google-large-rectangle',
  size: [336, 280],
  layers: [
    { k: 'photo', photo: 'photo', at: [44, 0, 76, 100] },
    sketch('panel', [0, 0, 120, 100], polygon([[0, 0], [66, 0], [66 - LEAN, 100], [0, 100]]), 'bg'),
    lean('stripe-1', 65.8, 3.4, 'accent'),
    lean('stripe-2', 69, 3.4, 'accent2'),
    lean('stripe-3', 72.2, 3.4, 'ink'),
    { k: 'text', t: 'company', font: 'sub', at: [8, 9, 52, 5], size: [5, 4.3], weight: 600, color: 'accentText' },
    { k: 'text', t: 'title', font: 'heading', at: [8, 23, 46, 44], size: [14, 8], lines: 3, color: 'ink' },
    { k: 'shape', outline: 'rectangle', id: 'button', at: [8, 78, 35, 14], color: 'accent' },
    { k: 'text', t: 'cta', font: 'sub', at: [10, 78, 31, 14], size: [4.9, 4.3], weight: 600, align: 'center', v: 'middle', color: 'onAccent', on: 'accent' },
  ],
};
