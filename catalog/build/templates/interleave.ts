/**
 * An order in which neighbors differ: items take turns by their group, and the turns of a group by its own parts, so
 * that a wall or a slider of templates never shows two of one layout side by side while there is another to show.
 */
export function interleave<T>(items: readonly T[], ...keys: readonly ((item: T) => string)[]): T[] {
  const [key, ...inner] = keys;
  if (!key) return [...items];
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(key(item), [...(groups.get(key(item)) ?? []), item]);
  const queues = [...groups.values()].map((group) => interleave(group, ...inner));
  const rounds = Math.max(0, ...queues.map((queue) => queue.length));
  return Array.from({ length: rounds }, (_, i) =>
    queues.flatMap((queue) => (i < queue.length ? [queue[i]!] : [])),
  ).flat();
}
