import type { Op } from '../display/ops.js';
import type { Size } from '../math/geometry.js';
import type { PaintCanvas, PaintEnv } from '../paint/env.js';
import { paintOps } from '../paint/painter.js';

/**
 * Longest side of a rendered picture, px: what the largest canvas of Chromium and Safari holds, so that the largest page
 * can be had twice as large. Beyond it canvases stay blank, silently.
 */
export const MAX_RENDER_SIDE = 16_384;

/** Pixels of a page of this size at a scale; throws RangeError when a side gets longer than MAX_RENDER_SIDE. */
export function renderedSize({ width, height }: Size, scale: number): Size {
  const pixels = { width: Math.round(width * scale), height: Math.round(height * scale) };
  if (!(Math.min(pixels.width, pixels.height) >= 1)) throw new RangeError('the picture would have no pixels');
  if (Math.max(pixels.width, pixels.height) > MAX_RENDER_SIDE) {
    throw new RangeError(
      `${pixels.width} x ${pixels.height} px is too large: a side may be ${MAX_RENDER_SIDE} px at most`,
    );
  }
  return pixels;
}

/** A page that is drawn already. */
export interface PaintRequest {
  readonly ops: readonly Op[];
  /** Page size of the design. */
  readonly size: Size;
  /** Device pixels to a page pixel. */
  readonly scale: number;
  /** Laid under everything, for formats without transparency. */
  readonly under?: string;
}

/** Paints the ops of a page on a new canvas, or on one of the result's size; throws RangeError when it would be too large. */
export function paintPage(
  { ops, size, scale, under }: PaintRequest,
  env: PaintEnv,
  on?: PaintCanvas,
): PaintCanvas {
  const pixels = renderedSize(size, scale);
  const canvas = on ?? env.createCanvas(pixels.width, pixels.height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error(`no memory for a picture of ${pixels.width} x ${pixels.height} px`);
  if (under !== undefined) {
    context.fillStyle = under;
    context.fillRect(0, 0, pixels.width, pixels.height);
  }
  // rounded sizes are filled to the edge: a page of 33.4 px is drawn on 33
  context.setTransform(pixels.width / size.width, 0, 0, pixels.height / size.height, 0, 0);
  paintOps(context, ops, env, { exact: true });
  return canvas;
}
