import type { Point } from '../../math/geometry.js';

/** Path data of plain forms, in the picture's pixels with a digit after the point: short, and the same on every platform. */

export const n = (value: number): string => String(Math.round(value * 10) / 10);
const at = (x: number, y: number): string => `${n(x)} ${n(y)}`;

export const circle = (x: number, y: number, r: number): string => ellipse(x, y, r, r);

/** Four curves, so that it needs no arcs. */
export function ellipse(x: number, y: number, rx: number, ry: number): string {
  const k = 0.5523;
  return (
    `M${at(x - rx, y)}C${at(x - rx, y - ry * k)} ${at(x - rx * k, y - ry)} ${at(x, y - ry)}` +
    `C${at(x + rx * k, y - ry)} ${at(x + rx, y - ry * k)} ${at(x + rx, y)}` +
    `C${at(x + rx, y + ry * k)} ${at(x + rx * k, y + ry)} ${at(x, y + ry)}` +
    `C${at(x - rx * k, y + ry)} ${at(x - rx, y + ry * k)} ${at(x - rx, y)}Z`
  );
}

export function box(x: number, y: number, width: number, height: number, radius = 0): string {
  const r = Math.min(radius, width / 2, height / 2);
  if (r <= 0) return `M${at(x, y)}H${n(x + width)}V${n(y + height)}H${n(x)}Z`;
  const [right, bottom] = [x + width, y + height];
  return (
    `M${at(x + r, y)}H${n(right - r)}Q${at(right, y)} ${at(right, y + r)}V${n(bottom - r)}` +
    `Q${at(right, bottom)} ${at(right - r, bottom)}H${n(x + r)}Q${at(x, bottom)} ${at(x, bottom - r)}V${n(y + r)}Q${at(x, y)} ${at(x + r, y)}Z`
  );
}

/** A round-headed opening that stands on `y + height`. */
export function arch(x: number, y: number, width: number, height: number): string {
  const r = Math.min(width / 2, height);
  const k = r * 0.5523;
  const top = y + r;
  return (
    `M${at(x, y + height)}V${n(top)}C${at(x, top - k)} ${at(x + width / 2 - k, y)} ${at(x + width / 2, y)}` +
    `C${at(x + width / 2 + k, y)} ${at(x + width, top - k)} ${at(x + width, top)}V${n(y + height)}Z`
  );
}

export const polygon = (points: readonly Point[]): string =>
  `M${points.map(({ x, y }) => at(x, y)).join('L')}Z`;

export const polyline = (points: readonly Point[]): string =>
  `M${points.map(({ x, y }) => at(x, y)).join('L')}`;

/** A soft curve through all points (Catmull-Rom); closed where asked. */
export function smooth(points: readonly Point[], closed = false): string {
  const count = points.length;
  const point = (index: number): Point =>
    closed ? points[(index + count) % count]! : points[Math.max(0, Math.min(count - 1, index))]!;
  let d = `M${at(points[0]!.x, points[0]!.y)}`;
  for (let i = 0; i < (closed ? count : count - 1); i += 1) {
    const [a, b, c, e] = [point(i - 1), point(i), point(i + 1), point(i + 2)];
    d += `C${at(b.x + (c.x - a.x) / 6, b.y + (c.y - a.y) / 6)} ${at(c.x - (e.x - b.x) / 6, c.y - (e.y - b.y) / 6)} ${at(c.x, c.y)}`;
  }
  return closed ? `${d}Z` : d;
}

/** A line of hills or peaks, closed along `bottom`. */
export const above = (line: readonly Point[], bottom: number, soft = true): string => {
  const top = soft ? smooth(line) : polyline(line);
  return `${top}L${at(line.at(-1)!.x, bottom)}L${at(line[0]!.x, bottom)}Z`;
};

export function star(x: number, y: number, r: number, points = 5, inner = 0.42, turn = -Math.PI / 2): string {
  return polygon(
    Array.from({ length: points * 2 }, (_, i) => {
      const [angle, radius] = [turn + (i * Math.PI) / points, i % 2 === 0 ? r : r * inner];
      return { x: x + Math.cos(angle) * radius, y: y + Math.sin(angle) * radius };
    }),
  );
}

/** A star of four thin points, as light glints. */
export const glint = (x: number, y: number, r: number): string =>
  `M${at(x, y - r)}Q${at(x, y)} ${at(x + r, y)}Q${at(x, y)} ${at(x, y + r)}Q${at(x, y)} ${at(x - r, y)}Q${at(x, y)} ${at(x, y - r)}Z`;

export const heart = (x: number, y: number, r: number): string =>
  `M${at(x, y + r)}C${at(x - r * 1.6, y)} ${at(x - r * 1.15, y - r * 1.05)} ${at(x - r * 0.52, y - r * 0.95)}` +
  `C${at(x - r * 0.2, y - r * 0.9)} ${at(x, y - r * 0.65)} ${at(x, y - r * 0.45)}` +
  `C${at(x, y - r * 0.65)} ${at(x + r * 0.2, y - r * 0.9)} ${at(x + r * 0.52, y - r * 0.95)}` +
  `C${at(x + r * 1.15, y - r * 1.05)} ${at(x + r * 1.6, y)} ${at(x, y + r)}Z`;

/** A pointed leaf from its foot to its tip; `width` is that of its middle as a share of its length. */
export function leaf(foot: Point, angle: number, length: number, width = 0.34): string {
  const [ux, uy] = [Math.cos(angle), Math.sin(angle)];
  const tip = { x: foot.x + ux * length, y: foot.y + uy * length };
  const side = length * width;
  const middle = (sign: number) =>
    at(foot.x + ux * length * 0.45 - uy * side * sign, foot.y + uy * length * 0.45 + ux * side * sign);
  return `M${at(foot.x, foot.y)}Q${middle(1)} ${at(tip.x, tip.y)}Q${middle(-1)} ${at(foot.x, foot.y)}Z`;
}

/** A form between round and square, never twice the same: pebbles, puddles, bushes. */
export function blob(
  x: number,
  y: number,
  rx: number,
  ry: number,
  random: () => number,
  wobble = 0.18,
): string {
  const count = 8;
  return smooth(
    Array.from({ length: count }, (_, i) => {
      const [angle, far] = [(i / count) * Math.PI * 2, 1 + (random() - 0.5) * 2 * wobble];
      return { x: x + Math.cos(angle) * rx * far, y: y + Math.sin(angle) * ry * far };
    }),
    true,
  );
}
