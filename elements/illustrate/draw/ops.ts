import type { FillPath, Group, Op, Paint, StrokePath } from '../../display/ops.js';
import { hexToOklch, mixColors, oklchToHex, parseHex } from '../../math/color.js';
import { clamp } from '../../math/geometry.js';

/** Short words for ops: a scene is hundreds of them. */

type Stops = readonly (readonly [offset: number, color: string])[];

export const fill = (d: string, paint: Paint, opacity = 1): FillPath => ({
  op: 'fillPath',
  d,
  fill: paint,
  ...(opacity < 1 && { opacity }),
});

export const line = (d: string, color: Paint, width: number, opacity = 1): StrokePath => ({
  op: 'strokePath',
  d,
  stroke: color,
  width,
  cap: 'round',
  join: 'round',
  ...(opacity < 1 && { opacity }),
});

export const group = (children: readonly Op[], rest: Omit<Group, 'op' | 'children'> = {}): Group => ({
  op: 'group',
  children,
  ...rest,
});

const stopsOf = (stops: Stops) => stops.map(([offset, color]) => ({ offset, color }));

/** From top to bottom unless told. */
export const down = (from: number, to: number, ...stops: Stops): Paint => ({
  gradient: 'linear',
  from: [0, from],
  to: [0, to],
  stops: stopsOf(stops),
});

export const across = (
  from: readonly [number, number],
  to: readonly [number, number],
  ...stops: Stops
): Paint => ({ gradient: 'linear', from, to, stops: stopsOf(stops) });

export const radial = (x: number, y: number, radius: number, ...stops: Stops): Paint => ({
  gradient: 'radial',
  center: [x, y],
  radius,
  stops: stopsOf(stops),
});

/** A straight color seen through: what gradients fade to. */
export function faint(hex: string, alpha: number): string {
  const { r, g, b } = parseHex(hex);
  return `rgba(${r},${g},${b},${Math.round(alpha * 1000) / 1000})`;
}

/** Light that falls off: nothing at its rim. */
export const glow = (x: number, y: number, radius: number, color: string, strength: number): Op =>
  fill(
    `M${x - radius} ${y - radius}h${radius * 2}v${radius * 2}h${-radius * 2}Z`,
    radial(
      x,
      y,
      radius,
      [0, faint(color, strength)],
      [0.35, faint(color, strength * 0.45)],
      [1, faint(color, 0)],
    ),
  );

export const mix = mixColors;

/** The color with so much more light (OKLCH, -1 to 1) and so many times the chroma. */
export function tone(hex: string, light: number, chroma = 1): string {
  const { L, C, h } = hexToOklch(hex);
  return oklchToHex({ L: clamp(L + light, 0, 1), C: C * chroma, h });
}

/** What a function makes of every color of a paint. */
export function mapPaint(paint: Paint, map: (color: string) => string): Paint {
  if (typeof paint === 'string') return map(paint);
  return { ...paint, stops: paint.stops.map(({ offset, color }) => ({ offset, color: map(color) })) };
}

/** A map of plain colors for colors that are seen through too. */
export const keepingAlpha =
  (map: (hex: string) => string) =>
  (color: string): string => {
    const parts = /^rgba\((\d+),(\d+),(\d+),([\d.]+)\)$/.exec(color);
    if (!parts) return map(color);
    const hex = `#${parts
      .slice(1, 4)
      .map((part) => Number(part).toString(16).padStart(2, '0'))
      .join('')}`;
    return faint(map(hex), Number(parts[4]));
  };

/** The same ops in other colors. */
export function recolor(ops: readonly Op[], map: (hex: string) => string): Op[] {
  const each = keepingAlpha(map);
  return ops.map((op): Op => {
    switch (op.op) {
      case 'fillPath':
        return { ...op, fill: mapPaint(op.fill, each) };
      case 'strokePath':
        return { ...op, stroke: mapPaint(op.stroke, each) };
      case 'group':
        return { ...op, children: recolor(op.children, map) };
      default:
        return op;
    }
  });
}
