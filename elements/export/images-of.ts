import type { ImageOp, Op } from '../display/ops.js';

/** Every picture op, also those of masks. */
export function imagesOf(ops: readonly Op[]): ImageOp[] {
  return ops.flatMap((op) => {
    if (op.op === 'image') return [op];
    return op.op === 'group' ? imagesOf([...op.children, ...(op.mask ?? [])]) : [];
  });
}
