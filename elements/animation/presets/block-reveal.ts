import type { Group, Op } from '../../display/ops.js';
import type { Rect } from '../../math/geometry.js';
import { EASES } from '../ease.js';
import { withLook } from '../apply-look.js';
import { uncovered } from './moves.js';
import type { Direction, ElementPreset } from './preset.js';

/** Half of the way the block grows over the place, half it goes on and leaves what it covered. */
const HALF = 0.5;
/** Page pixels. */
const OVERLAP = 2;
const INK = '#1f2430';

/** A block of the object's own color runs over its place and uncovers it. */
export const blockReveal: NonNullable<ElementPreset['draw']> = (group, progress, _, { box }, direction) => {
  if (progress >= 1) return group;
  if (progress <= 0) return null;
  const grows = EASES.inOutCubic(Math.min(1, progress / HALF));
  const goes = EASES.inOutCubic(Math.max(0, (progress - HALF) / (1 - HALF)));
  const shown = goes > 0 ? withLook(group, uncovered(goes, direction), box) : null;
  // over the edge of what it uncovers: the page would shine through between two edges
  const length = direction === 'left' || direction === 'right' ? box.width : box.height;
  const from = Math.max(0, goes - Math.min(OVERLAP / Math.max(1, length), 1 - goes));
  const block: Op = { op: 'fillPath', d: bar(box, from, grows, direction), fill: colorOf(group) ?? INK };
  return { op: 'group', children: shown ? [shown, block] : [block] };
};

/** The part of the box from one fraction to another, counted the way the block runs. */
function bar({ x, y, width, height }: Rect, from: number, to: number, direction: Direction): string {
  const [low, high] = direction === 'left' || direction === 'up' ? [1 - to, 1 - from] : [from, to];
  return direction === 'left' || direction === 'right'
    ? `M${x + width * low} ${y}H${x + width * high}V${y + height}H${x + width * low}Z`
    : `M${x} ${y + height * low}H${x + width}V${y + height * high}H${x}Z`;
}

/** The first plain color in it. */
function colorOf({ children }: Group): string | undefined {
  for (const op of children) {
    if (op.op === 'group') {
      const inside = colorOf(op);
      if (inside !== undefined) return inside;
    } else if (op.op === 'glyphRun' || op.op === 'fillPath') {
      if (typeof op.fill === 'string') return op.fill;
    }
  }
  return undefined;
}
