import { multiply, rotation, scaling, translation, type Matrix } from '../../../../elements/math/matrix.js';
import { seededRandom } from '../../../../elements/math/random.js';
import type { Art, ArtPath } from '../../svg/art.js';
import { formatPath, parsePath, short, transformPath } from '../../svg/path-data.js';
import { curve, polar, polygon, type Pair } from '../path-builders.js';

/** What the shapes of our own are drawn with. */

export const INK = '#22324d';
export const CORAL = '#e8674a';
export const SUN = '#f4b84f';
export const TEAL = '#3a8f87';
export const ROSE = '#f3b3a6';
export const CREAM = '#fdf3e1';
export const PLUM = '#7a4a6d';
export const SKY = '#8cc7d6';

/** A drawing with the words it is found by; the id is the key it stands under. */
export interface Shape {
  readonly keywords: string;
  readonly draw: () => Art;
}
export type Shapes = Readonly<Record<string, Shape>>;

export const art = (
  width: number,
  height: number,
  ...paths: readonly (ArtPath | readonly ArtPath[])[]
): Art => ({
  width,
  height,
  paths: paths.flat(),
});

export const square = (...paths: readonly (ArtPath | readonly ArtPath[])[]): Art => art(100, 100, ...paths);

export const fill = (color: string, ...d: readonly string[]): ArtPath => ({ color, d: d.join('') });

export const line = (color: string, width: number, ...d: readonly string[]): ArtPath => ({
  color,
  d: d.join(''),
  stroke: { width, cap: 'round', join: 'round' },
});

/** The first path over the second where only the first is wanted: a hole through both. */
export const holed = (color: string, ...d: readonly string[]): ArtPath => ({
  ...fill(color, ...d),
  rule: 'evenodd',
});

export const times = <T>(count: number, make: (i: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i));

/** From a to b in `count` equal steps, ends included. */
export const between = (a: number, b: number, count: number): number[] =>
  times(count, (i) => a + ((b - a) * i) / (count - 1));

const moved = (d: string, matrix: Matrix): string => formatPath(transformPath(parsePath(d), matrix));

export const shifted = (d: string, x: number, y: number): string => moved(d, translation(x, y));

/** Turned about a point, degrees clockwise. */
export const turned = (d: string, angle: number, [x, y]: Pair = [50, 50]): string =>
  moved(d, multiply(multiply(translation(x, y), rotation(angle)), translation(-x, -y)));

/** Mirrored left to right within a width. */
export const mirrored = (d: string, width = 100): string =>
  moved(d, multiply(translation(width, 0), scaling(-1, 1)));

export const upsideDown = (d: string, height = 100): string =>
  moved(d, multiply(translation(0, height), scaling(1, -1)));

/** A smooth closed curve through the points. */
export function closedCurve(points: readonly Pair[]): string {
  const at = (i: number): Pair => points[(i + points.length) % points.length]!;
  const text = ([x, y]: Pair): string => `${short(x)} ${short(y)}`;
  const parts = [`M${text(at(0))}`];
  for (let i = 0; i < points.length; i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const first: Pair = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6];
    const second: Pair = [c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6];
    parts.push(`C${text(first)} ${text(second)} ${text(c)}`);
  }
  return `${parts.join('')}Z`;
}

/** A stroke of changing width along the points; `width` takes how far along it is, 0 to 1. */
export function tapered(points: readonly Pair[], width: (t: number) => number): string {
  const last = points.length - 1;
  const sides = points.map(([x, y], i): [Pair, Pair] => {
    const [ax, ay] = points[Math.max(0, i - 1)]!;
    const [bx, by] = points[Math.min(last, i + 1)]!;
    const length = Math.hypot(bx - ax, by - ay) || 1;
    const half = width(i / last) / 2;
    const [nx, ny] = [(-(by - ay) / length) * half, ((bx - ax) / length) * half];
    return [
      [x + nx, y + ny],
      [x - nx, y - ny],
    ];
  });
  const there = curve(sides.map(([left]) => left));
  const back = curve(sides.map(([, right]) => right).reverse());
  return `${there}${back.replace('M', 'L')}Z`;
}

/** A slim leaf from one point to another; `width` is a fraction of its length. */
export function leaf(from: Pair, to: Pair, width: number): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const side = (sign: number): string =>
    `${short(from[0] + dx * 0.45 - dy * width * sign)} ${short(from[1] + dy * 0.45 + dx * width * sign)}`;
  const point = ([x, y]: Pair): string => `${short(x)} ${short(y)}`;
  return `M${point(from)}Q${side(1)} ${point(to)}Q${side(-1)} ${point(from)}Z`;
}

