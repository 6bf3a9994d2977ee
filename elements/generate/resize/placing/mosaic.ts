import type { Rect } from '../../../math/geometry.js';
import type { ArtBlock } from '../regions/block.js';
import type { Item } from '../regions/items.js';
import { areaOf, shareIn, unionOf } from '../regions/rects.js';
import type { Placements } from './placement.js';

/** Tiles of one size, each with what lies on it. */
export interface Mosaic {
  readonly tiles: readonly Tile[];
}

interface Tile {
  readonly box: Rect;
  readonly items: readonly Item[];
}

/** Fewer tiles are no mosaic. */
const LEAST = 6;
/** Sides of tiles differ by this part at most. */
const ALIKE = 0.06;
/** Tiles are made up to so much longer than wide, and the other way, as a logarithm. */
const FORM = 0.3;

/** A drawing of tiles alone, which may be laid in other rows; null for any other. */
export function mosaicOf({ items, box }: ArtBlock): Mosaic | null {
  const tiles: { box: Rect; items: Item[] }[] = [];
  for (const item of items) {
    if (item.object.type === 'text') return null;
    const on = tiles.find((tile) => shareIn(item.box, tile.box) > 0.9);
    if (on) on.items.push(item);
    else tiles.push({ box: item.box, items: [item] });
  }
  const side = Math.sqrt(areaOf(tiles[0]?.box ?? box));
  const isEven = tiles.every(
    ({ box: { width, height } }) => Math.abs(width / side - 1) < ALIKE && Math.abs(height / side - 1) < ALIKE,
  );
  const taken = tiles.length * side * side;
  return tiles.length >= LEAST && isEven && taken > 0.85 * areaOf(unionOf(tiles.map((tile) => tile.box)))
    ? { tiles }
    : null;
}

/** Lays tiles in rows that fill a rectangle, as square as they can be; false when they would be no tiles. */
export function placeMosaic({ tiles }: Mosaic, to: Rect, into: Placements): boolean {
  const form = (columns: number): number =>
    Math.log(to.width / columns / (to.height / (tiles.length / columns)));
  const even = tiles.map((_, i) => i + 1).filter((columns) => tiles.length % columns === 0);
  const columns = even.sort((a, b) => Math.abs(form(a)) - Math.abs(form(b)))[0]!;
  if (Math.abs(form(columns)) > FORM) return false;
  const [width, height] = [to.width / columns, to.height / (tiles.length / columns)];
  inRows(tiles).forEach((tile, i) => {
    const at = { x: to.x + (i % columns) * width, y: to.y + Math.floor(i / columns) * height };
    const [sx, sy] = [width / tile.box.width, height / tile.box.height];
    for (const item of tile.items) {
      const rect: Rect = {
        x: at.x + (item.box.x - tile.box.x) * sx,
        y: at.y + (item.box.y - tile.box.y) * sy,
        // a hair of overlap, so that no seam is seen
        width: item.box.width * sx + (item === tile.items[0] ? 0.75 : 0),
        height: item.box.height * sy + (item === tile.items[0] ? 0.75 : 0),
      };
      into.set(item, { how: 'filled', rect, scale: Math.min(sx, sy) });
    }
  });
  return true;
}

const inRows = (tiles: readonly Tile[]): Tile[] =>
  [...tiles].sort((a, b) => {
    const isSame = Math.abs(a.box.y - b.box.y) < a.box.height / 2;
    return isSame ? a.box.x - b.box.x : a.box.y - b.box.y;
  });
