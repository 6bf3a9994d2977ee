/** What is chosen in a list, and where a range begins. */
export interface Selection {
  readonly ids: ReadonlySet<string>;
  readonly anchor: string | null;
}

export const NOTHING: Selection = { ids: new Set(), anchor: null };

/** Chosen, or not any more. */
export function toggled({ ids }: Selection, id: string): Selection {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return { ids: next, anchor: id };
}

/** Everything from where the range begins to here, besides what is chosen; Shift and a click. */
export function rangeTo(selection: Selection, id: string, order: readonly string[]): Selection {
  const { ids, anchor } = selection;
  const [from, to] = [anchor === null ? -1 : order.indexOf(anchor), order.indexOf(id)].sort((a, b) => a - b);
  if (from === undefined || to === undefined || from < 0) return toggled(selection, id);
  return { ids: new Set([...ids, ...order.slice(from, to + 1)]), anchor };
}

export const everything = (order: readonly string[]): Selection => ({
  ids: new Set(order),
  anchor: order[0] ?? null,
});

/** Exactly these; a range begins at the first. */
export function only(wanted: Iterable<string>): Selection {
  const ids = new Set(wanted);
  return { ids, anchor: [...ids][0] ?? null };
}

/** Without what is no longer in the list. */
export function within({ ids, anchor }: Selection, order: readonly string[]): Selection {
  const there = new Set(order);
  return {
    ids: new Set([...ids].filter((id) => there.has(id))),
    anchor: anchor !== null && there.has(anchor) ? anchor : null,
  };
}
