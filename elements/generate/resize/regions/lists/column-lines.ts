import type { Item } from '../items.js';
import { isLine } from './ruled.js';

/** A line is at most so thick, as a part of its length. */
const THIN = 0.012;
/** Ends that differ by less than this part of the width are in line. */
const IN_LINE = 0.012;
/** A line of a column is at least so long, as a part of the width. */
const COLUMN = 0.15;

/** Lines that begin where words do and end where words do: they part them, whatever they lie on. */
export function columnLines(items: readonly Item[], width: number): ReadonlySet<Item> {
  const texts = items.filter(({ object }) => object.type === 'text');
  const near = (a: number, b: number): boolean => Math.abs(a - b) < IN_LINE * width;
  const isInLine = ({ box }: Item): boolean =>
    box.height < THIN * box.width &&
    box.width > COLUMN * width &&
    texts.some((text) => near(text.box.x, box.x)) &&
    texts.some((text) => near(text.box.x + text.box.width, box.x + box.width));
  return new Set(items.filter((item) => isLine(item) && isInLine(item)));
}
