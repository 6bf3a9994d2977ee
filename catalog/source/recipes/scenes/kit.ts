import type { At, Layer, ShapeLayer } from '../../../build/templates/recipe.js';
import type { OutlineName } from '../../../../elements/objects/outline.js';
import { pen, sketch, type Point } from '../social-media/drawing.js';

/** A rectangle of the page that a scene is drawn into, u. */
export interface Region {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** A drawing that fits itself into any region, and the color words that go with it. */
export interface Scene {
  readonly id: string;
  /** What it stands before: the color of its region. */
  readonly sky: string;
  /** Words on the sky, and the quieter ones. */
  readonly words: string;
  readonly soft: string;
  readonly draw: (region: Region) => Layer[];
}

/** Degrees are kept to tenths: no page shows finer ones. */
const degrees = ({ rotate, ...rest }: Extra): Extra => (rotate === undefined ? rest : { ...rest, rotate: Math.round(rotate * 10) / 10 });

type Extra = Partial<Pick<ShapeLayer, 'rotate' | 'opacity' | 'stroke' | 'radius' | 'gradient'>>;

/** A named outline about a middle. */
export const outlined = (outline: OutlineName, cx: number, cy: number, w: number, h: number, color: string, extra: Extra = {}): Layer => ({
  k: 'shape',
  outline,
  at: [cx - w / 2, cy - h / 2, w, h],
  color,
  ...degrees(extra),
});

export const oval = (cx: number, cy: number, rx: number, ry: number, color: string, extra: Extra = {}): Layer =>
  outlined('ellipse', cx, cy, 2 * rx, 2 * ry, color, extra);

export const disc = (cx: number, cy: number, r: number, color: string, extra: Extra = {}): Layer =>
  oval(cx, cy, r, r, color, extra);

/** A circle's line. */
export const ring = (cx: number, cy: number, r: number, width: number, color: string, extra: Extra = {}): Layer => ({
  k: 'shape',
  outline: 'ellipse',
  at: [cx - r, cy - r, 2 * r, 2 * r],
  stroke: { color, width },
  ...degrees(extra),
});

/** A box from its corner. */
export const box = (x: number, y: number, w: number, h: number, color: string, extra: Extra = {}): Layer => ({
  k: 'shape',
  outline: 'rectangle',
  at: [x, y, w, h],
  color,
  ...degrees(extra),
});

/** Path data in hundredths of a box. */
export const drawn = (x: number, y: number, w: number, h: number, d: string, color: string, extra: Extra = {}): Layer => ({
  ...sketch('drawing', [x, y, w, h], d, color),
  ...degrees(extra),
});

/** A polygon of points of the page. */
export function poly(points: readonly Point[], color: string, extra: Extra = {}): Layer {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  const [w, h] = [Math.max(...xs) - x, Math.max(...ys) - y];
  const moved = points.map(([px, py]): Point => [px - x, py - y]);
  return drawn(x, y, w, h, pen(w, h).polygon(moved), color, extra);
}

const LEAF = 'M0 50C18 4 72 -4 100 50C72 104 18 96 0 50Z';
const TEAR = 'M50 0C62 26 96 44 96 70C96 90 76 100 50 100C24 100 4 90 4 70C4 44 38 26 50 0Z';

/** A leaf or petal that starts in a point and goes so far along an angle (0 to the right, clockwise). */
export function leaf(x: number, y: number, length: number, width: number, angle: number, color: string, extra: Extra = {}): Layer {
  const turn = (angle * Math.PI) / 180;
  const [cx, cy] = [x + (Math.cos(turn) * length) / 2, y + (Math.sin(turn) * length) / 2];
  return drawn(cx - length / 2, cy - width / 2, length, width, LEAF, color, { ...extra, rotate: angle });
}

/** A drop with its point up. */
export const tear = (cx: number, cy: number, w: number, h: number, color: string, extra: Extra = {}): Layer =>
  drawn(cx - w / 2, cy - h / 2, w, h, TEAR, color, extra);

/** A straight stroke between two points, as a thin box. */
export function stroke([x1, y1]: Point, [x2, y2]: Point, width: number, color: string, extra: Extra = {}): Layer {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const rotate = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI;
  return box((x1 + x2) / 2 - length / 2, (y1 + y2) / 2 - width / 2, length, width, color, { radius: 0.5, ...extra, rotate });
}

/** A point so far from another along an angle, degrees clockwise from the right. */
export const towards = (x: number, y: number, r: number, angle: number): Point => [
  x + r * Math.cos((angle * Math.PI) / 180),
  y + r * Math.sin((angle * Math.PI) / 180),
];

export const many = <T>(count: number, make: (i: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i));

/** A star of so many points, sharp or blunt by the inner radius's share of the outer. */
export const starAt = (cx: number, cy: number, r: number, color: string, points = 4, inner = 0.36, turn = -90): Layer =>
  poly(
    many(points * 2, (i) => towards(cx, cy, i % 2 ? r * inner : r, turn + (i * 180) / points)),
    color,
  );

/** A line along path data in hundredths of a box. */
export const traced = (at: At, d: string, color: string, width: number, extra: Extra = {}): Layer => ({
  ...{ k: 'shape', outline: 'rectangle', at, path: d, stroke: { color, width } },
  ...degrees(extra),
});
