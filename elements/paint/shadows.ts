import { BLUR_REACH, castMatrix, inkBounds } from '../display/ink-bounds.js';
import type { Group, Op, Shadow } from '../display/ops.js';
import { expandRect, intersectRects, isEmptyRect, type Rect } from '../math/geometry.js';
import { leastScaleOf, multiply, scaling, transformRect, translation, type Matrix } from '../math/matrix.js';
import type { PaintContext } from './env.js';
import { copyLayer, onGrid, onLayer, type OwnLayer, type PaintOps } from './offscreen-layers.js';
import type { Target } from './leaf-ops.js';

/** A blur of more device pixels than this is made on a reduced layer: as soft, and as cheap as a small one. */
const MOST_SIGMA = 16;
/** Reduced pixels beyond what is asked for, so that scaling up finds neighbors at the edge. */
const SPARE = 2;

/**
 * Paints a group's shadows, the first at the bottom. A canvas shadow takes neither its distance nor its blur through the
 * transform, so both are given in device pixels, which is also what keeps the light fixed while things turn.
 */
export function paintShadows(target: Target, group: Group, matrix: Matrix, paint: PaintOps): void {
  if (target.silhouette || !group.shadows) return;
  const ink = inkBounds(group.children);
  if (isEmptyRect(ink)) return;
  const unit = leastScaleOf(matrix);
  for (const shadow of group.shadows) {
    const away = translation(shadow.dx * unit, shadow.dy * unit);
    const cast: Cast = {
      shadow,
      ink,
      ops: group.children,
      matrix: multiply(away, multiply(matrix, castMatrix(ink, shadow))),
      sigma: shadow.blur * unit,
    };
    if (shadow.opacity > 0) paintShadow(target, cast, paint);
  }
}

interface Cast {
  readonly shadow: Shadow;
  readonly ops: readonly Op[];
  /** Of the ops. */
  readonly ink: Rect;
  /** From the ops to where their silhouette falls. */
  readonly matrix: Matrix;
  /** Of the blur, device pixels. */
  readonly sigma: number;
}

function paintShadow(target: Target, cast: Cast, paint: PaintOps): void {
  const { ops, ink, matrix, sigma } = cast;
  const reach = Math.ceil(BLUR_REACH * sigma) + 1;
  const silhouette = transformRect(matrix, ink);
  const shown = intersectRects(expandRect(silhouette, reach), target.area);
  const reduce = reductionFor(sigma);
  const box = onGrid(intersectRects(silhouette, expandRect(shown, reach)), reduce, target);
  if (isEmptyRect(shown) || isEmptyRect(box)) return;
  const work = (layer: OwnLayer): void => {
    paint({ ...layer.target, silhouette: true }, ops, multiply(layer.shift, matrix));
    layShadow(target, layer, { ...cast, reduce, shown });
  };
  onLayer(target, box, work, reduce);
}

/**
 * Casts the shadow on a layer of its own and lays that over its place. Cast on the target itself, it would cost as much
 * as if it covered all of it.
 */
function layShadow(
  target: Target,
  silhouette: OwnLayer,
  { shadow, sigma, reduce, shown }: Cast & { readonly reduce: number; readonly shown: Rect },
): void {
  const box = onGrid(expandRect(shown, SPARE * reduce), reduce, target);
  const place = transformRect(scaling(1 / reduce), {
    ...silhouette.box,
    x: silhouette.box.x - box.x,
    y: silhouette.box.y - box.y,
  });
  const work = (layer: OwnLayer): void => {
    castLayer(layer.target.context, { canvas: silhouette.canvas, box: place }, shadow, sigma / reduce);
    target.context.globalAlpha = 1;
    copyLayer(target.context, layer.canvas, box, reduce);
  };
  onLayer(target, box, work, reduce);
}

/** Draws only the shadow of a layer: the layer itself falls beside the canvas. */
function castLayer(
  context: PaintContext,
  { canvas, box }: Pick<OwnLayer, 'canvas' | 'box'>,
  { color, opacity }: Shadow,
  sigma: number,
): void {
  const { x, y, width, height } = box;
  const away = Math.max(x, 0) + width + BLUR_REACH;
  context.save();
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.imageSmoothingEnabled = false;
  context.globalAlpha = opacity;
  context.shadowColor = color;
  context.shadowBlur = 2 * sigma;
  context.shadowOffsetX = away;
  context.drawImage(canvas, 0, 0, width, height, x - away, y, width, height);
  context.restore();
}

function reductionFor(sigma: number): number {
  let reduce = 1;
  while (sigma / reduce > MOST_SIGMA) reduce *= 2;
  return reduce;
}
