import type { GlyphRun, Op } from '../../../display/ops.js';

/**
 * Runs of left-to-right paragraphs that follow each other, in the order they are read; the rest stays. Right-to-left
 * lines stay as they are seen, since readers turn them round themselves.
 */
export function inReadingOrder(ops: readonly Op[]): readonly Op[] {
  if (!ops.some((op) => isLeftToRight(op) && op.order && op.order.level > 0)) return ops;
  const sorted: Op[] = [];
  for (let from = 0; from < ops.length;) {
    let to = from;
    while (to < ops.length && isLeftToRight(ops[to]!)) to++;
    const runs = ops.slice(from, to) as GlyphRun[];
    sorted.push(...runs.sort((a, b) => a.order!.start - b.order!.start));
    if (to < ops.length) sorted.push(ops[to]!);
    from = to + 1;
  }
  return sorted;
}

const isLeftToRight = (op: Op): op is GlyphRun =>
  op.op === 'glyphRun' && op.order !== undefined && (op.order.base & 1) === 0 && !op.copy;
