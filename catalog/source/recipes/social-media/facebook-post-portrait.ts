import type { Layer, Recipe } from '../../../build/templates/recipe.js';
import { sketch } from './drawing.js';

const ellipse = (id: string, x: number, y: number, w: number, h: number, color: string): Layer => ({
  k: 'shape',
  outline: 'ellipse',
  ...{ id, at: [x, y, w, h] as const, color },
});

/** Someone put together from plain shapes, who wears what they do as a badge, beside a call to join them. */
export const facebookPostPortrait: Recipe = {
  id: 'facebook-post-portrait',
  category: 'facebook-post',
  size: [940, 788],
  layers: [
    { k: 'shape', outline: 'rectangle', id: 'wall', at: [0, 0, 53, 100], color: 'accent2' },
    ellipse('window', 7, 9, 58, 58, 'accent'),
    { k: 'shape', outline: 'pill', id: 'hair-back', at: [21.5, 16, 29, 38], color: 'ink' },
    { k: 'shape', outline: 'rectangle', id: 'neck', at: [31.5, 42, 9, 18], color: 'accent2/bg/.25', radius: 0.3 },
    { k: 'shape', outline: 'pill', id: 'face', at: [25, 24, 22, 28], color: 'accent2/bg/.55' },
    sketch('fringe', [21.5, 16, 29, 20], 'M0 74A50 74 0 0 1 100 74L91 100C88 80 62 70 40 46C36 68 24 84 10 100Z', 'ink'),
    ellipse('ear-ring', 45.4, 43.4, 3.4, 3.4, 'bg'),
    { k: 'shape', outline: 'arch', id: 'shirt', at: [10, 56, 52, 44], color: 'ink' },
    { k: 'shape', outline: 'half', id: 'collar', at: [29, 54, 14, 8], rotate: 180, color: 'accent2/bg/.25' },
    ellipse('badge', 37, 70, 18, 18, 'bg'),
    { k: 'art', art: 'emblem', at: [40.6, 73.6, 10.8, 10.8], colors: ['accent2', 'ink'] },
    { k: 'text', t: 'tag', font: 'sub', at: [70, 11, 41, 3], size: [2.7, 2.2], caps: true, tracking: 0.14, color: 'accentText' },
    { k: 'line', at: [70, 17.4, 7, 0.9], thickness: 0.5, color: 'accent' },
    { k: 'text', t: 'title', font: 'heading', at: [70, 25, 42, 34], size: [12.5, 6.5], lines: 3, color: 'ink' },
    { k: 'text', t: 'body', font: 'body', below: 'title', gap: 5, at: [70, 0, 41, 14], size: [3, 2.5], lines: 4, color: 'muted' },
    { k: 'shape', outline: 'pill', id: 'button', at: [70, 80.5, 41, 10.5], color: 'ink' },
    { k: 'text', t: 'cta', font: 'sub', at: [73, 83.7, 35, 4], size: [3.3, 2.4], weight: 600, align: 'center', v: 'middle', color: 'bg', on: 'ink' },
  ],
};
