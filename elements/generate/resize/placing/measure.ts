import type { Axis, Block, Edges, FlowBlock, TableBlock } from '../regions/block.js';
import { lengthOf } from '../regions/block.js';
import { endOf, mapEdges, startOf, unionOf } from '../regions/rects.js';
import type { Typesetter } from './type/type-size.js';

/** How large things are drawn beside what they were. */
export interface Scale {
  readonly type: Typesetter;
  /** Of letters, and of what belongs to them. */
  readonly text: number;
  /** The least of drawings and pictures. */
  readonly art: number;
  /** Of gaps and paddings. */
  readonly gap: number;
  /** The widest gap that is kept before there is room to spare, page px as it was. */
  readonly widestGap: number;
}

/** Photos are cropped to at most this much flatter or steeper. */
export const CROP = 2.2;
/** A table gives its rows less air before its letters get smaller. */
const TIGHT_ROWS = 0.72;

export const gapAt = (gap: number, { gap: scale, widestGap }: Scale): number =>
  Math.min(gap, widestGap) * scale;

export const gapsAt = (flow: FlowBlock, scale: Scale): number[] => flow.gaps.map((gap) => gapAt(gap, scale));

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/** Paddings of a panel: no more than a part of it, so that its words have room. */
export function paddingAt(pad: Edges, scale: Scale): Edges {
  return mapEdges(pad, (length) => Math.max(0, Math.min(length, scale.widestGap * 1.5)) * scale.gap);
}

const sides = (pad: Edges, axis: Axis): number =>
  axis === 'x' ? pad.left + pad.right : pad.top + pad.bottom;

/** The narrowest a block can be, px. */
export function leastWidth(block: Block, scale: Scale): number {
  switch (block.kind) {
    case 'text': {
      const text = block.item.text!;
      return scale.type.wordWidth(text, scale.type.sizeAt(text, scale.text));
    }
    case 'art':
    case 'picture':
      return block.box.width * scale.art;
    case 'rule':
      return block.axis === 'x' ? Math.min(block.box.width * scale.gap, 24) : block.box.width * scale.gap;
    case 'table':
      return block.box.width * tableTypeScale(block, scale) * tableTightness(block);
    case 'panel':
      return leastWidth(block.child, scale) + sides(paddingAt(block.pad, scale), 'x');
    case 'flow': {
      const widths = block.children.map((child) => leastWidth(child, scale));
      return block.axis === 'x' ? sum(widths) + sum(gapsAt(block, scale)) : Math.max(...widths);
    }
  }
}

/** The width at which a block looks as it did. */
export function wantedWidth(block: Block, scale: Scale): number {
  switch (block.kind) {
    case 'text': {
      const text = block.item.text!;
      return scale.type.lineWidth(text, scale.type.sizeAt(text, scale.text));
    }
    case 'art':
    case 'picture':
      return block.box.width * Math.max(scale.art, scale.text);
    case 'rule':
      return block.box.width * scale.gap;
    case 'table':
      return block.box.width * tableTypeScale(block, scale);
    case 'panel': {
      const inner = wantedWidth(block.child, scale) + sides(paddingAt(block.pad, scale), 'x');
      return Math.max(inner, Math.min(block.box.width * scale.text, inner * 1.6));
    }
    case 'flow': {
      const widths = block.children.map((child) => wantedWidth(child, scale));
      return block.axis === 'x' ? sum(widths) + sum(gapsAt(block, scale)) : Math.max(...widths);
    }
  }
}

/** The least height of a block in a width; Infinity when it does not fit there. */
export function heightIn(block: Block, width: number, scale: Scale): number {
  switch (block.kind) {
    case 'text': {
      const text = block.item.text!;
      return scale.type.height(text, scale.type.sizeAt(text, scale.text), width);
    }
    case 'art': {
      if (width < block.box.width * scale.art * 0.98) return Infinity;
      return block.box.height * scale.art;
    }
    case 'picture': {
      const wide = Math.min(width, block.box.width * Math.max(scale.art, scale.text) * 1.5);
      return Math.max(block.box.height * scale.art * 0.7, (wide * block.box.height) / block.box.width / CROP);
    }
    case 'rule':
      return block.axis === 'x' ? ruleThickness(block.box.height, scale) : block.box.height * scale.gap * 0.3;
    case 'table':
      return tableHeight(block, width, scale);
    case 'panel': {
      const pad = paddingAt(block.pad, scale);
      return heightIn(block.child, width - sides(pad, 'x'), scale) + sides(pad, 'y');
    }
    case 'flow':
      return flowHeight(block, width, scale);
  }
}

