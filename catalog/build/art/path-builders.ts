import { radians } from '../../../elements/math/geometry.js';
import { short } from '../svg/path-data.js';

/** Path data of the simple figures that patterns and motifs are made of. Angles are degrees clockwise from the right. */

/** Figures of one color become one path: fewer elements draw faster. */
export const joined = (parts: readonly string[]): string => parts.join('');

const at = (x: number, y: number): string => `${short(x)} ${short(y)}`;

export function circle(x: number, y: number, r: number): string {
  return `M${at(x - r, y)}a${at(r, r)} 0 0 1 ${at(2 * r, 0)}a${at(r, r)} 0 0 1 ${at(-2 * r, 0)}Z`;
}

export const rectangle = (x: number, y: number, width: number, height: number): string =>
  `M${at(x, y)}h${short(width)}v${short(height)}h${short(-width)}Z`;

export type Pair = readonly [x: number, y: number];

export const polyline = (points: readonly Pair[]): string =>
  points.map(([x, y], i) => `${i ? 'L' : 'M'}${at(x, y)}`).join('');

export const polygon = (points: readonly Pair[]): string => `${polyline(points)}Z`;

export function polar(x: number, y: number, r: number, angle: number): Pair {
  return [x + r * Math.cos(radians(angle)), y + r * Math.sin(radians(angle))];
}

/** A slice of a disc between two angles, less than a full turn. */
export function wedge([x, y]: Pair, r: number, from: number, to: number): string {
  const large = to - from > 180 ? 1 : 0;
  return `M${at(x, y)}L${at(...polar(x, y, r, from))}A${at(r, r)} 0 ${large} 1 ${at(...polar(x, y, r, to))}Z`;
}

/** An open arc, for strokes. */
export function arc([x, y]: Pair, r: number, from: number, to: number): string {
  const large = to - from > 180 ? 1 : 0;
  return `M${at(...polar(x, y, r, from))}A${at(r, r)} 0 ${large} 1 ${at(...polar(x, y, r, to))}`;
}

/** A smooth open curve through the points (Catmull-Rom), for waves and lines of a map. */
export function curve(points: readonly Pair[]): string {
  const [first] = points;
  if (!first) return '';
  const parts = [`M${at(...first)}`];
  for (let i = 1; i < points.length; i++) {
    const p0 = points[i - 2] ?? points[i - 1]!;
    const p1 = points[i - 1]!;
    const p2 = points[i]!;
    const p3 = points[i + 1] ?? p2;
    const a = at(p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6);
    const b = at(p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6);
    parts.push(`C${a} ${b} ${at(...p2)}`);
  }
  return parts.join('');
}
