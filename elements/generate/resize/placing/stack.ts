import type { Rect } from '../../../math/geometry.js';
import { crossOf, lengthOf, type Block, type FlowBlock, type PanelBlock } from '../regions/block.js';
import { isOnGround } from '../regions/grounds/own-ground.js';
import { gapsAt, heightIn, placeAlong, wantedWidth } from './measure.js';
import type { Place, Placing } from './placement.js';
import { grow, spreadGaps, sum } from './spread.js';

/** The width a child of a stack takes: all that is there, unless its own form says otherwise. */
function widthInStack(child: Block, stack: FlowBlock, width: number, how: Placing): number {
  const { scale, mostArt } = how;
  const isWide = lengthOf(child.box, 'x') > 0.9 * lengthOf(stack.box, 'x');
  switch (child.kind) {
    case 'rule':
      return child.axis === 'x' && !isWide ? Math.min(width, child.box.width * scale.gap) : width;
    case 'panel':
      return isWide && !isButton(child) ? width : Math.min(width, wantedWidth(child, scale));
    case 'picture':
      return isWide ? width : Math.min(width, child.box.width * mostArt);
    case 'flow':
      return child.axis === 'x' && !isWide ? Math.min(width, wantedWidth(child, scale)) : width;
    case 'table':
      return isWide ? width : Math.min(width, wantedWidth(child, scale) * 1.35);
    default:
      return width;
  }
}

/** A few words on a low panel: it is as wide as they are. */
const isButton = ({ child, box }: PanelBlock): boolean => child.kind === 'text' && box.width > box.height * 2;

/** Blocks beneath each other. */
export function placeStack(stack: FlowBlock, rect: Rect, how: Placing, place: Place): void {
  const { scale } = how;
  const widths = stack.children.map((child) => widthInStack(child, stack, rect.width, how));
  const gaps = gapsAt(stack, scale);
  const wanted = stack.children.map((child, i) => heightIn(child, widths[i]!, scale));
  const least = squeezed(stack, wanted, rect.height - sum(gaps));
  const grown = grow(stack, { least, widths }, rect.height - sum(least) - sum(gaps), how);
  const spread = spreadGaps(stack, gaps, rect.height - sum(grown) - sum(gaps), scale);
  const columns = columnsOf(stack, rect, widths, grown, how);
  let y = rect.y + Math.max(0, rect.height - sum(grown) - sum(spread)) / 2;
  stack.children.forEach((child, i) => {
    const width = widths[i]!;
    const at = tightWidth(child, width, grown[i]!, how);
    const x = columns[i] ?? rect.x + (rect.width - at) * placeAcross(child, stack);
    place(child, { x, y, width: at, height: grown[i]! }, how);
    y += grown[i]! + (spread[i] ?? 0);
  });
}

/** Photos give way where a stack got wider, and so higher, than it was measured for. */
function squeezed(stack: FlowBlock, heights: readonly number[], room: number): readonly number[] {
  const over = sum(heights) - room;
  const photos = sum(heights.filter((_, i) => stack.children[i]!.kind === 'picture'));
  if (over <= 0 || photos === 0) return heights;
  const part = Math.max(0, 1 - over / photos);
  return heights.map((height, i) => (stack.children[i]!.kind === 'picture' ? height * part : height));
}

/** Texts that began at one line begin at one again, though the stack has another middle. */
function columnsOf(
  stack: FlowBlock,
  rect: Rect,
  widths: readonly number[],
  heights: readonly number[],
  how: Placing,
): (number | null)[] {
  const isLeft = (child: Block): boolean =>
    child.kind === 'text' && child.item.text!.text_details.textAlign === 'left';
  const starts = stack.children.map((child, i) => {
    const at = tightWidth(child, widths[i]!, heights[i]!, how);
    return rect.x + (rect.width - at) * placeAcross(child, stack);
  });
  return stack.children.map((child) => {
    if (!isLeft(child) || stack.align === 'start') return null;
    const slack = 0.02 * stack.box.width;
    const mates = stack.children.flatMap((other, i) =>
      isLeft(other) && Math.abs(other.box.x - child.box.x) < slack ? [starts[i]!] : [],
    );
    return mates.length > 1 ? Math.min(...mates) : null;
  });
}

/** What is narrower than its place stands in it as it did. */
function tightWidth(child: Block, width: number, height: number, { scale, mostArt }: Placing): number {
  if (child.kind === 'art' && !isOnGround(child))
    return Math.min(
      width,
      child.box.width * Math.min(Math.max(mostArt, scale.art), height / child.box.height),
    );
  if (child.kind !== 'text') return width;
  const text = child.item.text!;
  const { lines } = scale.type.lines(text, scale.type.sizeAt(text, scale.text), width);
  const by = scale.type.sizeAt(text, scale.text) / text.text_details.fontSize;
  return Math.min(width, Math.max(...lines.map((line) => line.width)) * by + 1);
}

function placeAcross(child: Block, stack: FlowBlock): number {
  const axis = crossOf(stack.axis);
  const own = placeAlong(child, stack, axis);
  const isWide = lengthOf(child.box, axis) > 0.97 * lengthOf(stack.box, axis);
  if (isWide || stack.align !== 'start') return { start: 0, center: 0.5, end: 1 }[stack.align];
  const isLeft = child.kind === 'text' && child.item.text!.text_details.textAlign === 'left';
  return own < (isLeft ? 0.75 : 0.25) ? 0 : own > 0.75 ? 1 : 0.5;
}
