import type { Layer, Recipe } from '../../../build/templates/recipe.js';
import { pen, sketch } from '../social-media/drawing.js';

const RADIUS = 22;
const [FROM, WIDTH, HEIGHT] = [196, 300, 100];
const { circle } = pen(WIDTH, HEIGHT);

const RINGS = [
  ['bg', 1],
  ['ink', 0.94],
  ['accent', 0.72],
  ['bg', 0.5],
  ['accent2', 0.4],
] as const;

/**
 * A row of overlapping scales, each of rings; every other row is set back by half a scale. Of the last row the page shows
 * the outer rings only: an inner one below its edge would be an object that nobody sees.
 */
function row(i: number): Layer[] {
  const [y, back] = [RADIUS * (0.1 + i * 0.5), i % 2 ? RADIUS : 0];
  const xs = Array.from({ length: 3 }, (_, n) => FROM + RADIUS + back + n * 2 * RADIUS);
  return RINGS.flatMap(([color, share], ring) => {
    const radius = RADIUS * share;
    if (y - radius >= HEIGHT) return [];
    const discs = xs.map((x) => circle(x, y, radius)).join('');
    return [sketch(`scales-${i + 1}-${ring + 1}`, [0, 0, WIDTH, HEIGHT], discs, color)];
  });
}

/** Fish scales run off the right; a letter's name and what is in it on the left. */
export const emailHeaderScales: Recipe = {
  id: 'email-header-scales',
  category: 'email-header',
  size: [600, 200],
  layers: [
    ...Array.from({ length: 11 }, (_, i) => row(i)).flat(),
    { k: 'text', t: 'tag', font: 'sub', at: [14, 16, 170, 6], size: [6.6, 5.8], caps: true, tracking: 0.16, color: 'accentText' },
    { k: 'text', t: 'title', font: 'heading', at: [14, 34, 172, 32], size: [29, 16], v: 'middle', color: 'ink' },
    { k: 'text', t: 'body', font: 'body', at: [14, 78, 172, 8], size: [8, 6.2], v: 'bottom', color: 'muted' },
  ],
};