/** A star of straight sides, its first point up. */
export const star = (x: number, y: number, r: number, points: number, inner: number): string =>
  polygon(times(points * 2, (i) => polar(x, y, i % 2 ? r * inner : r, (i * 180) / points - 90)));

/** A four-pointed twinkle of hollow sides. */
export function sparkle(x: number, y: number, r: number): string {
  const tips = times(4, (i) => polar(x, y, r, i * 90 - 90));
  const [first, ...rest] = tips as [Pair, ...Pair[]];
  const to = ([px, py]: Pair): string => `Q${short(x)} ${short(y)} ${short(px)} ${short(py)}`;
  return `M${short(first[0])} ${short(first[1])}${[...rest, first].map(to).join('')}Z`;
}

/** A round edge of `count` bows about a circle; outward, or inward with `inward`. */
export function scalloped(x: number, y: number, r: number, count: number, inward = false): string {
  const corners = times(count, (i) => polar(x, y, r, (i / count) * 360 - 90));
  const bow = (2 * r * Math.sin(Math.PI / count)) / 2;
  const [fx, fy] = corners[0]!;
  const arcs = times(count, (i) => {
    const [px, py] = corners[(i + 1) % count]!;
    return `A${short(bow)} ${short(bow)} 0 0 ${inward ? 0 : 1} ${short(px)} ${short(py)}`;
  });
  return `M${short(fx)} ${short(fy)}${arcs.join('')}Z`;
}

export function roundedBox(x: number, y: number, width: number, height: number, r: number): string {
  const s = short;
  return `M${s(x + r)} ${s(y)}H${s(x + width - r)}A${r} ${r} 0 0 1 ${s(x + width)} ${s(y + r)}V${s(y + height - r)}A${r} ${r} 0 0 1 ${s(x + width - r)} ${s(y + height)}H${s(x + r)}A${r} ${r} 0 0 1 ${s(x)} ${s(y + height - r)}V${s(y + r)}A${r} ${r} 0 0 1 ${s(x + r)} ${s(y)}Z`;
}

/** Points of a soft figure about a middle: a circle whose radius a seed makes uneven. */
export function uneven(
  seed: number,
  options: { middle: Pair; r: number; wobble: number; points: number; flat?: number },
): Pair[] {
  const { middle, r, wobble, points, flat = 1 } = options;
  const random = seededRandom(seed);
  const start = random() * 360;
  return times(points, (i) => {
    const [x, y] = polar(0, 0, r * (1 - wobble * random()), start + (i / points) * 360);
    return [middle[0] + x, middle[1] + y * flat];
  });
}

export const heart = (x: number, y: number, w: number): string => {
  const p = (dx: number, dy: number): string => `${short(x + dx * w)} ${short(y + dy * w)}`;
  return `M${p(0, 0.45)}C${p(-0.34, 0.2)} ${p(-0.5, 0.02)} ${p(-0.5, -0.18)}C${p(-0.5, -0.36)} ${p(-0.37, -0.47)} ${p(-0.22, -0.47)}C${p(-0.12, -0.47)} ${p(-0.04, -0.41)} ${p(0, -0.31)}C${p(0.04, -0.41)} ${p(0.12, -0.47)} ${p(0.22, -0.47)}C${p(0.37, -0.47)} ${p(0.5, -0.36)} ${p(0.5, -0.18)}C${p(0.5, 0.02)} ${p(0.34, 0.2)} ${p(0, 0.45)}Z`;
};

/** Points close enough together for an even width, on the curve through a few. */
export function curvePoints(points: readonly Pair[]): Pair[] {
  const steps = 10;
  return points.slice(1).flatMap((to, i) => {
    const [a, b, c, d] = [points[i - 1] ?? points[i]!, points[i]!, to, points[i + 2] ?? to];
    return times(i === points.length - 2 ? steps + 1 : steps, (k): Pair => {
      const t = k / steps;
      const at = (n: 0 | 1): number =>
        0.5 *
        (2 * b[n] +
          (c[n] - a[n]) * t +
          (2 * a[n] - 5 * b[n] + 4 * c[n] - d[n]) * t * t +
          (3 * b[n] - a[n] - 3 * c[n] + d[n]) * t * t * t);
      return [at(0), at(1)];
    });
  });
}
