import type { BlendMode, Group, Op } from './ops.js';

/** A group of objects, as far as painting knows it. */
export interface GroupAppearance {
  readonly id: string;
  readonly objects: readonly string[];
  readonly parent?: string | undefined;
  readonly opacity?: number | undefined;
  readonly blend_mode?: BlendMode | undefined;
  /** Where its objects lead that have no link of their own. */
  readonly link?: string | undefined;
}

/** Things from back to front; what a group paints as one lies together, at the height of its topmost. */
export type Stacked<T> =
  | { readonly one: T }
  | { readonly group: GroupAppearance; readonly parts: readonly Stacked<T>[] };

/** True for a group that acts on its objects as a whole; others only hold them together. */
export const isComposed = ({
  opacity,
  blend_mode: blend,
}: Pick<GroupAppearance, 'opacity' | 'blend_mode'>): boolean =>
  (opacity ?? 1) < 1 || (blend ?? 'normal') !== 'normal';

/** Puts what composed groups hold together. `things` come from back to front. */
export function stackGroups<T>(
  things: readonly T[],
  idOf: (thing: T) => string,
  groups: readonly GroupAppearance[],
): Stacked<T>[] {
  if (!groups.some(isComposed)) return things.map((one) => ({ one }));
  const chains = composedChains(groups);
  return gather(things, (thing) => chains.get(idOf(thing)) ?? [], 0);
}

/** Of each grouped object the composed groups it is in, outermost first. */
function composedChains(groups: readonly GroupAppearance[]): Map<string, readonly GroupAppearance[]> {
  const byId = new Map(groups.map((group) => [group.id, group]));
  const chain = (group: GroupAppearance | undefined): readonly GroupAppearance[] => {
    if (!group) return [];
    const outer = group.parent === undefined ? [] : chain(byId.get(group.parent));
    return isComposed(group) ? [...outer, group] : outer;
  };
  return new Map(groups.flatMap((group) => group.objects.map((id) => [id, chain(group)] as const)));
}

function gather<T>(
  things: readonly T[],
  chainOf: (thing: T) => readonly GroupAppearance[],
  depth: number,
): Stacked<T>[] {
  const held = new Map<GroupAppearance, T[]>();
  const order: (GroupAppearance | { one: T })[] = [];
  // from the front, so that a group is met first where it lies
  for (const thing of [...things].reverse()) {
    const group = chainOf(thing)[depth];
    if (!group) order.push({ one: thing });
    else if (held.has(group)) held.get(group)!.push(thing);
    else {
      held.set(group, [thing]);
      order.push(group);
    }
  }
  return order.reverse().map((entry) => {
    if ('one' in entry) return entry;
    return { group: entry, parts: gather(held.get(entry)!.reverse(), chainOf, depth + 1) };
  });
}

/** What is stacked as ops. */
export const stackOps = <T>(stacked: readonly Stacked<T>[], opOf: (thing: T) => Op): Op[] =>
  stacked.map((entry) =>
    'one' in entry ? opOf(entry.one) : composedGroup(entry.group, stackOps(entry.parts, opOf)),
  );

const composedGroup = ({ opacity, blend_mode: blend }: GroupAppearance, children: readonly Op[]): Group => ({
  op: 'group',
  ...(opacity !== undefined && opacity < 1 ? { opacity } : {}),
  ...(blend && blend !== 'normal' ? { blend } : {}),
  children,
});
