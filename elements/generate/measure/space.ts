import { intersectRects, type Point, type Rect, type Size } from '../../math/geometry.js';
import type { Item } from '../understand/items.js';

/** The page in so many cells a side. */
const CELLS = 48;

/** The largest rectangle that nothing lies in, as a share of the page, to about a cell. */
export function emptyShare(rects: readonly Rect[], { width, height }: Size): number {
  const taken = Array.from({ length: CELLS }, () => new Uint8Array(CELLS));
  for (const { x, y, width: w, height: h } of rects) {
    const [left, right] = cells(x, x + w, width);
    const [top, bottom] = cells(y, y + h, height);
    for (let row = top; row < bottom; row++) taken[row]!.fill(1, left, right);
  }
  return largestFree(taken) / (CELLS * CELLS);
}

const cells = (from: number, to: number, side: number): [number, number] => [
  Math.max(0, Math.floor((from / side) * CELLS)),
  Math.min(CELLS, Math.ceil((to / side) * CELLS)),
];

/** Cells of the largest free rectangle: under each row the free cells above it are a row of columns. */
function largestFree(taken: readonly Uint8Array[]): number {
  const heights = new Array<number>(CELLS).fill(0);
  let most = 0;
  for (const row of taken) {
    for (let i = 0; i < CELLS; i++) heights[i] = row[i] ? 0 : heights[i]! + 1;
    most = Math.max(most, largestUnder(heights));
  }
  return most;
}

/** Area of the largest rectangle that fits under columns of these heights. */
function largestUnder(heights: readonly number[]): number {
  const open: number[] = [];
  let most = 0;
  for (let i = 0; i <= heights.length; i++) {
    const height = heights[i] ?? 0;
    while (open.length > 0 && heights[open.at(-1)!]! >= height) {
      const tall = heights[open.pop()!]!;
      most = Math.max(most, tall * (i - (open.at(-1) ?? -1) - 1));
    }
    open.push(i);
  }
  return most;
}

/** Where the middle of all that is seen lies, in fractions of the page; each counts by the area it takes. */
export function massCenter(items: readonly Item[], size: Size): Point {
  let [mass, x, y] = [0, 0, 0];
  for (const { ink } of items) {
    const seen = intersectRects(ink, { x: 0, y: 0, ...size });
    const weight = seen.width * seen.height;
    mass += weight;
    x += weight * (seen.x + seen.width / 2);
    y += weight * (seen.y + seen.height / 2);
  }
  return mass > 0 ? { x: x / mass / size.width, y: y / mass / size.height } : { x: 0.5, y: 0.5 };
}
