import type { ImageOp, Op } from '../../../display/ops.js';
import { multiply, type Matrix } from '../../../math/matrix.js';

/** A picture where it is shown. */
export interface PlacedImage {
  readonly op: ImageOp;
  /** Points that its whole width takes in print, also what is cropped away. */
  readonly width: number;
}

/** Every picture op of a page, also those of masks; `matrix` leads from the ops' coordinates to points. */
export function placedImages(ops: readonly Op[], matrix: Matrix): PlacedImage[] {
  return ops.flatMap((op) => {
    if (op.op === 'image') return [{ op, width: printedWidth(op, matrix) }];
    if (op.op !== 'group') return [];
    const inner = op.transform ? multiply(matrix, op.transform) : matrix;
    return placedImages([...op.children, ...(op.mask ?? [])], inner);
  });
}

/** The more densely shown direction tells how many pixels are worth keeping. */
function printedWidth({ width, height, crop }: ImageOp, [a, b, c, d]: Matrix): number {
  const across = (width / (crop?.width ?? 1)) * Math.hypot(a, b);
  return across * Math.max(1, height > 0 ? Math.hypot(c, d) / Math.hypot(a, b) : 1);
}
