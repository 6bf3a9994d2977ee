import type { Rect } from '../../../math/geometry.js';
import type { TableBlock } from '../regions/block.js';
import type { Item } from '../regions/items.js';
import { tableTypeScale, type Scale } from './measure.js';
import { turnedFloor, type Placing } from './placement.js';

/** Cells where the stretched table has them; drawings in them keep their form. */
export function placeTable(table: TableBlock, rect: Rect, { scale, into }: Placing): void {
  const [sx, sy] = [rect.width / table.box.width, rect.height / table.box.height];
  const letters = tableTypeScale(table, scale);
  for (const item of table.items) {
    const cell = {
      x: rect.x + (item.box.x - table.box.x) * sx,
      y: rect.y + (item.box.y - table.box.y) * sy,
      width: item.box.width * sx,
      height: item.box.height * sy,
    };
    if (item.text) {
      const size = scale.type.sizeAt(item.text, Math.min(letters, scale.text));
      into.set(item, { how: 'set', rect: textCell(item, cell, size, scale), size });
    } else if (isStretched(item)) into.set(item, { how: 'filled', rect: cell, scale: Math.min(sx, sy) });
    else {
      const least = Math.min(sx, sy, letters);
      const by = item.object.type === 'text' ? Math.max(least, turnedFloor(item, least, scale.type)) : least;
      const [x, y] = [cell.x + cell.width / 2, cell.y + cell.height / 2];
      into.set(item, { how: 'scaled', x, y, scale: by });
    }
  }
}

const isStretched = ({ object, box }: Item): boolean =>
  object.sub_type === 'line' ||
  (object.sub_type === 'shape' &&
    object.rotation % 180 === 0 &&
    (object as unknown as { shape_details: { outline: string } }).shape_details.outline === 'rectangle' &&
    Math.abs(box.width - box.height) > 0.02 * box.width);

/** The place of a cell's words: as wide as they are, held where their alignment holds them. */
function textCell(item: Item, cell: Rect, size: number, { type }: Scale): Rect {
  const width = type.lineWidth(item.text!, size);
  const height = type.height(item.text!, size, width);
  const share = { left: 0, justify: 0, center: 0.5, right: 1 }[item.text!.text_details.textAlign];
  return {
    x: cell.x + (cell.width - width) * share,
    y: cell.y + (cell.height - height) / 2,
    width,
    height,
  };
}
