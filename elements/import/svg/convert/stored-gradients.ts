import { degrees, type Point, type Rect } from '../../../math/geometry.js';
import { transformPoint, type Matrix } from '../../../math/matrix.js';
import type { LinearFill, RadialFill, Stop } from '../drawing.js';

/**
 * A gradient as shapes store it: an angle, and stops along the line that runs through the middle of the box and is as long
 * as the box is in its direction. Any straight gradient can be written so: its stops are moved along, and cut at the ends.
 */
export function storedLinear({ matrix, stops }: LinearFill, box: Rect): { angle: number; stops: Stop[] } {
  const across = acrossLines(matrix);
  const angle = degrees(Math.atan2(across.y, across.x));
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const half = (Math.abs(box.width * across.x) + Math.abs(box.height * across.y)) / 2 || 1;
  const along = (x: number): number => {
    const point = transformPoint(matrix, { x, y: 0 });
    const distance = (point.x - middle.x) * across.x + (point.y - middle.y) * across.y;
    return (distance / half + 1) / 2;
  };
  const [start, end] = [along(0), along(1)];
  return {
    angle,
    stops: cut(stops.map((stop) => ({ ...stop, offset: start + stop.offset * (end - start) }))),
  };
}

export interface StoredRadial {
  readonly type: 'radial';
  readonly angle: 0;
  readonly center: { readonly x: number; readonly y: number };
  readonly radius: number;
  readonly stops: readonly Stop[];
}

/** A circle as shapes store it: middle and reach as parts of the box. An ellipse becomes the circle around it. */
export function storedRadial({ matrix, stops }: RadialFill, box: Rect): StoredRadial {
  const [across, down] = [Math.hypot(matrix[0], matrix[1]), Math.hypot(matrix[2], matrix[3])];
  return {
    type: 'radial',
    angle: 0,
    center: { x: (matrix[4] - box.x) / (box.width || 1), y: (matrix[5] - box.y) / (box.height || 1) },
    radius: Math.max(across, down) / (Math.max(box.width, box.height) / 2 || 1),
    stops,
  };
}

/** Whether a radial gradient is an ellipse, which shapes cannot hold. */
export const isElliptic = ({ matrix }: RadialFill): boolean => {
  const [across, down] = [Math.hypot(matrix[0], matrix[1]), Math.hypot(matrix[2], matrix[3])];
  return Math.abs(across - down) > 0.05 * Math.max(across, down);
};

/** Unit vector at right angles to the lines of one color, which a slant turns otherwise than the gradient's own line. */
function acrossLines(matrix: Matrix): Point {
  const origin = transformPoint(matrix, { x: 0, y: 0 });
  const side = transformPoint(matrix, { x: 0, y: 1 });
  const end = transformPoint(matrix, { x: 1, y: 0 });
  let normal = { x: side.y - origin.y, y: origin.x - side.x };
  const forward = normal.x * (end.x - origin.x) + normal.y * (end.y - origin.y);
  if (forward < 0) normal = { x: -normal.x, y: -normal.y };
  const length = Math.hypot(normal.x, normal.y) || 1;
  return { x: normal.x / length, y: normal.y / length };
}

/** Stops between 0 and 1, with what shows at both ends. */
function cut(stops: readonly Stop[]): Stop[] {
  const inside = stops.filter(({ offset }) => offset > 0 && offset < 1);
  // of several stops at one place the last one is what goes on
  const begins = stops.findLastIndex(({ offset }) => offset <= 0);
  const start = begins >= 0 && stops[begins]!.offset === 0 ? stops[begins]! : at(stops, 0);
  return [{ ...start, offset: 0 }, ...inside, { ...at(stops, 1), offset: 1 }];
}

/** What a gradient shows at an offset. */
function at(stops: readonly Stop[], offset: number): Stop {
  const next = stops.findIndex((stop) => stop.offset >= offset);
  if (next < 0) return stops.at(-1)!;
  const [to, from] = [stops[next]!, stops[next - 1]];
  if (!from || to.offset === from.offset) return to;
  const t = (offset - from.offset) / (to.offset - from.offset);
  return {
    offset,
    color: blended(from.color, to.color, t),
    opacity: from.opacity + (to.opacity - from.opacity) * t,
  };
}

/** As gradients are drawn: channel by channel. */
function blended(from: string, to: string, t: number): string {
  const channel = (color: string, i: number): number => Number.parseInt(color.slice(i, i + 2), 16);
  const mixed = [1, 3, 5].map((i) => Math.round(channel(from, i) + (channel(to, i) - channel(from, i)) * t));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
