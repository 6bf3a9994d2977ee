import type { Recipe } from '../../../build/templates/recipe.js';
import { clipped, pen, sketch, type Point } from '../social-media/drawing.js';

const [WIDTH, HEIGHT] = [190.84, 100];
const [FAR_X, HORIZON, REACH] = [142, 74, 26];
const SUN = 43;

/** The dark tiles of a floor that runs away to the horizon. */
function floor(): string {
  const { polygon } = pen(WIDTH, REACH);
  const depths = [0.1, 0.18, 0.29, 0.43, 0.64, 1];
  const tiles = depths.slice(1).flatMap((near, k) => {
    const far = depths[k]!;
    return Array.from({ length: 130 }, (_, i) => i - 65)
      .filter((i) => (i + k) % 2 === 0)
      .map((i): Point[] => {
        const at = (column: number, depth: number): Point => [FAR_X + column * 18 * depth, REACH * depth];
        return [at(i, far), at(i + 1, far), at(i + 1, near), at(i, near)];
      });
  });
  const seen = tiles.map((tile) => clipped(clipped(tile, 0, true), WIDTH, false));
  return seen.filter((tile) => tile.length > 2).map(polygon).join('');
}

/** A chequered floor that runs to a low sun with a figure in it; no photo is needed. */
export const eventFloor: Recipe = {
  id: 'event-floor',
  category: 'facebook-event',
  size: [500, 262],
  layers: [
    { k: 'shape', outline: 'rectangle', id: 'sky', at: [0, 0, WIDTH, HORIZON], gradient: { angle: 90, colors: ['bg', 'bg', 'accent2/bg/.6'] } },
    { k: 'shape', outline: 'ellipse', id: 'halo', at: [FAR_X - SUN - 5, HORIZON - SUN - 5, 2 * SUN + 10, 2 * SUN + 10], color: 'accent2', opacity: 0.4 },
    { k: 'shape', outline: 'ellipse', id: 'sun', at: [FAR_X - SUN, HORIZON - SUN, 2 * SUN, 2 * SUN], gradient: { angle: 90, colors: ['accent2', 'accent', 'accent'] } },
    { k: 'art', art: 'emblem', at: [FAR_X - 17, 34, 34, 34], colors: ['ink', 'bg'] },
    { k: 'shape', outline: 'rectangle', id: 'floor', at: [0, HORIZON, WIDTH, HEIGHT - HORIZON], color: 'bg' },
    sketch('tiles', [0, HORIZON, WIDTH, REACH], floor(), 'ink'),
    { k: 'shape', outline: 'rectangle', id: 'horizon', at: [0, HORIZON - 0.6, WIDTH, 3.4], color: 'ink' },
    { k: 'text', t: 'tag', font: 'sub', at: [10, 11, 84, 5], size: [5, 4.5], caps: true, tracking: 0.14, color: 'accentText' },
    { k: 'text', t: 'title', font: 'heading', at: [10, 22, 84, 27], size: [18, 11], lines: 2, color: 'ink' },
    { k: 'text', t: 'date', font: 'sub', at: [10, 55, 80, 5], size: [6.4, 5], weight: 700, color: 'ink' },
    { k: 'text', t: 'place', font: 'body', at: [10, 63.4, 80, 5], size: [5.4, 4.6], color: 'ink' },
    { k: 'shape', outline: 'burst', id: 'sticker', at: [158, 7, 26, 26], color: 'ink', rotate: 8 },
    { k: 'text', t: 'price', font: 'heading', at: [161.5, 15, 19, 10], size: [7, 4.6], lines: 2, leading: 1, align: 'center', v: 'middle', color: 'bg', on: 'ink', rotate: 8 },
  ],
};
