import type { Recipe } from '../../../build/templates/recipe.js';

/** A wide photo above, a date disc over its lower edge, the story in large type below. */
export const storyHorizon: Recipe = {
  id: 'story-horizon',
  category: 'instagram-story',
  size: [1080, 1920],
  layers: [
    { k: 'photo', photo: 'hero', at: [0, 0, 100, 75] },
    { k: 'shape', outline: 'ellipse', id: 'disc', at: [67, 62.5, 25, 25], color: 'accent' },
    { k: 'text', t: 'day', font: 'heading', at: [70, 68.5, 19, 8], size: [11, 7], align: 'center', v: 'middle', color: 'onAccent', on: 'accent' },
    { k: 'text', t: 'month', font: 'sub', at: [70, 78.9, 19, 3], size: [3.1, 2.6], caps: true, tracking: 0.14, align: 'center', color: 'onAccent', on: 'accent' },
    { k: 'text', t: 'tag', font: 'sub', at: [8, 83.4, 56, 3], size: [3, 2.4], caps: true, tracking: 0.16, color: 'accentText' },
    { k: 'text', t: 'title', font: 'heading', at: [8, 94, 84, 32], size: [16.5, 9], lines: 3, color: 'ink' },
    { k: 'text', t: 'body', font: 'body', below: 'title', gap: 7.4, at: [8, 0, 72, 16], size: [3.9, 3.3], lines: 4, color: 'muted' },
    { k: 'line', at: [8, 154, 84, 0.6], thickness: 0.25, color: 'bg/ink/.3' },
    { k: 'art', art: 'icon-map-pin', at: [7.4, 157.8, 5, 5], colors: ['accentText'] },
    { k: 'text', t: 'place', font: 'sub', at: [14, 159, 78, 4], size: [3.6, 2.8], color: 'ink' },
  ],
};
