import type { Rect } from '../../../../math/geometry.js';
import type { TextObject } from '../../../../objects/text/model.js';
import { itemsIn, type Block, type FlowBlock, type TableBlock } from '../block.js';
import { flowOf } from '../flow.js';
import type { Item } from '../items.js';
import { endOf, median, shareIn, unionOf } from '../rects.js';
import { isPanel } from '../stretch.js';
import { isLine } from './ruled.js';

/** Places to write in: a day, a meal or a word, and some lines beneath it. */

/** Fewer such places, and fewer lines beneath a heading, are none. */
const PLACES = 3;
const LINES = 2;
/** A heading has at most so many letters. */
const LETTERS = 24;
/** Starts and lengths that differ by less than this part of a line are the same. */
const ALIKE = 0.06;
/** The first line is at most so many steps below its heading, and each next one so many below it. */
const STEPS = 1.6;

/** Something on the page as it was: a block, or an item. */
interface Boxed {
  readonly box: Rect;
}

interface Note<T extends Boxed> {
  readonly heading: T;
  readonly lines: readonly T[];
}

/** Each heading with the lines beneath it; none when there are too few. */
function notesOf<T extends Boxed>(headings: readonly T[], lines: readonly T[]): Note<T>[] {
  if (lines.length < PLACES * LINES) return [];
  const notes = headings.map((heading) => {
    const below = lines.filter((line) => headingOf(line, headings) === heading);
    return { heading, lines: linesUnder(heading, below) };
  });
  const full = notes.filter((note) => note.lines.length >= LINES);
  return full.length < PLACES ? [] : full;
}

/** Blocks with each heading and its lines made one; null when there are too few of them. */
export function withNotes(blocks: readonly Block[]): Block[] | null {
  const lines = blocks.filter((block) => block.kind === 'rule' && block.axis === 'x');
  const notes = notesOf(blocks.filter(isHeading), lines).map(noteBlock);
  if (notes.length === 0) return null;
  const taken = new Set(notes.flatMap(itemsIn));
  return [...blocks.filter((block) => !itemsIn(block).some((item) => taken.has(item))), ...notes];
}

/** The lines of such places among items, which are no drawing. */
export function noteLines(items: readonly Item[]): Item[] {
  const texts = items.filter((item) => isShort(item.text));
  const panels = items.filter(
    (item) =>
      isPanel(item.object) &&
      texts.some((text) => text.order > item.order && shareIn(text.box, item.box) > ON),
  );
  const onPanel = (text: Item): boolean => panels.some((panel) => shareIn(text.box, panel.box) > ON);
  const headings = [...texts.filter((text) => !onPanel(text)), ...panels];
  return notesOf(headings, items.filter(isLine)).flatMap(({ lines }) => lines);
}

/** Words stand on a panel from this part on. */
const ON = 0.9;

const isShort = (text: TextObject | null): boolean =>
  text !== null && text.text_details.text.trim().length <= LETTERS;

function isHeading(block: Block): boolean {
  const own = block.kind === 'panel' ? block.child : block;
  return own.kind === 'text' && isShort(own.item.text);
}

/** The nearest heading above a line that begins where it does. */
function headingOf<T extends Boxed>({ box: line }: T, headings: readonly T[]): T | undefined {
  return headings
    .filter(({ box }) => Math.abs(line.x - box.x) < ALIKE * line.width && line.y > endOf(box, 'y') - 1)
    .sort((a, b) => endOf(b.box, 'y') - endOf(a.box, 'y'))[0];
}

/** Of the lines below a heading those right beneath it, as long as the first and at even steps. */
function linesUnder<T extends Boxed>({ box }: T, below: readonly T[]): T[] {
  const [first, ...rest] = [...below].sort((a, b) => a.box.y - b.box.y);
  if (!first) return [];
  const alike = rest.filter((line) => Math.abs(line.box.width - first.box.width) < ALIKE * first.box.width);
  const [second] = alike;
  const step = second ? second.box.y - first.box.y : 0;
  if (!second || first.box.y - endOf(box, 'y') > STEPS * step) return [];
  const own = [first];
  for (const line of alike) {
    if (line.box.y - own.at(-1)!.box.y > STEPS * step) break;
    own.push(line);
  }
  return isEven(own) ? own : [];
}

function isEven(lines: readonly Boxed[]): boolean {
  const steps = lines.slice(1).map(({ box }, i) => box.y - lines[i]!.box.y);
  return steps.every((step) => Math.abs(step - median(steps)) < 0.3 * median(steps));
}

function noteBlock({ heading, lines }: Note<Block>): FlowBlock {
  const table: TableBlock = {
    kind: 'table',
    items: lines.flatMap(itemsIn),
    box: unionOf(lines.map(({ box }) => box)),
  };
  return { ...flowOf('y', [heading, table]), align: 'start' };
}

/** A heading with its lines. */
export const isNote = (block: Block): boolean =>
  block.kind === 'flow' &&
  block.axis === 'y' &&
  block.children.length === 2 &&
  block.children[1]!.kind === 'table';
