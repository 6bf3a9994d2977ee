import type { Layer, Recipe } from '../../../build/templates/recipe.js';

/** A dish with its price at the right, and under it what is in it. */
const dish = (n: number, y: number): Layer[] => [
  { k: 'text', t: `dish${n}`, font: 'sub', at: [16, y, 52, 3.6], size: [3, 2.3], color: 'ink' },
  { k: 'text', t: `price${n}`, font: 'sub', at: [70, y, 14, 3.6], size: [3, 2.3], align: 'right', color: 'accentText' },
  { k: 'text', t: `detail${n}`, font: 'body', at: [16, y + 5, 60, 2.8], size: [2.2, 1.95], italic: true, color: 'muted' },
];

const head = (t: string, y: number): Layer[] => [
  { k: 'text', t, font: 'heading', at: [16, y, 68, 5], size: [5, 3.6], align: 'center', color: 'accentText' },
];

/** A centered card in a double line, as a good house has kept it for years. */
export const menuClassic: Recipe = {
  id: 'menu-classic',
  category: 'menu',
  size: [794, 1123],
  layers: [
    { k: 'shape', outline: 'rectangle', id: 'frame', at: [5, 5, 90, 131.4], stroke: { color: 'accent', width: 0.5 } },
    { k: 'shape', outline: 'rectangle', id: 'frame-2', at: [6.6, 6.6, 86.8, 128.2], stroke: { color: 'accent', width: 0.16 } },
    { k: 'art', art: 'emblem', at: [44, 12, 12, 12], colors: ['accent', 'ink', 'accent2', 'extra'] },
    { k: 'text', t: 'title', font: 'heading', at: [12, 28, 76, 9], size: [9.5, 6], align: 'center', color: 'ink' },
    { k: 'text', t: 'tag', font: 'sub', at: [14, 40.6, 72, 2.6], size: [2.1, 1.9], caps: true, tracking: 0.18, align: 'center', color: 'muted' },
    ...head('section1', 51), ...dish(1, 60), ...dish(2, 70), ...dish(3, 80),
    { k: 'line', at: [40, 90.4, 20, 0.6], thickness: 0.3, color: 'accent' },
    ...head('section2', 94), ...dish(4, 103), ...dish(5, 113),
    { k: 'text', t: 'place', font: 'sub', at: [14, 127, 72, 2.6], size: [2.1, 1.9], caps: true, tracking: 0.14, align: 'center', color: 'ink' },
  ],
};
