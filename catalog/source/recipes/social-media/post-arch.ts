import type { Recipe } from '../../../build/templates/recipe.js';

/** A photo in an arch with a colored shadow of itself, the words down the left, a badge across the edge. */
export const postArch: Recipe = {
  id: 'post-arch',
  category: 'instagram-post',
  size: [1080, 1080],
  layers: [
    { k: 'shape', outline: 'arch', id: 'arch-shadow', at: [48, 10.5, 41, 84], color: 'accent2' },
    { k: 'photo', photo: 'hero', frame: 'arch', at: [51, 8, 41, 84] },
    { k: 'text', t: 'tag', font: 'sub', at: [8, 9, 40, 3], size: [2.3, 1.9], caps: true, tracking: 0.16, color: 'accentText' },
    { k: 'line', at: [8, 14.4, 7, 0.9], thickness: 0.5, color: 'accent' },
    { k: 'text', t: 'title', font: 'heading', at: [8, 24, 36.5, 36], size: [12.5, 7], lines: 3, color: 'ink' },
    { k: 'text', t: 'body', font: 'body', below: 'title', gap: 5.2, at: [8, 0, 33, 14], size: [2.6, 2.2], lines: 4, color: 'muted' },
    { k: 'text', t: 'date', font: 'sub', at: [8, 84, 30, 3.4], size: [3.2, 2.4], weight: 700, v: 'bottom', color: 'ink' },
    { k: 'text', t: 'place', font: 'body', at: [8, 88.4, 36, 3.4], size: [2.5, 2], v: 'bottom', color: 'muted' },
    { k: 'shape', outline: 'ellipse', id: 'badge', at: [39, 66, 19, 19], color: 'accent' },
    { k: 'text', t: 'badge', font: 'heading', at: [41, 70, 15, 11], size: [4.2, 2.6], lines: 2, leading: 1.04, align: 'center', v: 'middle', color: 'onAccent', on: 'accent', rotate: -9 },
  ],
};
