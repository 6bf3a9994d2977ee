import type { Group, Op } from '../display/ops.js';

/**
 * Whether two moments of a design look the same: each has the same objects at rest, in groups alike. Never true for what
 * differs; what was made anew, alike as it may be, counts as different.
 */
export const areSameOps = (a: readonly Op[], b: readonly Op[]): boolean =>
  a === b || (a.length === b.length && a.every((op, i) => isSameOp(op, b[i]!)));

function isSameOp(a: Op, b: Op): boolean {
  if (a === b) return true;
  if (a.op !== 'group' || b.op !== 'group') return false;
  return isSameAround(a, b) && areSameOps(a.children, b.children);
}

/** Groups of one still page are copied around what moves in them, and keep all else. */
function isSameAround({ children: _, ...a }: Group, { children: __, ...b }: Group): boolean {
  const keys = Object.keys(a) as (keyof typeof a)[];
  return keys.length === Object.keys(b).length && keys.every((key) => a[key] === b[key]);
}
