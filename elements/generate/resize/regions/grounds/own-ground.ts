import type { Block } from '../block.js';
import { areaOf, overlapOf } from '../rects.js';
import { isPanel } from '../stretch.js';

/** A ground takes at least this part of its drawing. */
const GROUND = 0.93;

/** Another piece that is as large as this part of the ground is a second ground, which has to go with it. */
const SECOND = 0.6;

/** A drawing on a panel of its own, which may take another form while what is on it keeps its own. */
export function isOnGround(block: Block): boolean {
  if (block.kind !== 'art' || block.items.length !== 1) return false;
  const [first, ...rest] = block.items[0]!.parts ?? [];
  if (!first || !isPanel(first.object)) return false;
  const all = areaOf(block.box);
  return (
    overlapOf(first.box, block.box) > GROUND * all && rest.every(({ box }) => areaOf(box) < SECOND * all)
  );
}
