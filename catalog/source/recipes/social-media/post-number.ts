import type { Recipe } from '../../../build/templates/recipe.js';

/** One huge figure on a flat color, its unit beside it, and a dark band that says what it is about. */
export const postNumber: Recipe = {
  id: 'post-number',
  category: 'instagram-post',
  size: [1080, 1080],
  ground: 'accent',
  layers: [
    { k: 'text', t: 'number', font: 'heading', at: [8, 9, 56, 50], size: [70, 40], color: 'onAccent', on: 'accent' },
    { k: 'text', t: 'unit', font: 'heading', right: 'number', gap: 4.5, at: [0, 9, 23.5, 30], size: [17, 6], lines: 2, color: 'ink', on: 'accent' },
    { k: 'art', art: 'emblem', at: [72, 39, 20, 20], colors: ['ink'] },
    { k: 'shape', outline: 'rectangle', id: 'band', at: [0, 67, 100, 33], color: 'ink' },
    { k: 'text', t: 'title', font: 'heading', at: [8, 75, 84, 9], size: [11, 6], color: 'accent2', on: 'ink' },
    { k: 'text', t: 'body', font: 'sub', at: [8, 88.6, 84, 5], size: [3.9, 2.8], color: 'bg', on: 'ink' },
  ],
};
