import { pathSegments } from '../../../display/path-data.js';
import { viewOf } from './sfnt-tables.js';

/** x, y and whether the point is on the curve. */
type GlyphPoint = readonly [x: number, y: number, on: 0 | 1];

/** Each cubic becomes this many quadratics: within a font unit of it for letters. */
const PIECES = 4;

/** A simple TrueType glyph of an outline in font units, y up; empty for one without area. */
export function outlineGlyph(d: string): Uint8Array {
  const contours = contoursOf(d);
  if (contours.length === 0) return new Uint8Array(0);
  const points = contours.flat();
  const bytes = new Uint8Array((10 + 2 * contours.length + 2 + 5 * points.length + 3) & ~3);
  const view = viewOf(bytes);
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  view.setInt16(0, contours.length);
  [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)].forEach((side, i) =>
    view.setInt16(2 + 2 * i, side),
  );
  let at = 10;
  let end = -1;
  for (const contour of contours) {
    view.setUint16(at, (end += contour.length));
    at += 2;
  }
  // no instructions
  at += 2;
  for (const [, , on] of points) bytes[at++] = on;
  for (const values of [xs, ys]) {
    let last = 0;
    for (const value of values) {
      view.setInt16(at, value - last);
      last = value;
      at += 2;
    }
  }
  return bytes;
}

function contoursOf(d: string): GlyphPoint[][] {
  const contours: GlyphPoint[][] = [];
  let contour: GlyphPoint[] = [];
  let pen: readonly [number, number] = [0, 0];
  const put = (x: number, y: number, on: 0 | 1): void => {
    contour.push([Math.round(x), Math.round(y), on]);
  };
  for (const segment of pathSegments(d)) {
    if (segment[0] === 'Z') continue;
    if (segment[0] === 'M') contours.push((contour = []));
    if (segment[0] === 'C') quadratics(pen, segment.slice(1) as number[], put);
    else put(segment[1], segment[2], 1);
    pen = segment.slice(-2) as unknown as readonly [number, number];
  }
  return contours.map(unclosed).filter(({ length }) => length > 1);
}

/** Contours of TrueType close by themselves: the first point is not repeated. */
function unclosed(contour: GlyphPoint[]): GlyphPoint[] {
  const [first, last] = [contour[0], contour.at(-1)];
  const repeats = contour.length > 1 && last![2] === 1 && first![0] === last![0] && first![1] === last![1];
  return repeats ? contour.slice(0, -1) : contour;
}

function quadratics(
  [x0, y0]: readonly [number, number],
  [x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0]: readonly number[],
  put: (x: number, y: number, on: 0 | 1) => void,
): void {
  const cubic = (p0: number, p1: number, p2: number, p3: number) => ({
    at: (t: number): number =>
      (1 - t) ** 3 * p0 + 3 * (1 - t) ** 2 * t * p1 + 3 * (1 - t) * t * t * p2 + t ** 3 * p3,
    slope: (t: number): number =>
      3 * (1 - t) ** 2 * (p1 - p0) + 6 * (1 - t) * t * (p2 - p1) + 3 * t * t * (p3 - p2),
  });
  const [x, y] = [cubic(x0, x1, x2, x3), cubic(y0, y1, y2, y3)];
  const step = 1 / PIECES;
  // the control point is where the tangents of both ends would take it, averaged
  const control = ({ at, slope }: typeof x, t: number): number =>
    (at(t) + (slope(t) * step) / 2 + at(t + step) - (slope(t + step) * step) / 2) / 2;
  for (let i = 0; i < PIECES; i++) {
    put(control(x, i * step), control(y, i * step), 0);
    put(x.at((i + 1) * step), y.at((i + 1) * step), 1);
  }
}
