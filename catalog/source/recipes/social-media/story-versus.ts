import type { Recipe } from '../../../build/templates/recipe.js';
import { pen, sketch } from './drawing.js';

const HEIGHT = 177.78;
const { polygon } = pen(100, HEIGHT);

/** This or that: two halves on a slope, a giant word and a drawing in each, for a poll to be put between. */
export const storyVersus: Recipe = {
  id: 'story-versus',
  category: 'instagram-story',
  size: [1080, 1920],
  ground: 'accent',
  layers: [
    sketch('lower-half', [0, 0, 100, HEIGHT], polygon([[0, 97], [100, 81], [100, HEIGHT], [0, HEIGHT]]), 'ink'),
    { k: 'shape', outline: 'ellipse', id: 'ring-1', at: [30, 20, 40, 40], color: 'accent2' },
    { k: 'art', art: 'first', at: [35.5, 25.5, 29, 29], colors: ['bg', 'ink'] },
    { k: 'text', t: 'tag', font: 'sub', at: [8, 11.5, 84, 4], size: [3.4, 2.6], caps: true, tracking: 0.16, align: 'center', color: 'onAccent', on: 'accent' },
    { k: 'text', t: 'first', font: 'heading', at: [6, 63.5, 88, 14], size: [24, 12], align: 'center', v: 'bottom', color: 'onAccent', on: 'accent' },
    { k: 'shape', outline: 'ellipse', id: 'disc', at: [41, 80, 18, 18], color: 'bg' },
    { k: 'text', t: 'or', font: 'heading', at: [42, 84, 16, 10], size: [7.5, 5], align: 'center', v: 'middle', color: 'ink', on: 'bg' },
    { k: 'text', t: 'second', font: 'heading', at: [6, 101.5, 88, 14], size: [24, 12], align: 'center', color: 'bg', on: 'ink' },
    { k: 'shape', outline: 'ellipse', id: 'ring-2', at: [30, 119, 40, 40], color: 'extra' },
    { k: 'art', art: 'second', at: [35.5, 124.5, 29, 29], colors: ['bg', 'ink'] },
    { k: 'text', t: 'cta', font: 'sub', at: [8, 164.4, 84, 4], size: [3.6, 2.8], align: 'center', color: 'bg', on: 'ink' },
  ],
};
