/** The design whose menu was used if there is one, otherwise those that are chosen. */
export const actionTargets = <Item>(active: Item | null, chosen: readonly Item[]): readonly Item[] =>
  active === null ? chosen : [active];

/** The server takes this many ids at once. */
const AT_ONCE = 100;

/** Does something with many ids, a hundred at a time; stops at the first failure. */
export async function inBatches(
  ids: readonly string[],
  act: (some: string[]) => Promise<unknown>,
): Promise<void> {
  for (let from = 0; from < ids.length; from += AT_ONCE) await act(ids.slice(from, from + AT_ONCE));
}
