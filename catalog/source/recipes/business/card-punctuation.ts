import type { Recipe } from '../../../build/templates/recipe.js';

const [LEFT, WIDTH] = [10, 155];

/** A name as large as the card allows, set as a sentence: a dash that runs off the edge, and a full stop. */
export const cardPunctuation: Recipe = {
  id: 'card-punctuation',
  category: 'business-card',
  size: [1050, 600],
  ground: 'accent',
  layers: [
    { k: 'text', t: 'company', font: 'sub', at: [LEFT, 10, 90, 3], size: [4.2, 3.2], weight: 600, color: 'onAccent', on: 'accent' },
    { k: 'text', t: 'role', font: 'sub', at: [95, 10, 70, 3], size: [4.2, 3.2], align: 'right', color: 'onAccent', on: 'accent' },
    { k: 'text', t: 'first', font: 'heading', at: [LEFT, 26, WIDTH, 22], size: [32, 20], v: 'middle', color: 'onAccent', on: 'accent' },
    { k: 'shape', outline: 'rectangle', id: 'dash', right: 'first', gap: 5, at: [0, 34, 165, 6.4], color: 'accent2' },
    { k: 'text', t: 'last', font: 'heading', at: [LEFT, 54, WIDTH, 22], size: [32, 20], v: 'bottom', color: 'onAccent', on: 'accent' },
    { k: 'shape', outline: 'ellipse', id: 'stop', right: 'last', gap: 2.4, at: [0, 68.4, 8, 8], color: 'accent2' },
    { k: 'text', t: 'phone', font: 'body', at: [LEFT, 87, 70, 3], size: [4.2, 3.2], v: 'bottom', color: 'onAccent', on: 'accent' },
    { k: 'text', t: 'email', font: 'body', at: [85, 87, 80, 3], size: [4.2, 3.2], v: 'bottom', align: 'right', color: 'onAccent', on: 'accent' },
  ],
};
