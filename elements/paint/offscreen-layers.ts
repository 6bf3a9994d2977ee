import { MITER_LIMIT, type Op } from '../display/ops.js';
import { isEmptyRect, type Rect } from '../math/geometry.js';
import { multiply, scaling, translation, type Matrix } from '../math/matrix.js';
import type { PaintContext } from './env.js';
import type { Target } from './leaf-ops.js';

/** Offscreen work of the painter: ops on a layer of their own, and layers back on what they were made for. */

/** Paints ops on a target; handed in, since the painter itself stands above this file. */
export type PaintOps = (target: Target, ops: readonly Op[], matrix: Matrix) => void;

/** A layer that lies over `box` of the device pixels around it; `done` gives it back. */
export interface OwnLayer {
  readonly target: Target;
  readonly canvas: CanvasImageSource;
  /** From the device pixels around it to its own. */
  readonly shift: Matrix;
  readonly box: Rect;
  done(): void;
}

/**
 * A cleared layer for a place in the target's device pixels. With `reduce`, a power of two, one of its pixels stands for
 * as many by as many; the box must lie on multiples of it. Throws when there is no memory for it.
 */
export function openLayer(target: Target, box: Rect, reduce = 1): OwnLayer {
  const width = box.width / reduce;
  const height = box.height / reduce;
  const layer = target.layers.take(width, height);
  const area = { x: 0, y: 0, width, height };
  const origin = { x: (target.origin.x + box.x) / reduce, y: (target.origin.y + box.y) / reduce };
  prepare(layer.context);
  return {
    target: { ...target, context: layer.context, area, origin },
    canvas: layer.canvas,
    shift: multiply(scaling(1 / reduce), translation(-box.x, -box.y)),
    box,
    done: () => target.layers.give(layer),
  };
}

/** Opens a layer for `work` and gives it back, whatever happens. */
export function onLayer(target: Target, box: Rect, work: (layer: OwnLayer) => void, reduce = 1): void {
  const layer = openLayer(target, box, reduce);
  try {
    work(layer);
  } finally {
    layer.done();
  }
}

/** State that no op sets. 'high' makes Skia use mipmaps when a picture shrinks, in browsers and Node alike. */
export function prepare(context: PaintContext): void {
  context.globalCompositeOperation = 'source-over';
  context.imageSmoothingEnabled = true;
  context.imageSmoothingQuality = 'high';
  context.miterLimit = MITER_LIMIT;
}

/** Puts a layer where it belongs: pixel for pixel, or, reduced, as smooth as it comes. */
export function copyLayer(
  context: PaintContext,
  canvas: CanvasImageSource,
  { x, y, width, height }: Rect,
  reduce = 1,
): void {
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.imageSmoothingEnabled = reduce > 1;
  context.imageSmoothingQuality = 'low';
  context.drawImage(canvas, 0, 0, width / reduce, height / reduce, x, y, width, height);
  context.imageSmoothingEnabled = true;
  context.imageSmoothingQuality = 'high';
}

/** Grown to whole device pixels, with one to spare for antialiasing. */
export function wholePixels(rect: Rect): Rect {
  if (isEmptyRect(rect)) return rect;
  const x = Math.floor(rect.x) - 1;
  const y = Math.floor(rect.y) - 1;
  return {
    x,
    y,
    width: Math.ceil(rect.x + rect.width) + 1 - x,
    height: Math.ceil(rect.y + rect.height) + 1 - y,
  };
}

/**
 * Whole reduced pixels, counted from the canvas's own corner: a place painted alone gets the same pixels as when all is
 * painted.
 */
export function onGrid(rect: Rect, step: number, { origin }: Target): Rect {
  if (isEmptyRect(rect)) return rect;
  const { x, y, width, height } = wholePixels(rect);
  const low = (from: number, at: number): number => Math.floor((from + at) / step) * step - at;
  const high = (to: number, at: number): number => Math.ceil((to + at) / step) * step - at;
  const left = low(x, origin.x);
  const top = low(y, origin.y);
  return {
    x: left,
    y: top,
    width: high(x + width, origin.x) - left,
    height: high(y + height, origin.y) - top,
  };
}
