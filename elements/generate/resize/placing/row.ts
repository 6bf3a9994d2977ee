import type { Rect } from '../../../math/geometry.js';
import { itemsIn, lengthOf, type Block, type FlowBlock } from '../regions/block.js';
import { isOnGround } from '../regions/grounds/own-ground.js';
import { gapsAt, hasRowPanel, heightIn, isRowPanel, placeAlong, rowWidths } from './measure.js';
import type { Place, Placing } from './placement.js';
import { spreadGaps, sum } from './spread.js';

/** Blocks beside each other. */
export function placeRow(row: FlowBlock, rect: Rect, how: Placing, place: Place): void {
  const { scale } = how;
  const gaps = gapsAt(row, scale);
  const widths =
    rowWidths(row, rect.width, scale) ?? row.children.map(() => rect.width / row.children.length);
  const wide = widen(row, widths, rect.width - sum(widths) - sum(gaps), how);
  const spread = spreadGaps(row, gaps, rect.width - sum(wide) - sum(gaps), scale);
  let x = rect.x;
  row.children.forEach((child, i) => {
    const width = wide[i]!;
    const own = heightIn(child, width, scale);
    const isWhole = fillsRow(child) || isRowPanel(child, row) || hasRowPanel(child);
    const height = isWhole ? rect.height : Math.min(rect.height, own);
    const y = rect.y + (rect.height - height) * rowPlace(child, row);
    place(child, { x, y, width, height }, how);
    x += width + (spread[i] ?? 0);
  });
}

const fillsRow = (child: Block): boolean =>
  child.kind === 'art' ||
  itemsIn(child).every(({ isPicture }) => isPicture) ||
  (child.kind === 'rule' && child.axis === 'y') ||
  (child.kind === 'flow' && child.axis === 'y' && itemsIn(child).length > 3) ||
  (child.kind === 'panel' && itemsIn(child).length > 3);

function rowPlace(child: Block, row: FlowBlock): number {
  if (row.isTurned) return 0.5;
  const own = placeAlong(child, row, 'y');
  if (lengthOf(child.box, 'y') > 0.97 * lengthOf(row.box, 'y')) return 0.5;
  return own < 0.25 ? 0 : own > 0.75 ? 1 : 0.5;
}

/** Pictures and drawings take up to all of a row's spare room, as far as they may grow. */
function widen(
  row: FlowBlock,
  widths: readonly number[],
  spare: number,
  { mostArt, scale }: Placing,
): number[] {
  if (spare <= 0) return [...widths];
  const hunger = row.children.map((child, i) => {
    if (child.kind === 'art')
      return Math.max(0, child.box.width * mostArt * (isOnGround(child) ? 1.5 : 1) - widths[i]!);
    if (child.kind === 'picture') return Math.max(0, child.box.width * mostArt * 1.5 - widths[i]!);
    if (child.kind === 'table') return widths[i]! * 0.35;
    if (child.kind === 'panel') return widths[i]! * 0.5;
    if (child.kind === 'flow')
      return Math.max(0, child.box.width * Math.max(scale.text, mostArt) - widths[i]!);
    return 0;
  });
  const total = sum(hunger);
  if (total === 0) return [...widths];
  const part = Math.min(1, spare / total);
  return widths.map((width, i) => width + hunger[i]! * part);
}
