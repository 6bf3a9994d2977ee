import type { Layer, Recipe } from '../../../build/templates/recipe.js';
import { along, inked } from '../events/linework.js';
import { pen, sketch, type Point } from '../social-media/drawing.js';

const MIDDLE: Point = [50, 50];
/** The cloth, its seam and the picture within. */
const [CLOTH, SEAM, PICTURE] = [45, 42.6, 39.6];
const SHEET = [0, 0, 100, 100] as const;
const { to, polygon } = pen(100, 100);

const disc = (id: string, r: number, color: string, [x, y] = MIDDLE): Layer => ({
  ...{ k: 'shape', outline: 'ellipse', id, at: [x - r, y - r, 2 * r, 2 * r], color },
});

/** Short stitches all along a circle. */
function stitches(r: number, count: number): string {
  const step = (2 * Math.PI) / count;
  return Array.from({ length: count }, (_, i) => {
    const ends = [i * step, (i + 0.55) * step].map((angle) => along(MIDDLE, angle, r));
    return `M${to(...ends[0]!)}L${to(...ends[1]!)}`;
  }).join('');
}

/** Height of a mountain range at x, straight from one corner of it to the next. */
function range(corners: readonly Point[], x: number): number {
  const next = Math.max(1, corners.findIndex(([at]) => at >= x));
  const [[x0, y0], [x1, y1]] = [corners[next - 1]!, corners[next]!];
  return y0 + ((x - x0) / (x1 - x0)) * (y1 - y0);
}
const PEAKS: readonly Point[] = [[5, 55], [24, 33], [33, 44], [38, 40], [48, 54], [58, 52], [67, 40], [71, 44], [80, 30], [95, 52]];

/** What of a disc lies under a line across it. */
function ground(height: (x: number) => number, radius = PICTURE): string {
  const inside = (x: number): boolean => Math.hypot(x - MIDDLE[0], height(x) - MIDDLE[1]) <= radius;
  const ridge = Array.from({ length: 161 }, (_, i) => 10 + i / 2)
    .filter(inside)
    .map((x): Point => [x, height(x)]);
  const angleOf = ([x, y]: Point): number => Math.atan2(y - MIDDLE[1], x - MIDDLE[0]);
  const [from, until] = [angleOf(ridge.at(-1)!), angleOf(ridge[0]!)];
  const sweep = until > from ? until - from : until - from + 2 * Math.PI;
  const rim = Array.from({ length: 41 }, (_, i) => along(MIDDLE, from + (sweep * i) / 40, radius));
  return polygon([...ridge, ...rim]);
}

const beams = (middle: Point, inner: number, outer: number): string =>
  Array.from({ length: 13 }, (_, i) => {
    const angle = Math.PI + (Math.PI * i) / 12;
    return polygon([along(middle, angle - 0.03, inner), along(middle, angle - 0.07, outer), along(middle, angle + 0.07, outer), along(middle, angle + 0.03, inner)]);
  }).join('');

const SUN: Point = [50, 46];

/** A patch as sewn on a rucksack: sunrise over hills within a seam, and a ribbon with the name across it. */
export const badgePatch: Recipe = {
  id: 'badge-patch',
  category: 'badge',
  size: [500, 500],
  layers: [
    disc('cloth', CLOTH, 'ink'),
    inked('seam', SHEET, stitches(SEAM, 72), 'accent2/bg/.4', 0.7),
    disc('sky', PICTURE, 'accent2'),
    sketch('beams', SHEET, beams(SUN, 18, 25.4), 'accent2/bg/.55'),
    disc('sun', 15, 'accent', SUN),
    sketch('far', SHEET, ground((x) => range(PEAKS, x)), 'extra'),
    // wider by a hair: the far range never shows round its rim
    sketch('near', SHEET, ground((x) => 56 - 4 * Math.cos((x - 50) / 13), PICTURE + 0.5), 'ink'),
    { k: 'art', art: 'emblem', at: [38, 31.5, 24, 24], colors: ['bg', 'ink'] },
    sketch('ends', SHEET, polygon([[1, 66], [15, 66], [15, 81], [1, 81], [5, 73.5]]) + polygon([[99, 66], [85, 66], [85, 81], [99, 81], [95, 73.5]]), 'accent/ink/.3'),
    sketch('folds', SHEET, polygon([[8, 77], [15, 77], [15, 81]]) + polygon([[92, 77], [85, 77], [85, 81]]), 'accent/ink/.62'),
    { k: 'shape', outline: 'rectangle', id: 'ribbon', at: [8, 60, 84, 17], color: 'accent' },
    { k: 'text', t: 'title', font: 'heading', at: [12, 62, 76, 13], size: [12, 6], caps: true, align: 'center', v: 'middle', color: 'onAccent', on: 'accent' },
    { k: 'text', t: 'tag', font: 'sub', at: [33, 15.4, 34, 2.8], size: [3, 2.4], caps: true, tracking: 0.12, align: 'center', color: 'ink', on: 'accent2' },
    { k: 'text', t: 'year', font: 'sub', at: [30, 80.6, 40, 3], size: [3.4, 2.6], caps: true, tracking: 0.14, align: 'center', color: 'bg', on: 'ink' },
  ],
};
