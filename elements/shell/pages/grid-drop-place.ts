import type { Point, Rect } from '../../math/geometry.js';

/**
 * In front of which tile of a grid something is dropped: the tile's place, or the count of tiles for the end. Tiles are in
 * reading order; the row under the point decides, then the middles of its tiles.
 */
export function dropPlace(tiles: readonly Rect[], { x, y }: Point): number {
  if (tiles.length === 0) return 0;
  const distance = ({ y: top, height }: Rect): number => Math.max(top - y, y - top - height, 0);
  const nearest = Math.min(...tiles.map(distance));
  const row = tiles.flatMap((tile, at) => (distance(tile) === nearest ? [at] : []));
  const before = row.find((at) => x < tiles[at]!.x + tiles[at]!.width / 2);
  return before ?? row.at(-1)! + 1;
}

/** How many tiles stand in the first row. */
export function columnsOf(tiles: Iterable<Element>): number {
  const tops = [...tiles].map((tile) => tile.getBoundingClientRect().top);
  return Math.max(1, tops.filter((top) => top === tops[0]).length);
}

/** Where an arrow leads in a grid of so many columns; stops at the ends. Undefined for other keys. */
export function besideInGrid(
  key: string,
  from: number,
  { count, columns }: { readonly count: number; readonly columns: number },
): number | undefined {
  const to = {
    ArrowLeft: from - 1,
    ArrowRight: from + 1,
    ArrowUp: from - columns < 0 ? from : from - columns,
    ArrowDown: from + columns >= count ? from : from + columns,
    Home: 0,
    End: count - 1,
  }[key];
  return to === undefined ? undefined : Math.min(count - 1, Math.max(0, to));
}
