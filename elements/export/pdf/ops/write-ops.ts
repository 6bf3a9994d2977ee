import { groupInk, inkBounds, opInk } from '../../../display/ink-bounds.js';
import type { Group, Op } from '../../../display/ops.js';
import { expandRect, intersectRects, isEmptyRect, type Rect } from '../../../math/geometry.js';
import { multiply, transformRect, type Matrix } from '../../../math/matrix.js';
import { maskAsClip } from '../../mask-as-clip.js';
import { silhouette } from '../../silhouette.js';
import { ContentStream } from '../file/content-stream.js';
import { boxOf } from '../file/box.js';
import { formXObject } from '../file/form-xobject.js';
import { writeFill, writeImage, writeRun, writeStroke } from './leaf-ops.js';
import { digitsUnder } from '../../format-numbers.js';
import { pathOperators } from '../paint/path-operators.js';
import type { PdfRef } from '../file/pdf-file.js';
import { inReadingOrder } from './reading-order.js';
import { writeShadows } from './shadows.js';
import type { Target, Writing } from '../target.js';

/** Writes ops; `matrix` leads from their coordinates to points, `alpha` is what groups around them leave. */
export function* writeOps(target: Target, ops: readonly Op[], matrix: Matrix, alpha = 1): Writing {
  for (const op of inReadingOrder(ops)) {
    if (isEmptyRect(intersectRects(expandRect(transformRect(matrix, opInk(op)), HAIR), target.page)))
      continue;
    if (op.op === 'group') yield* writeGroup(target, op, matrix, alpha);
    else writeLeaf(target, op, matrix, alpha);
    yield;
  }
}

/** Ink without extent, such as a straight line's, is ink. */
const HAIR = 0.01;

function writeLeaf(target: Target, op: Exclude<Op, Group>, matrix: Matrix, alpha: number): void {
  markPart(target, op);
  switch (op.op) {
    case 'fillPath':
      return writeFill(target, op, matrix, alpha);
    case 'strokePath':
      return writeStroke(target, op, matrix, alpha);
    case 'image':
      return writeImage(target, op, matrix, alpha);
    case 'glyphRun':
      return writeRun(target, op, matrix, alpha);
  }
}

/** What is written next is part of what its group means to a reader. */
function markPart({ tags, within, content }: Target, op?: Op): void {
  tags?.mark(content, within && tags.blocks.of(within, op?.op === 'glyphRun' ? op : undefined));
}

function* writeGroup(around: Target, group: Group, matrix: Matrix, alpha: number): Writing {
  const target = group.meaning && !around.within ? { ...around, within: group } : around;
  const opacity = alpha * (group.opacity ?? 1);
  if (opacity <= 0) return;
  const inner = group.transform ? multiply(matrix, group.transform) : matrix;
  const outline = maskAsClip(group);
  if (group.mask && !outline) yield* writeComposed(target, group, inner, opacity);
  else if (isDirect(group, opacity)) yield* writeClipped(target, group, inner, opacity);
  else yield* writeComposed(target, group, inner, opacity);
}

/** True when the parts may be painted straight on what lies beneath: nothing of the group acts on it as a whole. */
function isDirect({ mask, blend, children, shadows }: Group, opacity: number): boolean {
  if ((blend ?? 'normal') !== 'normal') return false;
  // what blends within a masked group blends with nothing outside it
  if (mask && children.some(blends)) return false;
  return opacity >= 1 || (!shadows?.length && isOneLayer(children));
}

const blends = (op: Op): boolean =>
  op.op === 'group' && ((op.blend ?? 'normal') !== 'normal' || op.children.some(blends));

/** True when no two of the paints overlap, so that alpha on each is alpha on the whole. */
function isOneLayer(ops: readonly Op[]): boolean {
  const [op] = ops;
  if (ops.length > 1) return false;
  if (op?.op === 'glyphRun') return op.embolden === 0 && !op.glyphs.some((glyph) => glyph.layers);
  if (op?.op !== 'group') return true;
  return !op.shadows?.length && (op.blend ?? 'normal') === 'normal' && isOneLayer(op.children);
}

function* writeClipped(target: Target, group: Group, inner: Matrix, alpha: number): Writing {
  const outline = maskAsClip(group);
  if (!outline) return yield* writeContent(target, group, inner, alpha);
  const matrix = outline.transform ? multiply(inner, outline.transform) : inner;
  const path = pathOperators(outline.d, digitsUnder([1, 0, 0, 1, 0, 0]), matrix);
  if (path === '') return;
  target.content.save();
  target.content.add(path, outline.rule === 'evenodd' ? 'W* n' : 'W n');
  yield* writeContent(target, group, inner, alpha);
  target.content.restore();
}

function* writeContent(target: Target, group: Group, inner: Matrix, alpha: number): Writing {
  if (group.shadows?.length) markPart(target);
  yield* writeShadows(target, group, inner, writeOps);
  yield* writeOps(target, group.children, inner, alpha);
}

/** Puts the group together as a form of its own, then lays that down with its opacity, blend mode and mask. */
function* writeComposed(target: Target, group: Group, inner: Matrix, opacity: number): Writing {
  const ink = intersectRects(expandRect(transformRect(inner, groupInk(group)), 1), target.page);
  if (isEmptyRect(ink)) return;
  const { doc, content } = target;
  const own = new ContentStream();
  yield* writeClipped({ ...target, content: own, tags: undefined }, group, inner, 1);
  if (own.isEmpty) return;
  const mask = group.mask && !maskAsClip(group) ? yield* maskForm(target, group.mask, inner, ink) : null;
  target.tags?.mark(content, target.tags.blocks.ofAll(target.within ?? group));
  content.save();
  content.state(doc.states.opacity(opacity, group.blend));
  if (mask) content.state(doc.states.mask(mask, 'Alpha'));
  content.draw(formXObject(doc.file, own, boxOf(ink), 'DeviceRGB'));
  content.restore();
}

function* maskForm(
  target: Target,
  mask: readonly Op[],
  inner: Matrix,
  around: Rect,
): Generator<void, PdfRef> {
  const own = new ContentStream();
  // only its shape counts, and its letters are no text
  yield* writeOps({ ...target, content: own, tags: undefined }, silhouette(mask, '#000000'), inner);
  const ink = intersectRects(expandRect(transformRect(inner, inkBounds(mask)), 1), around);
  return formXObject(
    target.doc.file,
    own,
    boxOf(isEmptyRect(ink) ? { ...around, width: 0, height: 0 } : ink),
    'DeviceRGB',
  );
}
