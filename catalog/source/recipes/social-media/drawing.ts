import type { At, ShapeLayer } from '../../../build/templates/recipe.js';

/** Lengths of path data are kept to hundredths: finer than any page shows. */
const n = (value: number): string => String(Math.round(value * 100) / 100);

export type Point = readonly [x: number, y: number];

/** Writes lengths in u as path data of a box of 100 by 100 that comes to be stretched over so many u. */
export const pen = (width: number, height: number) => {
  const to = (x: number, y: number): string => `${n((x * 100) / width)} ${n((y * 100) / height)}`;
  const arc = (r: number, x: number, y: number, clockwise = true): string =>
    `A${to(r, r)} 0 0 ${clockwise ? 1 : 0} ${to(x, y)}`;
  const polygon = (points: readonly Point[]): string =>
    points.map(([x, y], i) => `${i ? 'L' : 'M'}${to(x, y)}`).join('') + 'Z';
  const circle = (x: number, y: number, r: number): string =>
    `M${to(x - r, y)}${arc(r, x + r, y)}${arc(r, x - r, y)}Z`;
  const box = (x: number, y: number, w: number, h: number): string =>
    polygon([[x, y], [x + w, y], [x + w, y + h], [x, y + h]]);
  return { to, arc, polygon, circle, box };
};

/** A shape of its own outline. */
export const sketch = (id: string, at: At, path: string, color: string): ShapeLayer => ({
  k: 'shape',
  outline: 'rectangle',
  ...{ id, at, path, color },
});

const curve = (points: readonly Point[]): string =>
  points
    .slice(1)
    .map(([x, y], i) => {
      const [fromX, fromY] = points[i]!;
      const middle = n((fromX + x) / 2);
      return `C${middle} ${n(fromY)} ${middle} ${n(y)} ${n(x)} ${n(y)}`;
    })
    .join('');

/** Soft hills through the points, and everything under them; in hundredths of the box. */
export const hills = (...points: readonly Point[]): string =>
  `M${n(points[0]![0])} ${n(points[0]![1])}${curve(points)}V100H${n(points[0]![0])}Z`;

/** The dark squares of a chequerboard. */
export const checks = (columns: number, rows: number): string => {
  const { box } = pen(columns, rows);
  const cells = Array.from({ length: columns * rows }, (_, i) => [i % columns, Math.floor(i / columns)] as const);
  return cells.filter(([x, y]) => (x + y) % 2 === 0).map(([x, y]) => box(x, y, 1, 1)).join('');
};

/** Dots in rows, each a share of its cell wide. */
export const dots = (columns: number, rows: number, share: number): string => {
  const { circle } = pen(columns, rows);
  return Array.from({ length: columns * rows }, (_, i) =>
    circle((i % columns) + 0.5, Math.floor(i / columns) + 0.5, share / 2),
  ).join('');
};

/** Every other one of so many rays from a point, cut off at the edges of a box. */
export function rays(width: number, height: number, [cx, cy]: Point, count: number, turn = 0): string {
  const corners: Point[] = [[0, 0], [width, 0], [width, height], [0, height]];
  const angleOf = ([x, y]: Point): number => Math.atan2(y - cy, x - cx);
  const edge = (angle: number): Point => {
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    // a ray along an axis never meets the edges beside it
    const until = (d: number, side: number, from: number): number =>
      Math.abs(d) < 1e-9 ? Infinity : ((d > 0 ? side : 0) - from) / d;
    const reach = Math.min(until(dx, width, cx), until(dy, height, cy));
    return [cx + dx * reach, cy + dy * reach];
  };
  const full = 2 * Math.PI;
  return Array.from({ length: count }, (_, i) => {
    const [from, to] = [i, i + 0.5].map((step) => ((step + turn) * full) / count) as [number, number];
    const past = (corner: Point): number => (((angleOf(corner) - from) % full) + full) % full;
    const between = corners.filter((corner) => past(corner) < to - from).sort((a, b) => past(a) - past(b));
    return pen(width, height).polygon([[cx, cy], edge(from), ...between, edge(to)]);
  }).join('');
}

/** What of a shape lies right of, or left of, an upright edge. */
export function clipped(points: readonly Point[], edge: number, rightOf: boolean): Point[] {
  const inside = ([x]: Point): boolean => (rightOf ? x >= edge : x <= edge);
  return points.flatMap((point, i) => {
    const next = points[(i + 1) % points.length]!;
    const kept: Point[] = inside(point) ? [point] : [];
    if (inside(point) === inside(next)) return kept;
    const t = (edge - point[0]) / (next[0] - point[0]);
    return [...kept, [edge, point[1] + t * (next[1] - point[1])]];
  });
}

/** Numbers from 0 to 1 that look like chance and are the same every time. */
export function chance(seed: number): number {
  let mixed = Math.imul(seed + 0x9e3779b9, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
}

/** A sheet of paper torn along its top; the tear takes so many hundredths of the height. */
export function torn(depth: number, seed: number): string {
  const steps = 64;
  const tear = Array.from({ length: steps + 1 }, (_, i): Point => {
    const slow = Math.sin(i / 7 + seed) + Math.sin(i / 3.1 + seed * 2);
    return [(100 * i) / steps, depth * (0.5 + slow * 0.17 + (chance(i + seed * 70) - 0.5) * 0.32)];
  });
  return pen(100, 100).polygon([...tear, [100, 100], [0, 100]]);
}
