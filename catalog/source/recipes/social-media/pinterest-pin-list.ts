import type { Layer, Recipe } from '../../../build/templates/recipe.js';
import { pen, sketch } from './drawing.js';

const [FIRST, ROW] = [66.5, 12];

/** A ruled line of the list with its box; the first ones are ticked. */
const row = (index: number): Layer[] => {
  const y = FIRST + index * ROW;
  const tick = pen(10, 10).polygon([[0, 5.2], [1.6, 3.6], [3.8, 5.8], [8.6, 0], [10, 1.4], [3.9, 8.8]]);
  return [
    { k: 'shape', outline: 'rectangle', id: `box-${index + 1}`, at: [16, y - 2.4, 5.4, 5.4], stroke: { color: 'ink', width: 0.5 }, radius: 0.18 },
    ...(index < 2 ? [sketch(`tick-${index + 1}`, [16.6, y - 3.6, 6.6, 6.6], tick, 'accent')] : []),
    { k: 'text', t: `item${index + 1}`, font: 'sub', at: [26, y - 1.8, 58, 4.2], size: [4.1, 2.8], v: 'middle', color: 'ink', on: 'bg' },
    ...(index < 5 ? [{ k: 'line', at: [16, y + ROW / 2, 68, 0.8], thickness: 0.25, color: 'bg/ink/.2' } as const] : []),
  ];
};

/** A list to save: the title over a sheet of six lines with boxes to tick, a round drawing on its corner. */
export const pinterestPinList: Recipe = {
  id: 'pinterest-pin-list',
  category: 'pinterest-pin',
  size: [1000, 1500],
  ground: 'accent',
  layers: [
    { k: 'shape', outline: 'ellipse', id: 'hill-1', at: [46, -34, 78, 78], color: 'accent/bg/.14' },
    { k: 'shape', outline: 'ellipse', id: 'hill-2', at: [60, -26, 56, 56], color: 'accent/bg/.28' },
    { k: 'text', t: 'tag', font: 'sub', at: [8, 9, 60, 3], size: [2.8, 2.3], caps: true, tracking: 0.16, color: 'onAccent', on: 'accent' },
    { k: 'text', t: 'title', font: 'heading', at: [8, 16.6, 74, 32], size: [15, 8], lines: 3, color: 'onAccent', on: 'accent' },
    { k: 'shape', outline: 'rectangle', id: 'sheet-shadow', at: [10, 56, 84, 82], color: 'ink' },
    { k: 'shape', outline: 'rectangle', id: 'sheet', at: [8, 54, 84, 82], color: 'bg' },
    ...[0, 1, 2, 3, 4, 5].flatMap(row),
    { k: 'shape', outline: 'ellipse', id: 'disc', at: [71, 39, 23, 23], color: 'accent2' },
    { k: 'art', art: 'emblem', at: [75.5, 43.5, 14, 14], colors: ['bg', 'ink'] },
    { k: 'text', t: 'site', font: 'sub', at: [8, 141.4, 84, 3.4], size: [2.9, 2.4], weight: 700, align: 'center', color: 'onAccent', on: 'accent' },
  ],
};
