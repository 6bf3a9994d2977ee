import type { Recipe } from '../../../build/templates/recipe.js';
import { pen, sketch } from '../social-media/drawing.js';

const play = pen(10, 10).polygon([[0, 0], [10, 5], [0, 10]]);

/** A photo that fades into the dark on the left, words large enough for a phone, a label and a frame. */
export const thumbnailScrim: Recipe = {
  id: 'thumbnail-scrim',
  category: 'youtube-thumbnail',
  size: [1280, 720],
  mode: 'dark',
  layers: [
    { k: 'background', photo: 'hero' },
    { k: 'shape', outline: 'rectangle', id: 'scrim', at: [0, 0, 132, 100], color: 'bg', fade: { angle: 0, opacity: [0.96, 0.86, 0] } },
    { k: 'shape', outline: 'rectangle', id: 'bar', at: [0, 0, 3, 100], color: 'accent' },
    { k: 'shape', outline: 'ellipse', id: 'disc', at: [10, 10, 13, 13], color: 'accent' },
    sketch('play', [14.7, 13.2, 5.2, 6.6], play, 'onAccent'),
    { k: 'text', t: 'tag', font: 'sub', at: [27, 14.4, 70, 4.4], size: [5.4, 4], weight: 700, caps: true, tracking: 0.1, v: 'middle', color: 'ink', on: 'photo' },
    { k: 'text', t: 'title', font: 'heading', at: [10, 31, 84, 48], size: [26, 11], lines: 3, caps: true, v: 'middle', color: 'ink', on: 'photo', emphasis: { color: 'accent2' } },
    { k: 'text', t: 'body', font: 'sub', at: [10, 86, 92, 5], size: [6.2, 4.6], v: 'bottom', color: 'ink', on: 'photo' },
  ],
};
