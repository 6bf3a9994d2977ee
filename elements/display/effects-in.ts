import type { PictureEffect } from '../imaging/effect.js';
import type { Op } from './ops.js';

/** The effects among ops, each with the source key of its picture. */
export function effectsIn(ops: readonly Op[]): { readonly source: string; readonly effect: PictureEffect }[] {
  return ops.flatMap((op) => {
    if (op.op === 'image') return op.effect ? [{ source: op.source, effect: op.effect }] : [];
    return op.op === 'group' ? effectsIn([...op.children, ...(op.mask ?? [])]) : [];
  });
}
