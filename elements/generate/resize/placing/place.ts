import type { Rect } from '../../../math/geometry.js';
import { lengthOf, type ArtBlock, type Block, type Edges, type PanelBlock } from '../regions/block.js';
import type { Item } from '../regions/items.js';
import { endOf, inset, insetsOf, mapEdges, middleOf, startOf, withSpan } from '../regions/rects.js';
import { isEdging } from '../regions/units.js';
import { isOnGround } from '../regions/grounds/own-ground.js';
import { heightIn, paddingAt, wantedWidth } from './measure.js';
import { placeItems, type Placing } from './placement.js';
import { placeRow } from './row.js';
import { placeStack } from './stack.js';
import { placeTable } from './table.js';

/** Places a block in a rectangle that is at least as large as it needs. */
export function place(block: Block, rect: Rect, how: Placing): void {
  switch (block.kind) {
    case 'text':
      return placeText(block.item, rect, how);
    case 'art':
      return placeArt(block, rect, how);
    case 'picture':
      return void how.into.set(block.item, { how: 'filled', rect, scale: how.scale.art });
    case 'rule':
      return void how.into.set(block.item, { how: 'filled', rect, scale: how.scale.gap });
    case 'table':
      return placeTable(block, rect, how);
    case 'panel': {
      const by = how.scale.text;
      for (const item of block.under) {
        const around = mapEdges(insetsOf(item.box, block.box), (length) => length * by);
        const own = isEdging(item, block.box) ? edgeOf(rect, item.box, block.box, by) : inset(rect, around);
        how.into.set(item, { how: 'filled', rect: own, scale: by });
      }
      const pad = fitPad(block, rect, how);
      return place(block.child, inset(rect, pad), how);
    }
    case 'flow':
      return block.axis === 'y' ? placeStack(block, rect, how, place) : placeRow(block, rect, how, place);
  }
}

/** Where a strip along the edge of a panel lies now: as long as the panel, as thick as its words are large. */
function edgeOf(now: Rect, strip: Rect, panel: Rect, by: number): Rect {
  const axis = strip.width > strip.height ? 'y' : 'x';
  const thick = lengthOf(strip, axis) * by;
  const isFirst = middleOf(strip, axis) < middleOf(panel, axis);
  const [from, to] = [startOf(now, axis), endOf(now, axis)];
  return isFirst ? withSpan(now, axis, from, from + thick) : withSpan(now, axis, to - thick, to);
}

/** The room of a panel that its words leave is shared like its paddings were. */
function fitPad(panel: PanelBlock, rect: Rect, { scale }: Placing): Edges {
  const pad = paddingAt(panel.pad, scale);
  const width = rect.width - pad.left - pad.right;
  const spare = Math.max(0, rect.height - pad.top - pad.bottom - heightIn(panel.child, width, scale));
  const wide = Math.max(0, width - wantedWidth(panel.child, scale));
  const down = shareBefore(panel.pad.top, panel.pad.bottom);
  const isCentered = Math.abs(shareBefore(panel.pad.left, panel.pad.right) - 0.5) < 0.1;
  return {
    top: pad.top + spare * down,
    bottom: pad.bottom + spare * (1 - down),
    left: pad.left + (isCentered ? wide / 2 : 0),
    right: pad.right + (isCentered ? wide / 2 : 0),
  };
}

function shareBefore(before: number, after: number): number {
  const [first, last] = [Math.max(0, before), Math.max(0, after)];
  return first + last > 0 ? first / (first + last) : 0.5;
}

function placeText(item: Item, rect: Rect, { scale, into }: Placing): void {
  const size = scale.type.sizeAt(item.text!, scale.text);
  into.set(item, { how: 'set', rect, size });
}

/** As large as the place allows, in its middle; a ground that it stands on fills the place. */
function placeArt(block: ArtBlock, rect: Rect, { mostArt, scale, into }: Placing): void {
  const fits = Math.min(rect.width / block.box.width, rect.height / block.box.height);
  const by = Math.min(fits, Math.max(mostArt, scale.art));
  const held = { from: block.box, to: formed(rect, block.box) };
  placeItems(block, rect, by, into, scale.type, isOnGround(block) ? { x: held, y: held } : undefined);
}

/** A ground gets at most so many times flatter or steeper. */
const BENT = 2;

/** As much of a place, in its middle, as is about of a form. */
function formed(rect: Rect, form: Rect): Rect {
  const wide = (rect.width / rect.height) * (form.height / form.width);
  const [across, down] = [Math.max(1, wide / BENT), Math.max(1, 1 / wide / BENT)];
  const [width, height] = [rect.width / across, rect.height / down];
  return { x: rect.x + (rect.width - width) / 2, y: rect.y + (rect.height - height) / 2, width, height };
}
