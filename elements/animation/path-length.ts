import { pathSegments } from '../display/path-data.js';

/** Chords a curve is measured by: off by less than a pen's width. */
const CHORDS = 16;

const measured = new Map<string, number>();
const MOST = 2000;

/** Length of all lines and curves of path data, in its own units; moves count nothing. */
export function pathLength(d: string): number {
  let length = measured.get(d);
  if (length === undefined) {
    if (measured.size >= MOST) measured.clear();
    measured.set(d, (length = measure(d)));
  }
  return length;
}

function measure(d: string): number {
  let [x, y, startX, startY, length] = [0, 0, 0, 0, 0];
  const to = (nx: number, ny: number): void => {
    length += Math.hypot(nx - x, ny - y);
    [x, y] = [nx, ny];
  };
  for (const segment of pathSegments(d)) {
    if (segment[0] === 'M') [x, y, startX, startY] = [segment[1], segment[2], segment[1], segment[2]];
    else if (segment[0] === 'L') to(segment[1], segment[2]);
    else if (segment[0] === 'Z') to(startX, startY);
    else if (segment[0] === 'C') {
      const [, x1, y1, x2, y2, ex, ey] = segment;
      const [fx, fy] = [x, y];
      for (let i = 1; i <= CHORDS; i++) {
        const t = i / CHORDS;
        const [a, b, c, e] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3];
        to(a * fx + b * x1 + c * x2 + e * ex, a * fy + b * y1 + c * y2 + e * ey);
      }
    }
  }
  return length;
}
