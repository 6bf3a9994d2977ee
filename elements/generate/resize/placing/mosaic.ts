import type { Rect } from '../../../math/geometry.js';
import type { ArtBlock } from '../regions/block.js';
import type { Item } from '../regions/items.js';
import { areaOf, median, shareIn, unionOf } from '../regions/rects.js';
import type { Placements } from './placement.js';

/** Tiles of one size, each with what lies on it, and those of the last column that the edge cuts off. */
export interface Mosaic {
  readonly tiles: readonly Tile[];
  readonly cut: readonly Tile[];
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
const FORM = 0.41;
/** A cut tile is at least, and at most, this part as wide as a whole one. */
const SLIVER = { least: 0.12, most: 1 };
/** Cut tiles of this part of a whole one may be whole ones. */
const MENDED = 0.6;
/** What cut tiles cost that stand across the rows, as a logarithm. */
const ASKEW = 0.2;

/** A drawing of tiles alone, which may be laid in other rows; null for any other. */
export function mosaicOf({ items, box }: ArtBlock): Mosaic | null {
  const pieces = items.flatMap((item) => item.parts ?? item);
  const tiles: { box: Rect; items: Item[] }[] = [];
  for (const item of pieces) {
    if (item.object.type === 'text') return null;
    const on = tiles.find((tile) => shareIn(item.box, tile.box) > 0.9);
    if (on) on.items.push(item);
    else tiles.push({ box: item.box, items: [item] });
  }
  const side = median(tiles.map((tile) => tile.box.height));
  const isLike = (length: number): boolean => Math.abs(length / side - 1) < ALIKE;
  const whole = tiles.filter((tile) => isLike(tile.box.width) && isLike(tile.box.height));
  const cut = tiles.filter((tile) => !whole.includes(tile));
  const right = box.x + box.width;
  const isCut = ({ box: own }: Tile): boolean =>
    isLike(own.height) && own.width < side && Math.abs(own.x + own.width - right) < side * ALIKE;
  const taken = tiles.reduce((all, tile) => all + areaOf(tile.box), 0);
  return whole.length >= LEAST &&
    cut.every(isCut) &&
    taken > 0.85 * areaOf(unionOf(tiles.map((tile) => tile.box)))
    ? { tiles: whole, cut }
    : null;
}

interface Rows {
  readonly mosaic: Mosaic;
  readonly columns: number;
  /** Of a whole tile. */
  readonly width: number;
  readonly height: number;
  /** How far from square, as a logarithm. */
  readonly form: number;
}

/** How tiles would lie in a rectangle: as square as they can be, the cut ones beside the rows or made whole. */
export function rowsIn(mosaic: Mosaic, to: Rect): Rows {
  const side = median(mosaic.tiles.map(({ box }) => box.width));
  const isNearlyWhole = mosaic.cut.length > 0 && mosaic.cut.every(({ box }) => box.width > MENDED * side);
  const mended: Mosaic = { tiles: [...mosaic.tiles, ...mosaic.cut], cut: [] };
  const ways = [...waysOf(mosaic, to), ...(isNearlyWhole ? waysOf(mended, to) : [])];
  return ways.sort((a, b) => a.form - b.form)[0]!;
}

function waysOf(mosaic: Mosaic, to: Rect): Rows[] {
  const { tiles, cut } = mosaic;
  const even = tiles.map((_, i) => i + 1).filter((columns) => tiles.length % columns === 0);
  return even.map((columns) => {
    const rows = tiles.length / columns;
    const height = to.height / rows;
    const { least, most } = SLIVER;
    const part = cut.length > 0 ? Math.min(most, Math.max(least, to.width / height - columns)) : 0;
    const width = to.width / (columns + part);
    const isAskew = cut.length > 0 && cut.length !== rows;
    return {
      mosaic,
      columns,
      width,
      height,
      form: Math.abs(Math.log(width / height)) + (isAskew ? ASKEW : 0),
    };
  });
}

/** Lays the tiles of a drawing in rows that fill a rectangle; false when they would be no tiles. */
export function placeMosaic(block: ArtBlock, mosaic: Mosaic, to: Rect, into: Placements): boolean {
  const rows = rowsIn(mosaic, to);
  if (rows.form > FORM) return false;
  const placed: Placements = new Map();
  placeRows(rows, to, placed);
  for (const item of block.items) {
    const pieces: Placements = new Map((item.parts ?? [item]).map((part) => [part, placed.get(part)!]));
    into.set(item, item.parts ? { how: 'pieces', rect: to, pieces } : placed.get(item)!);
  }
  return true;
}

function placeRows({ mosaic, columns, width, height }: Rows, to: Rect, into: Placements): void {
  inRows(mosaic.tiles).forEach((tile, i) => {
    const at = { x: to.x + (i % columns) * width, y: to.y + Math.floor(i / columns) * height };
    placeTile(tile, { ...at, width, height }, into);
  });
  const rest = to.width - columns * width;
  const high = to.height / Math.max(1, mosaic.cut.length);
  inRows(mosaic.cut).forEach((tile, i) =>
    placeTile(tile, { x: to.x + columns * width, y: to.y + i * high, width: rest, height: high }, into),
  );
}

function placeTile(tile: Tile, at: Rect, into: Placements): void {
  const [sx, sy] = [at.width / tile.box.width, at.height / tile.box.height];
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
}

const inRows = (tiles: readonly Tile[]): Tile[] =>
  [...tiles].sort((a, b) => {
    const isSame = Math.abs(a.box.y - b.box.y) < a.box.height / 2;
    return isSame ? a.box.x - b.box.x : a.box.y - b.box.y;
  });
