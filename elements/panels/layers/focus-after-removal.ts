import type { LayerRow } from '../../editor/layers/layer-rows.js';

/**
 * Where the keyboard goes from the row it is at when that is not among the rows any more: to the next one that is left,
 * else to the last; null when there is none. Undefined while the row stays.
 */
export function focusAfterRemoval(
  before: readonly LayerRow[],
  after: readonly LayerRow[],
  id: string | undefined,
): LayerRow | null | undefined {
  const at = before.findIndex((row) => row.id === id);
  const left = new Map(after.map((row) => [row.id, row]));
  if (at < 0 || left.has(before[at]!.id)) return undefined;
  const below = before.slice(at).find((row) => left.has(row.id));
  return (below && left.get(below.id)) ?? after.at(-1) ?? null;
}
