import type { FillPath, GlyphRun, ImageOp, StrokePath } from '../display/ops.js';
import type { Point, Rect, Size } from '../math/geometry.js';
import { multiply, type Matrix } from '../math/matrix.js';
import type { PaintContext, PaintEnv } from './env.js';
import type { LayerPool } from './layer-pool.js';
import { paintStyle } from './paint-style.js';
import { glyphMatrix, type PathCache } from './path-cache.js';

/** Where a pass paints and what it paints with. */
export interface Target {
  readonly context: PaintContext;
  readonly env: PaintEnv;
  readonly paths: PathCache;
  readonly layers: LayerPool;
  /** Device pixels that matter. */
  readonly area: Rect;
  /** Where the context's first pixel lies on the canvas that all is painted for. */
  readonly origin: Point;
  /** Told what could not be painted. */
  readonly failed: (error: unknown) => void;
  /** Only shape counts: a shadow casts none of its own. */
  readonly silhouette?: boolean;
  /** Pictures with all their pixels. */
  readonly exact?: boolean;
}

function place({ context }: Target, matrix: Matrix, alpha: number, own: Matrix | undefined): void {
  context.setTransform(...(own ? multiply(matrix, own) : matrix));
  context.globalAlpha = alpha;
}

export function paintFill(target: Target, op: FillPath, matrix: Matrix, alpha: number): void {
  const { context, paths } = target;
  place(target, matrix, alpha * (op.opacity ?? 1), op.transform);
  context.fillStyle = paintStyle(context, op.fill);
  context.fill(paths.path(op.d), op.rule ?? 'nonzero');
}

export function paintStroke(target: Target, op: StrokePath, matrix: Matrix, alpha: number): void {
  const { context, paths } = target;
  place(target, matrix, alpha * (op.opacity ?? 1), op.transform);
  context.strokeStyle = paintStyle(context, op.stroke);
  context.lineWidth = op.width;
  context.lineCap = op.cap ?? 'butt';
  context.lineJoin = op.join ?? 'miter';
  context.setLineDash(op.dash ? [...op.dash] : []);
  context.stroke(paths.path(op.d));
}

const WHOLE: Rect = { x: 0, y: 0, width: 1, height: 1 };

/** What all of the picture would measure in device pixels, given the part of it that the op shows. */
const deviceSize = (op: ImageOp, [a, b, c, d]: Matrix, part: Size): Size => ({
  width: (op.width * Math.hypot(a, b)) / part.width,
  height: (op.height * Math.hypot(c, d)) / part.height,
});

export function paintImage(target: Target, op: ImageOp, matrix: Matrix, alpha: number): void {
  const { x, y, width, height } = op.crop ?? WHOLE;
  const whole = target.exact ? undefined : deviceSize(op, matrix, { width, height });
  const picture = target.env.image(op.source, op.effect, whole);
  if (!picture) return;
  const { context, env } = target;
  place(target, matrix, alpha, undefined);
  const plain = env.imagesFit && whole && fits(picture, whole);
  if (plain) context.imageSmoothingQuality = 'low';
  context.drawImage(
    picture,
    x * picture.width,
    y * picture.height,
    width * picture.width,
    height * picture.height,
    op.x,
    op.y,
    op.width,
    op.height,
  );
  if (plain) context.imageSmoothingQuality = 'high';
}

/** At most so many pixels for one of the device, to each side: the four around a point are all that show there. */
const FITTING = 1.25;

const fits = (picture: Size, { width, height }: Size): boolean =>
  [picture.width / width, picture.height / height].every((ratio) => ratio > 0.99 && ratio < FITTING);

export function paintRun(target: Target, run: GlyphRun, matrix: Matrix, alpha: number): void {
  const { context, paths } = target;
  place(target, matrix, alpha, undefined);
  context.fillStyle = paintStyle(context, run.fill);
  const path = paths.run(run);
  context.fill(path);
  if (run.embolden > 0) embolden(context, run, path);
  paintColorGlyphs(target, run, matrix);
}

/** Made-up bold: an outline of the same color, half of which lies outside the letter. */
function embolden(context: PaintContext, run: GlyphRun, path: Path2D): void {
  context.strokeStyle = paintStyle(context, run.fill);
  context.lineWidth = 2 * run.embolden * run.size;
  context.lineJoin = 'round';
  context.setLineDash([]);
  context.stroke(path);
}

function paintColorGlyphs({ context, paths }: Target, run: GlyphRun, matrix: Matrix): void {
  for (const glyph of run.glyphs) {
    if (!glyph.layers) continue;
    context.setTransform(...multiply(matrix, glyphMatrix(run, glyph)));
    for (const { outline, color } of glyph.layers) {
      context.fillStyle = color ?? paintStyle(context, run.fill);
      context.fill(paths.path(outline));
    }
  }
}