export const ruleThickness = (thickness: number, scale: Scale): number =>
  Math.max(Math.min(1, thickness), thickness * scale.gap);

function flowHeight(flow: FlowBlock, width: number, scale: Scale): number {
  if (flow.axis === 'y')
    return sum(flow.children.map((child) => heightIn(child, width, scale))) + sum(gapsAt(flow, scale));
  const widths = rowWidths(flow, width, scale);
  if (!widths) return Infinity;
  const air = hasRowPanel(flow) ? airIn(flow, scale) : 0;
  return Math.max(
    ...flow.children.map(
      (child, i) => heightIn(child, widths[i]!, scale) + (child.kind === 'panel' ? 0 : air),
    ),
  );
}

/** A panel as high as the row that it is a part of, beside other things. */
export const isRowPanel = (child: Block, row: FlowBlock): boolean =>
  child.kind === 'panel' &&
  !row.isTurned &&
  child.box.height > 0.97 * row.box.height &&
  row.children.some(({ kind }) => kind !== 'panel');

export const hasRowPanel = (block: Block): boolean =>
  block.kind === 'flow' && block.axis === 'x' && block.children.some((child) => isRowPanel(child, block));

/** The room above and below what stands beside a panel. */
function airIn({ box, children }: FlowBlock, scale: Scale): number {
  const { y, height } = unionOf(children.filter(({ kind }) => kind !== 'panel').map((child) => child.box));
  return gapAt(y - box.y, scale) + gapAt(box.y + box.height - y - height, scale);
}

/** How a row's width is shared: what each wants, or less towards the narrowest; null when there is too little. */
export function rowWidths(row: FlowBlock, width: number, scale: Scale): number[] | null {
  const room = width - sum(gapsAt(row, scale)) + 0.01;
  const least = row.children.map((child) => leastWidth(child, scale));
  const wanted = row.children.map((child, i) => Math.max(least[i]!, wantedWidth(child, scale)));
  if (sum(least) > room) return null;
  if (sum(wanted) <= room) return wanted;
  const part = (room - sum(least)) / (sum(wanted) - sum(least));
  return least.map((narrow, i) => narrow + (wanted[i]! - narrow) * part);
}

/** The largest that a table's letters become, beside what they were. */
export function tableTypeScale({ items }: TableBlock, { type, text: scale }: Scale): number {
  const texts = items.flatMap(({ text }) => text ?? []);
  if (texts.length === 0) return scale;
  return Math.max(...texts.map((text) => type.sizeAt(text, scale) / text.text_details.fontSize));
}

/** How much narrower than its letters a table may get: until two cells of a row meet. */
function tableTightness(table: TableBlock): number {
  const found = tightness.get(table) ?? tightnessOf(table);
  tightness.set(table, found);
  return found;
}

const tightness = new WeakMap<TableBlock, number>();

function tightnessOf(table: TableBlock): number {
  const texts = table.items.filter(({ text }) => text);
  const tight = texts.map((item) => {
    const next = table.items
      .filter((other) => other !== item && sameRow(item.box, other.box) && other.box.x > item.box.x)
      .map((other) => other.box.x);
    const room = (next.length > 0 ? Math.min(...next) : endOf(table.box, 'x')) - item.box.x;
    return item.box.width / Math.max(item.box.width, room * 0.96);
  });
  return Math.max(0.5, ...tight);
}

const sameRow = (a: { y: number; height: number }, b: { y: number; height: number }): boolean =>
  a.y < b.y + b.height && b.y < a.y + a.height;

function tableHeight(table: TableBlock, width: number, scale: Scale): number {
  const letters = tableTypeScale(table, scale);
  if (table.box.width * letters * tableTightness(table) > width + 0.01) return Infinity;
  return table.box.height * letters * TIGHT_ROWS;
}

/** From the start of a block to that of a flow it stands in, as a part of the room there is: 0 start, 1 end. */
export function placeAlong(child: Block, around: Block, axis: Axis): number {
  const free = lengthOf(around.box, axis) - lengthOf(child.box, axis);
  return free <= 0.5 ? 0 : (startOf(child.box, axis) - startOf(around.box, axis)) / free;
}
