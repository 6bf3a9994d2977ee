import type { Layer, Recipe } from '../../../build/templates/recipe.js';

/** A stair of the panel, from where it starts to the panel's right edge. */
const stair = (x: number, y: number, color: string): Layer => ({
  k: 'shape',
  outline: 'rectangle',
  at: [x, y, 58 - x, 100 - y],
  color,
});

/** One step of three: its numeral, what it is called and what happens. */
const step = (index: number, y: number): Layer[] => [
  { k: 'line', at: [66, y - 5.4, 76, 0.8], thickness: index === 1 ? 0.6 : 0.25, color: index === 1 ? 'ink' : 'bg/ink/.35' },
  { k: 'text', t: `number${index}`, font: 'heading', at: [66, y, 22, 18], size: [24, 14], color: 'accentText' },
  { k: 'text', t: `step${index}`, font: 'heading', at: [91, y, 51, 5], size: [6.4, 4.2], color: 'ink' },
  { k: 'text', t: `body${index}`, font: 'body', at: [91, y + 8.6, 51, 9], size: [3.1, 2.5], lines: 2, color: 'muted' },
];

/** How it works, in three steps with large numerals beside a colored panel. */
export const facebookHighlightSteps: Recipe = {
  id: 'facebook-highlight-steps',
  category: 'facebook-highlight',
  size: [1800, 1200],
  layers: [
    { k: 'shape', outline: 'rectangle', id: 'panel', at: [0, 0, 58, 100], color: 'accent' },
    stair(0, 88, 'extra'),
    stair(19.3, 76, 'accent2'),
    stair(38.6, 64, 'ink'),
    { k: 'shape', outline: 'ellipse', id: 'ball', at: [42, 51.6, 12.4, 12.4], color: 'bg' },
    { k: 'text', t: 'tag', font: 'sub', at: [8, 10, 42, 3], size: [2.6, 2.1], caps: true, tracking: 0.16, color: 'onAccent', on: 'accent' },
    { k: 'text', t: 'title', font: 'heading', at: [8, 18, 46, 30], size: [12.4, 7], lines: 3, color: 'onAccent', on: 'accent' },
    ...step(1, 15.4),
    ...step(2, 43.4),
    ...step(3, 71.4),
  ],
};
