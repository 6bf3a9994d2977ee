import type { Recipe } from '../../../build/templates/recipe.js';
import { checks, dots, sketch } from './drawing.js';

/** A loud title, a round sticker with a drawing in it and cheerful scraps, on a chequered floor. */
export const postSticker: Recipe = {
  id: 'post-sticker',
  category: 'instagram-post',
  size: [1080, 1080],
  ground: 'accent2',
  layers: [
    { k: 'shape', outline: 'half', id: 'hill', at: [82, 30, 36, 18], rotate: 270, color: 'extra' },
    { k: 'shape', outline: 'rectangle', id: 'floor', at: [0, 84, 100, 16], color: 'bg' },
    sketch('chequers', [0, 84, 100, 16], checks(25, 4), 'ink'),
    { k: 'text', t: 'title', font: 'heading', at: [8, 9, 84, 36.5], size: [27, 12], lines: 2, caps: true, leading: 0.9, color: 'ink', on: 'accent2' },
    { k: 'shape', outline: 'ellipse', id: 'sticker-shadow', at: [49.2, 49.2, 43, 43], color: 'ink' },
    { k: 'shape', outline: 'ellipse', id: 'sticker', at: [48, 48, 43, 43], color: 'bg', stroke: { color: 'ink', width: 0.8 } },
    { k: 'shape', outline: 'ellipse', id: 'sticker-face', at: [51, 51, 37, 37], color: 'extra' },
    { k: 'art', art: 'emblem', at: [57, 57, 25, 25], colors: ['bg', 'ink'] },
    { k: 'shape', outline: 'pill', id: 'label', at: [8, 55, 31, 8.4], color: 'ink', rotate: -3 },
    { k: 'text', t: 'date', font: 'sub', at: [10, 57.6, 27, 3.2], size: [3.6, 2.6], weight: 700, align: 'center', v: 'middle', color: 'bg', on: 'ink', rotate: -3 },
    { k: 'text', t: 'body', font: 'sub', at: [8, 68.4, 30, 12], size: [2.9, 2.3], lines: 3, leading: 1.35, color: 'ink', on: 'accent2' },
    { k: 'shape', outline: 'burst', id: 'badge-burst', at: [73, 69, 21, 21], color: 'accent', rotate: 10 },
    { k: 'text', t: 'badge', font: 'heading', at: [76, 74, 15, 11], size: [4.6, 2.6], lines: 2, leading: 1.02, align: 'center', v: 'middle', color: 'onAccent', on: 'accent', rotate: 10 },
    { k: 'shape', outline: 'triangle', id: 'scrap', at: [42.5, 52, 5.4, 5], color: 'accent', rotate: -22 },
    { k: 'shape', outline: 'ellipse', id: 'ring', at: [40.5, 75.5, 5.4, 5.4], stroke: { color: 'accent', width: 1.2 } },
    sketch('dots', [92.2, 31, 9.6, 16], dots(3, 5, 0.42), 'ink'),
  ],
};
