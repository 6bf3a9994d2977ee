import { groupInk, opInk } from '../display/ink.js';
import { MITER_LIMIT, type Group, type Op } from '../display/ops.js';
import { intersectRects, isEmptyRect, type Rect } from '../math/geometry.js';
import { multiply, transformRect, translation, type Matrix } from '../math/matrix.js';
import type { PaintContext, PaintEnv, PaintOptions } from './env.js';
import { LayerPool } from './layer-pool.js';
import { paintFill, paintImage, paintRun, paintStroke, type Target } from './leaf-ops.js';
import { PathCache } from './path-cache.js';

/** Caches live as long as the platform's env. */
const tools = new WeakMap<PaintEnv, Pick<Target, 'paths' | 'layers'>>();

/**
 * Paints ops with the context's current transform and alpha: the only code that draws a design on a canvas, the same in
 * page, worker and Node. The context's state is left as it was.
 */
export function paintOps(
  context: PaintContext,
  ops: readonly Op[],
  env: PaintEnv,
  options: PaintOptions = {},
): void {
  const { a, b, c, d, e, f } = context.getTransform();
  const whole = { x: 0, y: 0, width: context.canvas.width, height: context.canvas.height };
  const area = options.area ? intersectRects(options.area, whole) : whole;
  let own = tools.get(env);
  if (!own) tools.set(env, (own = { paths: new PathCache(env), layers: new LayerPool(env) }));
  context.save();
  prepare(context);
  paintAll({ context, env, area, ...own }, ops, [a, b, c, d, e, f], context.globalAlpha);
  context.restore();
}

/** State that no op sets. 'high' makes Skia use mipmaps when a picture shrinks, in browsers and Node alike. */
function prepare(context: PaintContext): void {
  context.globalCompositeOperation = 'source-over';
  context.imageSmoothingEnabled = true;
  context.imageSmoothingQuality = 'high';
  context.miterLimit = MITER_LIMIT;
}

function paintAll(target: Target, ops: readonly Op[], matrix: Matrix, alpha: number): void {
  for (const op of ops) paintOp(target, op, matrix, alpha);
}

function paintOp(target: Target, op: Op, matrix: Matrix, alpha: number): void {
  switch (op.op) {
    case 'fillPath':
      return paintFill(target, op, matrix, alpha);
    case 'strokePath':
      return paintStroke(target, op, matrix, alpha);
    case 'image':
      return paintImage(target, op, matrix, alpha);
    case 'glyphRun':
      return paintRun(target, op, matrix, alpha);
    case 'group':
      return paintGroup(target, op, matrix, alpha);
  }
}

function paintGroup(target: Target, group: Group, matrix: Matrix, alpha: number): void {
  const opacity = alpha * (group.opacity ?? 1);
  const ink = intersectRects(transformRect(matrix, opInk(group)), target.area);
  if (opacity <= 0 || isEmptyRect(ink)) return;
  const inner = group.transform ? multiply(matrix, group.transform) : matrix;
  if (isDirect(group, opacity)) paintAll(target, group.children, inner, opacity);
  else paintComposed(target, group, inner, opacity);
}

/** True when the children may be painted straight on the target: nothing of the group acts on them as a whole. */
function isDirect({ mask, blend, children }: Group, opacity: number): boolean {
  return !mask && (blend ?? 'normal') === 'normal' && (opacity >= 1 || isOneLayer(children));
}

/** True when no two of the paints overlap, so that alpha on each is alpha on the whole. */
function isOneLayer(ops: readonly Op[]): boolean {
  const [op] = ops;
  if (ops.length > 1) return false;
  if (op?.op === 'glyphRun') return op.embolden === 0 && !op.glyphs.some((glyph) => glyph.layers);
  if (op?.op !== 'group') return true;
  return (op.blend ?? 'normal') === 'normal' && (op.mask !== undefined || isOneLayer(op.children));
}

/** Paints the group on a layer of its own, cuts it by the mask, and puts the layer on the target. */
function paintComposed(target: Target, group: Group, inner: Matrix, opacity: number): void {
  const box = wholePixels(intersectRects(transformRect(inner, groupInk(group)), target.area));
  if (isEmptyRect(box)) return;
  const shifted = multiply(translation(-box.x, -box.y), inner);
  const layer = onLayer(target, box, group.children, shifted);
  if (group.mask) maskLayer(layer.target, group.mask, shifted, box);
  const { context } = target;
  context.globalAlpha = opacity;
  context.globalCompositeOperation = operation(group.blend);
  copyLayer(context, layer.canvas, box);
  context.globalCompositeOperation = 'source-over';
  layer.done();
}

const operation = (blend: Group['blend']): GlobalCompositeOperation =>
  blend === undefined || blend === 'normal' ? 'source-over' : blend;

function onLayer(target: Target, box: Rect, ops: readonly Op[], matrix: Matrix) {
  const layer = target.layers.take(box.width, box.height);
  const area = { x: 0, y: 0, width: box.width, height: box.height };
  const within: Target = { ...target, context: layer.context, area };
  prepare(layer.context);
  paintAll(within, ops, matrix, 1);
  return { target: within, canvas: layer.canvas, done: () => target.layers.give(layer) };
}

/** Leaves of the layer what the mask covers. destination-in, since clip() is not antialiased in every engine. */
function maskLayer(layer: Target, mask: readonly Op[], matrix: Matrix, box: Rect): void {
  const [only] = mask;
  const { context } = layer;
  if (mask.length === 1 && only?.op === 'fillPath') {
    context.globalCompositeOperation = 'destination-in';
    paintFill(layer, only, matrix, 1);
    return;
  }
  // several ops mask together, so they are joined on a layer first
  const joined = onLayer(layer, box, mask, matrix);
  context.globalCompositeOperation = 'destination-in';
  context.globalAlpha = 1;
  copyLayer(context, joined.canvas, { ...box, x: 0, y: 0 });
  joined.done();
}

/** Pixel for pixel. */
function copyLayer(context: PaintContext, canvas: CanvasImageSource, { x, y, width, height }: Rect): void {
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.imageSmoothingEnabled = false;
  context.drawImage(canvas, 0, 0, width, height, x, y, width, height);
  context.imageSmoothingEnabled = true;
}

/** Grown to whole device pixels, with one to spare for antialiasing. */
function wholePixels(rect: Rect): Rect {
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
