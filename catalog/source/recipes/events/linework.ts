import type { At, ShapeLayer } from '../../../build/templates/recipe.js';
import { pen, type Point } from '../social-media/drawing.js';

/** A drawing in lines alone: the path is stroked and not filled. */
export const inked = (id: string, at: At, path: string, color: string, width: number): ShapeLayer => ({
  k: 'shape',
  outline: 'rectangle',
  ...{ id, at, path },
  stroke: { color, width },
});

export const along = ([x, y]: Point, angle: number, reach: number, aside = 0): Point => [
  x + Math.cos(angle) * reach - Math.sin(angle) * aside,
  y + Math.sin(angle) * reach + Math.cos(angle) * aside,
];

/** Draws plants on a sheet of so many u; angles in radians, 0 to the right. */
export const botanist = (width: number, height: number) => {
  const { to, circle } = pen(width, height);
  const at = (point: Point): string => to(...point);

  const leaf = (base: Point, angle: number, length: number, breadth: number): string => {
    const by = (reach: number, aside: number): string => at(along(base, angle, length * reach, breadth * aside));
    return `M${at(base)}C${by(0.3, 0.62)} ${by(0.72, 0.5)} ${by(1, 0)}C${by(0.72, -0.5)} ${by(0.3, -0.62)} ${at(base)}Z`;
  };
  const rib = (base: Point, angle: number, length: number): string =>
    `M${at(base)}L${at(along(base, angle, length * 0.78))}`;

  const petals = (middle: Point, radius: number, count: number, breadth: number, turn = 0, inner = 0): string =>
    Array.from({ length: count }, (_, i) => {
      const angle = turn + (2 * Math.PI * i) / count;
      return leaf(along(middle, angle, inner), angle, radius - inner, breadth);
    }).join('');

  return { leaf, rib, petals, circle, at };
};

export interface Twig {
  readonly from: Point;
  /** What the stem bends towards. */
  readonly bend: Point;
  readonly to: Point;
  readonly leaves: number;
  /** Of the largest leaf. */
  readonly length: number;
}

/** A stem with leaves in turn on either side, smaller towards its tip: the leaves, and the lines within. */
export function twig({ from, bend, to: tip, leaves, length }: Twig, width: number, height: number): { leaves: string; lines: string } {
  const { leaf, rib, at } = botanist(width, height);
  const mix = (t: number, a: number, b: number, c: number): number => (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t * t * c;
  const grown = Array.from({ length: leaves }, (_, i) => {
    const t = 0.14 + (0.86 * i) / (leaves - 1);
    const base: Point = [mix(t, from[0], bend[0], tip[0]), mix(t, from[1], bend[1], tip[1])];
    const [dx, dy] = [0, 1].map((axis) => (1 - t) * (bend[axis]! - from[axis]!) + t * (tip[axis]! - bend[axis]!)) as [number, number];
    const side = i === leaves - 1 ? 0 : i % 2 ? 1 : -1;
    const size = length * (1 - 0.45 * t);
    return { base, angle: Math.atan2(dy, dx) + side * 0.72, size };
  });
  return {
    leaves: grown.map(({ base, angle, size }) => leaf(base, angle, size, size * 0.44)).join(''),
    lines: `M${at(from)}Q${at(bend)} ${at(tip)}` + grown.map(({ base, angle, size }) => rib(base, angle, size)).join(''),
  };
}
