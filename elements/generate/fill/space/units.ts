import type { Rect } from '../../../math/geometry.js';
import type { Thing } from './thing.js';

/** Edges this near to each other, in em of the smaller text, are one line of a row. */
const SAME_LINE = 0.3;
/** An ornament this near to a text, in its em, belongs to it. */
const BESIDE = 1.5;

/**
 * Which things move as one, a number each: buttons with their words, drawings and rules beside a text, and texts of one row,
 * so that tables and cards keep their lines.
 */
export function unitsOf(things: readonly Thing[], holders: readonly (readonly number[])[]): number[] {
  const parents = things.map((_, i) => i);
  const root = (i: number): number => (parents[i] === i ? i : (parents[i] = root(parents[i]!)));
  const join = (a: number, b: number): void => {
    parents[Math.max(root(a), root(b))] = Math.min(root(a), root(b));
  };
  things.forEach((thing, i) => {
    for (const holder of holders[i]!) if (things[holder]!.movable) join(i, holder);
    for (let k = 0; k < i; k++) if (belong(thing, things[k]!) && sameHolders(i, k)) join(i, k);
  });
  function sameHolders(a: number, b: number): boolean {
    const fixed = (i: number): string => holders[i]!.filter((holder) => !things[holder]!.movable).join();
    return fixed(a) === fixed(b);
  }
  return things.map((_, i) => root(i));
}

function belong(a: Thing, b: Thing): boolean {
  if (!a.movable || !b.movable) return false;
  if (a.em > 0 && b.em > 0) return shareLine(a, b);
  if (a.em === 0 && b.em === 0) return false;
  const [text, other] = a.em > 0 ? [a, b] : [b, a];
  return stands(other.rect, text.rect) && gapAcross(text.rect, other.rect) <= BESIDE * text.em;
}

/** Texts of about one size whose first or last lines stand at one height, side by side. */
function shareLine({ rect: a, em: first }: Thing, { rect: b, em: second }: Thing): boolean {
  const near = SAME_LINE * Math.min(first, second);
  const sameTop = Math.abs(a.y - b.y) <= near;
  const sameBottom = Math.abs(a.y + a.height - b.y - b.height) <= near;
  return (sameTop || sameBottom) && gapAcross(a, b) > 0;
}

/** Its middle is beside the text, not above or below it. */
const stands = (other: Rect, text: Rect): boolean => {
  const middle = other.y + other.height / 2;
  return (
    middle > text.y &&
    middle < text.y + text.height &&
    other.height < text.height * 4 &&
    gapAcross(other, text) > 0
  );
};

/** Room between two rectangles across; below 0 where one is above the other. */
export const gapAcross = (a: Rect, b: Rect): number => Math.max(a.x - b.x - b.width, b.x - a.x - a.width);
