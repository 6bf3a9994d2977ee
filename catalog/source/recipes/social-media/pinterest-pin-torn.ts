import type { Recipe } from '../../../build/templates/recipe.js';
import { sketch, torn } from './drawing.js';

/** A photo over which a sheet of paper is torn, a disc with a figure on the tear, the words on the sheet. */
export const pinterestPinTorn: Recipe = {
  id: 'pinterest-pin-torn',
  category: 'pinterest-pin',
  size: [1000, 1500],
  layers: [
    { k: 'photo', photo: 'hero', at: [0, 0, 100, 92] },
    sketch('sheet-behind', [0, 77, 100, 73], torn(10, 3), 'accent2'),
    sketch('sheet-edge', [0, 80.6, 100, 69.4], torn(9, 1), 'bg/#ffffff/.7'),
    sketch('sheet', [0, 82.2, 100, 67.8], torn(9, 1), 'bg'),
    { k: 'shape', outline: 'ellipse', id: 'disc', at: [68, 70, 24, 24], color: 'accent' },
    { k: 'text', t: 'number', font: 'heading', at: [71, 75.4, 18, 8], size: [11, 7], align: 'center', v: 'middle', color: 'onAccent', on: 'accent' },
    { k: 'text', t: 'unit', font: 'sub', at: [71, 86.2, 18, 2.6], size: [2.7, 2.2], align: 'center', color: 'onAccent', on: 'accent' },
    { k: 'text', t: 'tag', font: 'sub', at: [8, 94.4, 56, 3], size: [2.7, 2.2], caps: true, tracking: 0.16, color: 'accentText' },
    { k: 'text', t: 'title', font: 'heading', at: [8, 101.4, 84, 20.5], size: [13, 8], lines: 2, color: 'ink' },
    { k: 'text', t: 'body', font: 'body', below: 'title', gap: 4.6, at: [8, 0, 72, 10], size: [3.2, 2.6], lines: 2, color: 'muted' },
    { k: 'text', t: 'site', font: 'sub', at: [8, 140.2, 60, 3], size: [2.8, 2.3], weight: 700, v: 'bottom', color: 'ink' },
    { k: 'art', art: 'icon-bookmark', at: [85.6, 136.8, 7, 7], colors: ['accentText'] },
  ],
};
