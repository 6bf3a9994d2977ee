/** What is selected in a list. */
export interface Chosen {
  readonly ids: ReadonlySet<string>;
  /** Where a stretch begins: what was touched last. */
  readonly anchor: string | null;
}

export const NONE: Chosen = { ids: new Set(), anchor: null };

export const everything = (order: readonly string[]): Chosen => ({ ids: new Set(order), anchor: null });

/** In, when it was out. */
export function toggled({ ids }: Chosen, id: string): Chosen {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return { ids: next, anchor: id };
}

/** All from the anchor to here; the anchor stays. */
export function stretched({ ids, anchor }: Chosen, order: readonly string[], id: string): Chosen {
  const from = anchor === null ? -1 : order.indexOf(anchor);
  const to = order.indexOf(id);
  if (from < 0 || to < 0) return toggled({ ids, anchor }, id);
  const between = order.slice(Math.min(from, to), Math.max(from, to) + 1);
  return { ids: new Set([...ids, ...between]), anchor };
}

/** Without what is no longer there; the same object when all of it is. */
export function stillThere(chosen: Chosen, order: readonly string[]): Chosen {
  const there = new Set(order);
  if ([...chosen.ids].every((id) => there.has(id))) return chosen;
  return { ids: new Set([...chosen.ids].filter((id) => there.has(id))), anchor: null };
}
