import type { Paint } from '../display/ops.js';
import type { PaintContext } from './env.js';

/** A paint as a canvas style: a color, or a gradient in the coordinates of the path being painted. */
export function paintStyle(context: PaintContext, paint: Paint): string | CanvasGradient {
  if (typeof paint === 'string') return paint;
  const gradient =
    paint.gradient === 'linear'
      ? context.createLinearGradient(...paint.from, ...paint.to)
      : context.createRadialGradient(...paint.center, 0, ...paint.center, paint.radius);
  for (const { offset, color } of paint.stops) gradient.addColorStop(offset, color);
  return gradient;
}
