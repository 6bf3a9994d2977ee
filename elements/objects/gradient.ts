import * as z from 'zod/mini';
import type { GradientStop, Paint } from '../display/ops.js';
import { radians, type Size } from '../math/geometry.js';
import { withOpacity } from './color.js';
import { between, color, finite, point } from './schema.js';

const stop = z.looseObject({ offset: between(0, 1), color: color(), opacity: z.optional(between(0, 1)) });

/** A gradient over a box. Angle in degrees, 0 from left to right, clockwise; a radial one has no use for it. */
export const gradient = () =>
  z.looseObject({
    /** 'linear' when absent. */
    type: z.optional(z.enum(['linear', 'radial'])),
    angle: finite(),
    /** Middle of a radial one as fractions of the box; that of the box when absent. */
    center: z.optional(point()),
    /** Reach of a radial one as a part of half the longer side; 1 when absent. */
    radius: z.optional(finite().check(z.gt(0))),
    stops: z.array(stop).check(z.minLength(2)),
  });
export type Gradient = z.infer<ReturnType<typeof gradient>>;

/** The gradient as a paint over a box with its corner at the origin. */
export function gradientPaint(gradient: Gradient, size: Size): Paint {
  const colors = [...gradient.stops]
    .sort((a, b) => a.offset - b.offset)
    .map(({ offset, color, opacity }): GradientStop => ({ offset, color: withOpacity(color, opacity) }));
  return gradient.type === 'radial'
    ? radialPaint(gradient, colors, size)
    : linearPaint(gradient.angle, colors, size);
}

/** The gradient line runs through the middle and is as long as the box is in its direction, as in CSS. */
function linearPaint(angle: number, stops: readonly GradientStop[], { width, height }: Size): Paint {
  const cos = Math.cos(radians(angle));
  const sin = Math.sin(radians(angle));
  const half = (Math.abs(width * cos) + Math.abs(height * sin)) / 2;
  return {
    gradient: 'linear',
    from: [width / 2 - cos * half, height / 2 - sin * half],
    to: [width / 2 + cos * half, height / 2 + sin * half],
    stops,
  };
}

/** A circle about the middle that reaches the farther sides, unless it says otherwise: a round outline shows all of it. */
const radialPaint = (
  { center, radius = 1 }: Gradient,
  stops: readonly GradientStop[],
  { width, height }: Size,
): Paint => ({
  gradient: 'radial',
  center: [width * (center?.x ?? 0.5), height * (center?.y ?? 0.5)],
  radius: (Math.max(width, height) / 2) * radius,
  stops,
});
