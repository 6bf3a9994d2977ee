import type { Group, Op, PageOps } from './ops.js';

/** A group without its vacant places; null when it holds nothing else. The very same group when it has none. */
export const withoutVacant = (group: Group): Group | null => without(group, ({ vacant }) => vacant === true);

/** A page without what stands for pictures that are not here: they are missing from a file, not painted over. */
export function withoutMissing(page: PageOps): PageOps {
  const kept = (op: Op): Op | null =>
    op.op === 'group' ? without(op, ({ missing }) => missing === true) : op;
  return { ...page, ops: page.ops.map(kept).filter((op) => op !== null) };
}

function without(group: Group, goes: (group: Group) => boolean): Group | null {
  if (goes(group)) return null;
  const children = group.children.map((child): Op | null =>
    child.op === 'group' ? without(child, goes) : child,
  );
  if (children.every((child, i) => child === group.children[i])) return group;
  const kept = children.filter((child) => child !== null);
  return kept.length > 0 ? { ...group, children: kept } : null;
}
