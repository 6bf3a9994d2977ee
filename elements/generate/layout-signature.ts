import type { DesignFile } from '../document/design-file.js';

/** Places are told apart by this part of the page's sides. */
const STEPS = 40;

/** What designs of one layout have in common: which slots there are, and where they begin. */
export function layoutSignature({ width, height, pages }: DesignFile): string {
  const place = (value: number, side: number): number => Math.round((value / side) * STEPS);
  const slots = pages.flatMap(({ objects }) =>
    objects.flatMap(({ labels, position }) => {
      const slot = labels?.text ?? labels?.image;
      return slot ? [`${slot}@${place(position.x, width)}`] : [];
    }),
  );
  return `${Math.round((width / height) * STEPS)} ${pages.length} ${slots.sort().join()}`;
}

/** The items of one group after another, a group each in turn, so that neighbors differ. Groups keep the order they come in. */
export function takeTurns<T>(items: readonly T[], groupOf: (item: T) => string): T[] {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = groupOf(item);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  const longest = Math.max(0, ...[...groups.values()].map(({ length }) => length));
  return Array.from({ length: longest }, (_, i) =>
    [...groups.values()].flatMap((group) => group.slice(i, i + 1)),
  ).flat();
}
