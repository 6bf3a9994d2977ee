/** Where an item stands in a masonry, in units the style sheet can turn into pixels at any width. */
export interface MasonryPlace {
  readonly column: number;
  /** Height over width of everything above in its column, added up. */
  readonly aboveRatio: number;
  /** How many items stand above, so how many gaps. */
  readonly aboveCount: number;
  /** Height over width. */
  readonly ratio: number;
}

export interface Masonry {
  readonly places: readonly MasonryPlace[];
  /** The tallest column. */
  readonly ratio: number;
  readonly count: number;
}

/** A gap is about this share of a column's width; only used to compare columns. */
const GAP_SHARE = 0.09;

interface Column {
  ratio: number;
  count: number;
}

const heightOf = ({ ratio, count }: Column): number => ratio + count * GAP_SHARE;

/** Puts each item under the shortest column, in order: what is loaded later never moves what stands. */
export function layoutMasonry(ratios: readonly number[], columnCount: number): Masonry {
  const columns: Column[] = Array.from({ length: columnCount }, () => ({ ratio: 0, count: 0 }));
  const places = ratios.map((ratio): MasonryPlace => {
    const shortest = columns.reduce((best, column) =>
      heightOf(column) < heightOf(best) - 1e-9 ? column : best,
    );
    const place = {
      column: columns.indexOf(shortest),
      aboveRatio: shortest.ratio,
      aboveCount: shortest.count,
      ratio,
    };
    shortest.ratio += ratio;
    shortest.count += 1;
    return place;
  });
  const tallest = columns.reduce((best, column) => (heightOf(column) > heightOf(best) ? column : best));
  return { places, ...tallest };
}
