import type { Recipe } from '../../../build/templates/recipe.js';

/** A full photo that fades into the ground under the words, and the date as a tab from the top edge. */
export const eventScrim: Recipe = {
  id: 'event-scrim',
  category: 'facebook-event',
  size: [500, 262],
  mode: 'dark',
  layers: [
    { k: 'background', photo: 'hero' },
    { k: 'shape', outline: 'rectangle', id: 'scrim', at: [0, 0, 150, 100], color: 'bg', fade: { angle: 0, opacity: [0.96, 0.8, 0.06] } },
    { k: 'shape', outline: 'rectangle', id: 'tab', at: [12, 0, 25, 33], color: 'accent' },
    { k: 'text', t: 'weekday', font: 'sub', at: [12, 7.4, 25, 5], size: [5.6, 4.8], caps: true, tracking: 0.1, align: 'center', color: 'onAccent', on: 'accent', weight: 600 },
    { k: 'text', t: 'day', font: 'heading', at: [15, 16, 19, 11], size: [13, 7], align: 'center', color: 'onAccent', on: 'accent' },
    { k: 'text', t: 'title', font: 'heading', at: [12, 44, 108, 33], size: [18, 11], lines: 2, v: 'bottom', color: 'ink', on: 'photo' },
    { k: 'text', t: 'body', font: 'sub', at: [12, 86, 112, 6], size: [6, 4.8], color: 'ink', on: 'photo' },
  ],
};
