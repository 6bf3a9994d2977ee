import * as z from 'zod/mini';
import type { GradientStop, Paint } from '../display/ops.js';
import { radians, type Point, type Size } from '../math/geometry.js';
import { withOpacity } from './color.js';
import { between, color, finite, point } from './schema.js';

const stop = z.looseObject({ offset: between(0, 1), color: color(), opacity: z.optional(between(0, 1)) });

/** A gradient over a box. Angle in degrees, 0 from left to right, clockwise; it says nothing where points do. */
export const gradient = () =>
  z.looseObject({
    /** 'linear' when absent. */
    type: z.optional(z.enum(['linear', 'radial'])),
    angle: finite(),
    /** Where a linear one begins and ends, as fractions of the box; as its angle says when absent. */
    from: z.optional(point()),
    to: z.optional(point()),
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
    : linearPaint(gradient, colors, size);
}

function linearPaint(gradient: Gradient, stops: readonly GradientStop[], size: Size): Paint {
  const { from, to } = gradientLine(gradient, size);
  return { gradient: 'linear', from: [from.x, from.y], to: [to.x, to.y], stops };
}

/**
 * The line of a linear gradient over a box. Without points of its own it runs through the middle and is as long as the box
 * is in its direction, as in CSS.
 */
export function gradientLine(
  { angle, from, to }: Gradient,
  { width, height }: Size,
): { from: Point; to: Point } {
  if (from && to)
    return {
      from: { x: from.x * width, y: from.y * height },
      to: { x: to.x * width, y: to.y * height },
    };
  const cos = Math.cos(radians(angle));
  const sin = Math.sin(radians(angle));
  const half = (Math.abs(width * cos) + Math.abs(height * sin)) / 2;
  return {
    from: { x: width / 2 - cos * half, y: height / 2 - sin * half },
    to: { x: width / 2 + cos * half, y: height / 2 + sin * half },
  };
}

/** The circle of a radial gradient over a box: it reaches the farther sides, so that a round outline shows all of it. */
export const gradientCircle = ({ center, radius = 1 }: Gradient, { width, height }: Size) => ({
  center: { x: width * (center?.x ?? 0.5), y: height * (center?.y ?? 0.5) },
  radius: (Math.max(width, height) / 2) * radius,
});

function radialPaint(gradient: Gradient, stops: readonly GradientStop[], size: Size): Paint {
  const { center, radius } = gradientCircle(gradient, size);
  return { gradient: 'radial', center: [center.x, center.y], radius, stops };
}
