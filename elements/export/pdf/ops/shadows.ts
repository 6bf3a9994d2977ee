import { castMatrix, inkBounds } from '../../../display/ink-bounds.js';
import type { Group, Op, Shadow } from '../../../display/ops.js';
import { isEmptyRect } from '../../../math/geometry.js';
import { leastScaleOf, multiply, translation, type Matrix } from '../../../math/matrix.js';
import { silhouette } from '../../silhouette.js';
import type { Target, WriteOps, Writing } from '../target.js';

/**
 * A group's shadows, the first at the bottom. A sharp one is the shapes themselves in its color; a blurred one is the
 * only thing of a page that becomes a picture.
 */
export function* writeShadows(target: Target, group: Group, inner: Matrix, write: WriteOps): Writing {
  const ink = inkBounds(group.children);
  if (!group.shadows || isEmptyRect(ink)) return;
  for (const shadow of group.shadows) {
    if (shadow.opacity <= 0 || shadow.scale <= 0) continue;
    if (shadow.blur <= 0 && group.children.every((op) => isShape(op, target.doc))) {
      const unit = leastScaleOf(inner);
      // points go up where the page's pixels go down
      const away = translation(shadow.dx * unit, -shadow.dy * unit);
      const matrix = multiply(away, multiply(inner, castMatrix(ink, shadow)));
      yield* write(target, [cast(group.children, shadow)], matrix);
    } else target.doc.shadows.write(target, group.children, shadow, inner);
    yield;
  }
}

/** False for pictures with transparency: their shape is in their pixels. */
function isShape(op: Op, doc: Target['doc']): boolean {
  if (op.op === 'image') return doc.picture(op)?.opaque ?? true;
  return op.op !== 'group' || [...op.children, ...(op.mask ?? [])].every((child) => isShape(child, doc));
}

/** An opaque picture casts its rectangle. */
function cast(ops: readonly Op[], { color, opacity }: Shadow): Group {
  return { op: 'group', opacity, children: silhouette(ops.map(boxed), color) };
}

function boxed(op: Op): Op {
  if (op.op === 'group')
    return { ...op, children: op.children.map(boxed), ...(op.mask ? { mask: op.mask.map(boxed) } : {}) };
  if (op.op !== 'image') return op;
  return { op: 'fillPath', d: `M${op.x} ${op.y}h${op.width}v${op.height}h${-op.width}Z`, fill: '#000000' };
}
