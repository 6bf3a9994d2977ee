import type { Rect } from '../../../math/geometry.js';
import { unionRects } from '../../../math/geometry.js';
import type { PageSpace } from './page-space.js';
import { gapAcross } from './units.js';

/** Which edge of its letters a text holds on to when it takes more or fewer lines. */
export type Anchor = 'top' | 'middle' | 'bottom';

/** Room above and below differ by less than this part of both: the column stands in the middle. */
const EVEN = 0.2;
/** So much more room above than below: it stands at the bottom. */
const MORE = 1.5;
/** Larger gaps, in em, part two columns. */
const GAP = 1.5;
/** Tails of letters may reach so far into the line below, em. */
const DEEP = 0.3;

/** The edges to hold on to, the one that the layout means first. */
export function anchorsFor(space: PageSpace, at: number): readonly Anchor[] {
  const { above, below } = roomAround(space, at);
  if (standsOnButton(space, at) || Math.abs(above - below) <= EVEN * (above + below))
    return ['middle', 'top', 'bottom'];
  return above > below * MORE ? ['bottom', 'middle', 'top'] : ['top', 'middle', 'bottom'];
}

const standsOnButton = ({ holders, things }: PageSpace, at: number): boolean =>
  holders[at]!.some((i) => things[i]!.movable);

/** Free height over and under the column that a text belongs to. */
function roomAround(space: PageSpace, at: number): { above: number; below: number } {
  const { things, bounds, holders } = space;
  const column = columnOf(space, at);
  const whole = column.map((i) => things[i]!.rect).reduce(unionRects);
  const bound = bounds[at]!;
  let [top, bottom] = [bound.y, bound.y + bound.height];
  things.forEach(({ rect }, i) => {
    if (column.includes(i) || holders[at]!.includes(i) || gapAcross(rect, whole) >= 0) return;
    if (rect.y + rect.height <= whole.y) top = Math.max(top, rect.y + rect.height);
    if (rect.y >= whole.y + whole.height) bottom = Math.min(bottom, rect.y);
  });
  return { above: whole.y - top, below: bottom - whole.y - whole.height };
}

/** The things above and below a text that follow each other closely, itself among them. */
function columnOf({ things, holders }: PageSpace, at: number): number[] {
  const column = [at];
  const fixed = holders[at]!.filter((i) => !things[i]!.movable).join();
  const isNext = (a: number, b: number): boolean => {
    const [p, q] = [things[a]!, things[b]!];
    const gap = Math.max(p.rect.y - q.rect.y - q.rect.height, q.rect.y - p.rect.y - p.rect.height);
    const em = Math.min(p.em || Infinity, q.em || Infinity);
    return (
      gap >= -DEEP * Math.max(p.em, q.em) &&
      gap <= GAP * em &&
      em !== Infinity &&
      gapAcross(p.rect, q.rect) < 0
    );
  };
  for (let n = 0; n < column.length; n++)
    things.forEach((thing, i) => {
      if (!thing.movable || column.includes(i)) return;
      if (holders[i]!.filter((k) => !things[k]!.movable).join() !== fixed) return;
      if (isNext(column[n]!, i)) column.push(i);
    });
  return column;
}

/** The free width around a text, at the height where it stands. */
export function freeSpan(
  { things, bounds, holders }: PageSpace,
  at: number,
  clear: number,
): { left: number; right: number } {
  const { rect } = things[at]!;
  const bound = bounds[at]!;
  let [left, right] = [bound.x, bound.x + bound.width];
  things.forEach(({ rect: other }, i) => {
    if (i === at || holders[at]!.includes(i) || !beside(rect, other)) return;
    if (other.x >= rect.x + rect.width)
      right = Math.min(right, Math.max(rect.x + rect.width, other.x - clear));
    if (other.x + other.width <= rect.x)
      left = Math.max(left, Math.min(rect.x, other.x + other.width + clear));
  });
  return { left, right };
}

const beside = (a: Rect, b: Rect): boolean => a.y < b.y + b.height && b.y < a.y + a.height;
