import type { Rect } from '../../../../math/geometry.js';
import { itemsIn, type ArtBlock, type Axis, type Block, type TextBlock } from '../block.js';
import { endOf, median, middleOf, startOf, unionOf } from '../rects.js';

/** Numbers along a drawing, hours and days along a grid of words: they stand at its rows and columns, so they are a part of it. */

/** So many, each of at most so many letters, are an axis. */
const LEAST = 3;
const SHORT = 4;
/** Steps that differ by less than this part are even. */
const EVEN = 0.15;
/** An axis stands at most so many of its letters' heights beside its drawing. */
const BESIDE = 3;

/** Blocks with axes joined to the drawings they are of; null when there is none. */
export function withAxes(blocks: readonly Block[]): Block[] | null {
  const texts = blocks.filter((block): block is TextBlock => block.kind === 'text');
  const shorts = texts.filter(isShort);
  if (texts.length < LEAST) return null;
  for (const art of blocks) {
    if (art.kind !== 'art') continue;
    const heads = headsOf(art, texts);
    const axis = heads ?? axisOf(art, shorts);
    if (axis)
      return [
        ...blocks.filter((block) => block !== art && !axis.includes(block as TextBlock)),
        { ...joined(art, axis), kind: heads ? 'table' : 'art' },
      ];
  }
  return null;
}

const isShort = ({ item }: TextBlock): boolean => item.text!.text_details.text.trim().length <= SHORT;

function joined(art: ArtBlock, axis: readonly TextBlock[]): ArtBlock {
  const items = [...art.items, ...axis.flatMap(itemsIn)].sort((a, b) => a.order - b.order);
  return { kind: 'art', items, box: unionOf([art.box, ...axis.map(({ box }) => box)]) };
}

/** What stands at even steps along a side of a drawing that is no higher than it. */
function axisOf({ box }: ArtBlock, shorts: readonly TextBlock[]): TextBlock[] | null {
  const along = shorts.filter((text) => isBeside(text.box, box)).sort((a, b) => a.box.y - b.box.y);
  if (along.length < LEAST) return null;
  const steps = along.slice(1).map((text, i) => text.box.y - along[i]!.box.y);
  const step = median(steps);
  const isEven = steps.every((each) => Math.abs(each - step) < EVEN * step);
  const isColumn = along.every(
    (text) => Math.abs(middleOf(text.box, 'x') - middleOf(along[0]!.box, 'x')) < text.box.height,
  );
  return isEven && isColumn ? along : null;
}

/** Words of a grid in at least so many rows and columns. */
const CELLS = 3;
/** So many of the words beside a grid, and above it, stand at its rows and columns. */
const MOST = 0.7;
/** A label has at most so many letters. */
const LABEL = 12;

/** Days above the columns of a grid of words, hours beside its rows; null where one of the two is missing. */
function headsOf({ items, box }: ArtBlock, texts: readonly TextBlock[]): TextBlock[] | null {
  const cells = items.filter(({ text }) => text).map((item) => item.box);
  if (cells.length < CELLS * CELLS) return null;
  const labels = texts.filter(({ item }) => item.text!.text_details.text.trim().length <= LABEL);
  const beside = labels.filter((text) => isBeside(text.box, box));
  const above = labels.filter((text) => isAbove(text.box, box));
  return isHead(beside, cells, 'y') && isHead(above, cells, 'x') ? [...beside, ...above] : null;
}

function isAbove(text: Rect, grid: Rect): boolean {
  const gap = grid.y - endOf(text, 'y');
  const isWithin = text.x > grid.x - 1 && endOf(text, 'x') < endOf(grid, 'x') + 1;
  return isWithin && gap >= -1 && gap < BESIDE * text.height;
}

/** Most stand in line with some of the words. */
function isHead(labels: readonly TextBlock[], cells: readonly Rect[], axis: Axis): boolean {
  if (labels.length < CELLS) return false;
  const near = (a: number, b: number, by: Rect): boolean => Math.abs(a - b) < 0.75 * by.height;
  const inLine = labels.filter(({ box }) =>
    cells.some(
      (cell) =>
        near(startOf(cell, axis), startOf(box, axis), box) ||
        near(middleOf(cell, axis), middleOf(box, axis), box),
    ),
  );
  return inLine.length > MOST * labels.length;
}

function isBeside(text: Rect, art: Rect): boolean {
  const gap = Math.max(art.x - endOf(text, 'x'), text.x - endOf(art, 'x'));
  const isWithin = middleOf(text, 'y') > art.y && middleOf(text, 'y') < endOf(art, 'y');
  return isWithin && gap > -1 && gap < BESIDE * text.height;
}
