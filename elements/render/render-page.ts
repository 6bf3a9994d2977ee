import { pageOps, type DrawnPage } from '../display/page-ops.js';
import type { Op } from '../display/ops.js';
import type { Size } from '../math/geometry.js';
import type { ObjectEnv } from '../objects/kind.js';
import { kinds } from '../objects/kinds.js';
import type { PaintCanvas, PaintEnv } from '../paint/env.js';
import { paintOps } from '../paint/painter.js';

/**
 * Longest side of a rendered picture, px: what the largest canvas of Chromium and Safari holds, so that the largest page
 * can be had twice as large. Beyond it canvases stay blank, silently.
 */
export const MAX_RENDER_SIDE = 16_384;

export interface RenderEnv {
  readonly objects: ObjectEnv;
  readonly paint: PaintEnv;
}

export interface RenderRequest {
  readonly page: DrawnPage;
  /** Page size of the design. */
  readonly size: Size;
  /** Device pixels to a page pixel. */
  readonly scale: number;
  /** Leaves out the page's colour; its background picture stays. */
  readonly transparent?: boolean;
  /** Laid under everything, for formats without transparency. */
  readonly under?: string;
}

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

/**
 * A page as a new canvas. Load the fonts and pictures first: what is not here shows as a placeholder. Throws RangeError
 * when the result would be too large.
 */
export function renderPage(
  { page, size, scale, transparent, under }: RenderRequest,
  env: RenderEnv,
): PaintCanvas {
  const shown = transparent ? { ...page, background_color: null } : page;
  const { ops } = pageOps(shown, size, kinds, env.objects);
  return paintPage({ ops, size, scale, ...(under !== undefined && { under }) }, env.paint);
}

/** A page that is drawn already. */
export type PaintRequest = Pick<RenderRequest, 'size' | 'scale' | 'under'> & { readonly ops: readonly Op[] };

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
