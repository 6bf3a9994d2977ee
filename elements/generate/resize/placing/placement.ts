import type { Point, Rect, Size } from '../../../math/geometry.js';
import type { TextObject } from '../../../objects/text/model.js';
import type { ArtBlock, Axis, Block } from '../regions/block.js';
import type { Item } from '../regions/items.js';
import type { Scale } from './measure.js';
import type { Typesetter } from './type/type-size.js';

/** What becomes of an item. */
export type Placement =
  /** A text set at an em size; its lines fill the rectangle. */
  | { readonly how: 'set'; readonly rect: Rect; readonly size: number }
  /** As it was, larger or smaller, its middle at a point. */
  | {
      readonly how: 'scaled';
      readonly x: number;
      readonly y: number;
      readonly scale: number;
      /** What bands of a drawing reach the edges of again, along each axis. */
      readonly held?: HeldAlong;
    }
  /** A drawing whose pieces each go their own way. */
  | { readonly how: 'pieces'; readonly rect: Rect; readonly pieces: Placements }
  /** Stretched or cropped to a rectangle; its strokes and corners are scaled. */
  | { readonly how: 'filled'; readonly rect: Rect; readonly scale: number };

/** A region as it was and as it is. */
export interface Held {
  readonly from: Rect;
  readonly to: Rect;
  /** The page it is a part of; none for the page itself. */
  readonly page?: Size;
}

export type HeldAlong = Readonly<Record<Axis, Held>>;

export type Placements = Map<Item, Placement>;

/** How placing goes beyond the least sizes. */
export interface Placing {
  readonly scale: Scale;
  /** The most that drawings grow to, beside what they were. */
  readonly mostArt: number;
  readonly into: Placements;
}

/** The same elsewhere; pieces that each went their own way stay. */
export function movedBy(placement: Placement, { x, y }: Point): Placement {
  if (placement.how === 'pieces') return placement;
  if (placement.how === 'scaled') return { ...placement, x: placement.x + x, y: placement.y + y };
  const { rect } = placement;
  return { ...placement, rect: { ...rect, x: rect.x + x, y: rect.y + y } };
}

/** Places a block in a rectangle; handed to those that place what stands in others. */
export type Place = (block: Block, rect: Rect, how: Placing) => void;

/** Items at a scale with the middle of their block in the middle of the rectangle; words no smaller than can be read. */
export function placeItems(
  block: ArtBlock,
  rect: Rect,
  by: number,
  into: Placements,
  type?: Typesetter,
  held?: HeldAlong,
): void {
  const origin = {
    x: rect.x + rect.width / 2 - (block.box.x + block.box.width / 2) * by,
    y: rect.y + rect.height / 2 - (block.box.y + block.box.height / 2) * by,
  };
  for (const item of block.items) {
    const { position, width, height } = item.object;
    const x = origin.x + (position.x + width / 2) * by;
    const y = origin.y + (position.y + height / 2) * by;
    const scale = type && item.object.type === 'text' ? Math.max(by, turnedFloor(item, by, type)) : by;
    into.set(
      item,
      (type && readable(item, origin, by, type)) ?? {
        how: 'scaled',
        x,
        y,
        scale,
        ...(item.parts && held && { held }),
      },
    );
  }
}

/** Turned words grow as a whole. */
export function turnedFloor({ text, object }: Item, by: number, type: Typesetter): number {
  return text ? by : type.floor(object as TextObject) / (object as TextObject).text_details.fontSize;
}

/** Words of a drawing that would be too small: as large as they must be, in their old middle. */
function readable(item: Item, origin: Point, by: number, type: Typesetter): Placement | null {
  if (!item.text) return null;
  const size = type.floor(item.text);
  if (item.text.text_details.fontSize * by >= size) return null;
  const width = type.lineWidth(item.text, size);
  const height = type.height(item.text, size, width);
  const { box } = item;
  const x = origin.x + (box.x + box.width / 2) * by - width / 2;
  const y = origin.y + (box.y + box.height / 2) * by - height / 2;
  return { how: 'set', rect: { x, y, width, height }, size };
}
