import type { Op } from '../display/ops.js';
import type { PictureEffect } from '../imaging/effect.js';
import { pictureKey } from './export-pictures.js';

type Named = { readonly source: string; readonly effect?: PictureEffect | undefined };

/** The pictures ops are painted with, each once. */
export function picturesIn(ops: readonly Op[], found = new Map<string, Named>()): ReadonlyMap<string, Named> {
  for (const op of ops) {
    if (op.op === 'image') found.set(pictureKey(op.source, op.effect), op);
    else if (op.op === 'group') picturesIn([...op.children, ...(op.mask ?? [])], found);
  }
  return found;
}
