/** Pictures in rows as wide as their room, each row of one height. */

export interface Layout {
  /** CSS px of the room. */
  readonly width: number;
  /** CSS px a row should be high. */
  readonly target: number;
  readonly gap: number;
}

export interface Place {
  readonly width: number;
  readonly height: number;
}

/** Where each goes, by its proportion (width / height): a row ends where its height is nearest to the wanted one. */
export function justifiedLayout(ratios: readonly number[], { width, target, gap }: Layout): readonly Place[] {
  const heightOf = (row: readonly number[]) =>
    (width - gap * (row.length - 1)) / row.reduce((sum, ratio) => sum + ratio, 0);
  const places: Place[] = [];
  const lay = (row: readonly number[], height: number) =>
    places.push(...row.map((ratio) => ({ width: down(ratio * height), height: down(height) })));
  let row: number[] = [];
  for (const ratio of ratios) {
    const longer = [...row, ratio];
    const height = heightOf(longer);
    if (height > target) row = longer;
    else if (row.length > 0 && target - height > heightOf(row) - target) {
      lay(row, heightOf(row));
      row = [ratio];
    } else {
      lay(longer, height);
      row = [];
    }
  }
  // the last row is as long as it is, and no higher than the others should be
  if (row.length > 0) lay(row, Math.min(target, heightOf(row)));
  return places;
}

/** Never wider together than their room. */
const down = (length: number): number => Math.floor(length * 100) / 100;
