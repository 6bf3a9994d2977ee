import type { Layer, Recipe } from '../../../build/templates/recipe.js';
import { pen, sketch, type Point } from './drawing.js';

const FLOOR = 84;
const HEIGHTS = [16, 21, 19, 30, 37, 47, 60];
const [LEFT, PITCH, BAR] = [112, 11, 7];

const bar = (height: number, i: number): Layer => ({
  k: 'shape',
  outline: 'arch',
  id: `bar-${i + 1}`,
  at: [LEFT + i * PITCH, FLOOR - height, BAR, height],
  color: i === HEIGHTS.length - 1 ? 'accent' : `surface/extra/${(0.2 + i * 0.12).toFixed(2)}`,
});

/** The line over the bars, as a band of its own thickness. */
function trend(): string {
  const points = HEIGHTS.map((height, i): Point => [LEFT + i * PITCH + BAR / 2, FLOOR - height - 7]);
  const under = points.map(([x, y]): Point => [x, y + 0.7]).reverse();
  return pen(200, 100).polygon([...points, ...under]);
}

const knots = (): string =>
  HEIGHTS.map((height, i) => pen(200, 100).circle(LEFT + i * PITCH + BAR / 2, FLOOR - height - 6.65, 1.5)).join('');

/** One figure that matters, what it counts, and a chart that climbs towards it. */
export const twitterPostChart: Recipe = {
  id: 'twitter-post-chart',
  category: 'twitter-post',
  size: [1024, 512],
  layers: [
    { k: 'shape', outline: 'rectangle', id: 'card', at: [103, 8, 89, 84], radius: 0.06, color: 'surface' },
    ...[28, 42, 56, 70].map((y): Layer => ({ k: 'line', at: [LEFT, y - 0.4, 73, 0.8], thickness: 0.25, pattern: 'dotted', color: 'surface/ink/.35' })),
    ...HEIGHTS.map(bar),
    sketch('trend', [0, 0, 200, 100], trend(), 'ink'),
    sketch('knots', [0, 0, 200, 100], knots(), 'ink'),
    { k: 'line', at: [LEFT - 1, FLOOR - 0.4, 75, 0.8], thickness: 0.6, color: 'ink' },
    { k: 'text', t: 'tag', font: 'sub', at: [9, 11, 84, 4], size: [3.6, 3], caps: true, tracking: 0.16, color: 'accentText' },
    { k: 'text', t: 'number', font: 'heading', at: [9, 22, 86, 34], size: [46, 24], color: 'ink' },
    { k: 'text', t: 'title', font: 'sub', below: 'number', gap: 7, at: [9, 0, 84, 14], size: [6, 4.4], lines: 2, leading: 1.3, color: 'ink' },
    { k: 'text', t: 'source', font: 'body', at: [9, 87.4, 84, 4], size: [3.4, 3], v: 'bottom', color: 'muted' },
  ],
};
