import { groupInk, opInk } from '../display/ink-bounds.js';
import type { Group, Op } from '../display/ops.js';
import { intersectRects, isEmptyRect, type Rect } from '../math/geometry.js';
import { leastScaleOf, multiply, transformRect, type Matrix } from '../math/matrix.js';
import type { PaintContext, PaintEnv, PaintOptions } from './env.js';
import { onBlurredLayer } from './blur-layer.js';
import { LayerPool } from './layer-pool.js';
import { copyLayer, onLayer, openLayer, prepare, wholePixels, type OwnLayer } from './offscreen-layers.js';
import { paintFill, paintImage, paintRun, paintStroke, type Target } from './leaf-ops.js';
import { PathCache } from './path-cache.js';
import { paintShadows } from './shadows.js';

/** Caches live as long as the platform's env. */
const tools = new WeakMap<PaintEnv, Pick<Target, 'paths' | 'layers'>>();

/**
 * Paints ops with the context's current transform and alpha: the only code that draws a design on a canvas, the same in
 * page, worker and Node. The context's state is left as it was. What cannot be painted (no memory for a layer, a lost
 * context) is told to `env.failed` and the rest is painted; only when it must be exact is the first failure thrown then.
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
  const { exact = false } = options;
  const failures: unknown[] = [];
  const failed = (error: unknown): void => void failures.push(error);
  context.save();
  prepare(context);
  const target: Target = { context, env, area, origin: { x: 0, y: 0 }, exact, failed, ...own };
  paintAll(target, ops, [a, b, c, d, e, f], context.globalAlpha);
  context.restore();
  if (exact && failures.length > 0) throw failures[0];
  for (const error of failures) env.failed?.(error);
}

function paintAll(target: Target, ops: readonly Op[], matrix: Matrix, alpha = 1): void {
  for (const op of ops) {
    try {
      paintOp(target, op, matrix, alpha);
    } catch (error) {
      target.failed(error);
    }
  }
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
  if (isDirect(group, opacity)) paintContent(target, group, inner, opacity);
  else paintComposed(target, group, inner, opacity);
}

function paintContent(target: Target, group: Group, inner: Matrix, alpha: number): void {
  paintSafely(target, () => paintShadows(target, group, inner, paintAll));
  paintAll(target, group.children, inner, alpha);
}

/** True when the content may be painted straight on the target: nothing of the group acts on it as a whole. */
function isDirect({ blur = 0, mask, blend, children, shadows }: Group, opacity: number): boolean {
  if (mask || blur > 0 || (blend ?? 'normal') !== 'normal') return false;
  return opacity >= 1 || (!shadows?.length && isOneLayer(children));
}

/** True when no two of the paints overlap, so that alpha on each is alpha on the whole. */
function isOneLayer(ops: readonly Op[]): boolean {
  const [op] = ops;
  if (ops.length > 1) return false;
  if (op?.op === 'glyphRun') return op.embolden === 0 && !op.glyphs.some((glyph) => glyph.layers);
  if (op?.op !== 'group') return true;
  if (op.shadows?.length || (op.blend ?? 'normal') !== 'normal') return false;
  return op.mask !== undefined || isOneLayer(op.children);
}

/** Paints the group on a layer of its own, cuts it by the mask, and puts the layer on the target. */
function paintComposed(target: Target, group: Group, inner: Matrix, opacity: number): void {
  const box = wholePixels(intersectRects(transformRect(inner, groupInk(group)), target.area));
  if (isEmptyRect(box)) return;
  if (group.blur) return paintBlurred(target, group, { inner, opacity, box });
  const layer = layerFor(target, box);
  if (!layer) return paintWithoutLayer(target, group, inner, opacity);
  const matrix = multiply(layer.shift, inner);
  try {
    paintContent(layer.target, group, matrix, 1);
    if (group.mask) maskLayer(layer, group.mask, matrix);
    const { context } = target;
    context.globalAlpha = opacity;
    context.globalCompositeOperation = operation(group.blend);
    copyLayer(context, layer.canvas, box);
  } finally {
    target.context.globalCompositeOperation = 'source-over';
    layer.done();
  }
}

/** The sharp group on a layer of its own, out of focus, and then on the target. */
function paintBlurred(
  target: Target,
  { blur = 0, blend, ...sharp }: Group,
  { inner, opacity, box }: { readonly inner: Matrix; readonly opacity: number; readonly box: Rect },
): void {
  // how see-through it is, it is as a whole
  const { transform: _, opacity: __, ...content } = sharp;
  onBlurredLayer(
    target,
    { box, sigma: blur * leastScaleOf(inner) },
    {
      paint: (layer) => paintAll(layer.target, [content], multiply(layer.shift, inner)),
      lay: (canvas, place, reduce) => {
        const { context } = target;
        context.globalAlpha = opacity;
        context.globalCompositeOperation = operation(blend);
        copyLayer(context, canvas, place, reduce);
        context.globalCompositeOperation = 'source-over';
      },
    },
  );
}

const operation = (blend: Group['blend']): GlobalCompositeOperation =>
  blend === undefined || blend === 'normal' ? 'source-over' : blend;

/** Leaves of the layer what the mask covers. destination-in, since clip() is not antialiased in every engine. */
function maskLayer(layer: OwnLayer, mask: readonly Op[], matrix: Matrix): void {
  const [only] = mask;
  const { target } = layer;
  const { context } = target;
  if (mask.length === 1 && only?.op === 'fillPath') {
    context.globalCompositeOperation = 'destination-in';
    paintFill(target, only, matrix, 1);
    return;
  }
  // several ops mask together, so they are joined on a layer first
  const { width, height } = layer.box;
  onLayer(target, { x: 0, y: 0, width, height }, (joined) => {
    paintAll(joined.target, mask, matrix);
    context.globalCompositeOperation = 'destination-in';
    context.globalAlpha = 1;
    copyLayer(context, joined.canvas, joined.box);
  });
}

/** null when there is no memory for it, which is told. */
function layerFor(target: Target, box: Rect): OwnLayer | null {
  let layer: OwnLayer | null = null;
  paintSafely(target, () => (layer = openLayer(target, box)));
  return layer;
}

/** What a group can be without a layer: its parts faded one by one, and a hard edge for its mask. */
function paintWithoutLayer(target: Target, group: Group, inner: Matrix, opacity: number): void {
  const { context, paths } = target;
  if (!group.mask) return paintContent(target, group, inner, opacity);
  const [only] = group.mask;
  // what several ops leave together needs a layer
  if (group.mask.length > 1 || only?.op !== 'fillPath') return;
  context.save();
  context.setTransform(...(only.transform ? multiply(inner, only.transform) : inner));
  context.clip(paths.path(only.d), only.rule ?? 'nonzero');
  paintContent(target, group, inner, opacity);
  context.restore();
}

function paintSafely({ failed }: Target, work: () => void): void {
  try {
    work();
  } catch (error) {
    failed(error);
  }
}
