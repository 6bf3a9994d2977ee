import { expandRect, type Rect } from '../../../math/geometry.js';
import { crossOf, lengthOf, type Axis } from '../regions/block.js';
import type { Item } from '../regions/items.js';
import { areaOf, endOf, middleOf, overlapOf, shareIn, startOf } from '../regions/rects.js';
import { isPanel } from '../regions/stretch.js';
import { faults, marginless, placedRect } from '../placing/evaluate.js';
import type { Held, Placement, Placements } from '../placing/placement.js';
import type { Typesetter } from '../placing/type/type-size.js';

/** Words and marks that stood at one line of the page stand at one again: a column's beginnings, a row's middles. */

/** Nearer to each other than this part of the side is in line. */
const IN_LINE = 0.004;
/** Rows come back into line that are off by at most this part of the page's height. */
const NEAR = 0.06;
/** A mark takes at most this part of the page. */
const MARK = 0.012;
/** Words of one line are at most so many letters high. */
const ONE_LINE = 1.7;

interface Line {
  readonly axis: Axis;
  /** Where an item was and where it is now, along the axis. */
  readonly was: (item: Item) => number;
  readonly now: (rect: Rect) => number;
  readonly holds: (item: Item) => boolean;
}

const alignOf = ({ text }: Item): string => text?.text_details.textAlign ?? 'left';
const line = (axis: Axis, at: (rect: Rect, axis: Axis) => number, holds: (item: Item) => boolean): Line => ({
  axis,
  was: ({ box }) => at(box, axis),
  now: (rect) => at(rect, axis),
  holds,
});

const LINES: readonly Line[] = [
  line('x', startOf, (item) => alignOf(item) === 'left' || alignOf(item) === 'justify'),
  line('x', endOf, (item) => item.text !== null && alignOf(item) === 'right'),
  line('y', middleOf, ({ text, box }) => !text || box.height < ONE_LINE * text.text_details.fontSize),
];

/** A numeral can go where its words have gone before it. */
const ROUNDS = 3;

/** Placements with what was in line moved back into it, where that brings no word over another thing. */
export function alignedAgain(placements: Placements, page: Held, type: Typesetter): Placements {
  let best = placements;
  for (let round = 0; round < ROUNDS; round++) {
    const next = LINES.reduce((all, each) => mended(each, all, page, type), best);
    if (next === best) break;
    best = next;
  }
  return best;
}

/** With each line of a kind mended that can be. */
function mended(at: Line, placements: Placements, page: Held, type: Typesetter): Placements {
  const broken = movesInto(at, placements, page);
  if (broken.length === 0) return placements;
  let best = placements;
  let cost = costOf(best, page, type);
  for (const moves of broken)
    for (const move of moves) {
      const tried: Placements = new Map(best);
      for (const { item, by } of move) tried.set(item, movedBy(best.get(item)!, at.axis, by));
      const now = costOf(tried, page, type);
      if (now > cost + 1e-6 || crosses(move, best, tried)) continue;
      [best, cost] = [tried, now];
      break;
    }
  return best;
}

/** Words keep so much of their height free around them. */
const AIR = 0.15;

/** A word comes too near to another, or stands on another side of it than it did. */
function crosses(move: readonly Move[], before: Placements, after: Placements): boolean {
  const words = [...after].filter(([item]) => item.text);
  return move.some(({ item }) => {
    const [was, now] = [before, after].map((each) => placedRect(item, each.get(item)!)) as [Rect, Rect];
    if (leavesCard(item, was, now, after)) return true;
    return words.some(([other, placement]) => {
      if (other === item) return false;
      const rect = placedRect(other, placement);
      const old = placedRect(other, before.get(other)!);
      const isBeside = rect.y < now.y + now.height && now.y < rect.y + rect.height;
      const isCrossed =
        (endOf(old, 'x') <= was.x && rect.x >= now.x) || (old.x >= endOf(was, 'x') && rect.x <= now.x);
      return (isBeside && isCrossed) || (areNear(now, rect) && !areNear(was, old));
    });
  });
}

/** It stood wholly on a panel, and would reach over its edge. */
const leavesCard = (item: Item, was: Rect, now: Rect, placements: Placements): boolean =>
  [...placements].some(([card, placement]) => {
    if (card.order >= item.order || !isPanel(card.object)) return false;
    const rect = placedRect(card, placement);
    return shareIn(was, rect) > shareIn(now, rect) && shareIn(now, rect) > 0;
  });

const areNear = (a: Rect, b: Rect): boolean =>
  overlapOf(expandRect(a, AIR * Math.min(a.height, b.height)), b) > 0;

const costOf = (placements: Placements, page: Held, type: Typesetter): number =>
  faults(placements, page.to, type) + marginless(placements, page);

interface Move {
  readonly item: Item;
  readonly by: number;
}

/** For each line that was broken, the ways to mend it, the one that moves fewest first. */
function movesInto(at: Line, placements: Placements, { from, to }: Held): Move[][][] {
  const { axis } = at;
  const cross = crossOf(axis);
  const small = [...placements].filter(
    ([item, placement]) =>
      placement.how !== 'pieces' && (item.text !== null || isMark(item, from)) && at.holds(item),
  );
  const items = small.map(([item, placement]) => ({ item, rect: placedRect(item, placement) }));
  return clustersOf(items, ({ item }) => at.was(item), IN_LINE * lengthOf(from, axis)).flatMap((group) => {
    if (group.length < 2 || group.every(({ item }) => !item.text)) return [];
    // what stands beside another now is a column of its own
    if (
      !areApart(
        group.map(({ item }) => item.box),
        cross,
      ) ||
      !areApart(
        group.map(({ rect }) => rect),
        cross,
      )
    )
      return [];
    const place = ({ rect }: (typeof group)[number]): number => at.now(rect);
    const stands = clustersOf(group, place, IN_LINE * lengthOf(to, axis));
    if (stands.length < 2) return [];
    const spread = Math.max(...group.map(place)) - Math.min(...group.map(place));
    if (axis === 'y' && spread > NEAR * to.height) return [];
    // the few go to the many
    const most = Math.max(...stands.map(({ length }) => length));
    const goals = stands.filter(({ length }) => length === most).map((each) => place(each[0]!));
    const moves = goals.map((goal): Move[] =>
      group.map((each) => ({ item: each.item, by: goal - place(each) })).filter(({ by }) => by !== 0),
    );
    return [moves];
  });
}

const isMark = ({ parts, isPicture, box }: Item, page: Rect): boolean =>
  !parts && !isPicture && areaOf(box) < MARK * areaOf(page);

/** Runs of values that lie nearer to each other than a slack. */
function clustersOf<T>(all: readonly T[], at: (each: T) => number, slack: number): T[][] {
  const found: T[][] = [];
  for (const each of [...all].sort((a, b) => at(a) - at(b))) {
    const last = found.at(-1);
    if (last && at(each) - at(last[0]!) <= slack) last.push(each);
    else found.push([each]);
  }
  return found;
}

/** None lies beside another. */
const areApart = (rects: readonly Rect[], axis: Axis): boolean => {
  const sorted = [...rects].sort((a, b) => startOf(a, axis) - startOf(b, axis));
  return sorted.every((rect, i) => i === 0 || startOf(rect, axis) >= endOf(sorted[i - 1]!, axis) - 1);
};

function movedBy(placement: Placement, axis: Axis, by: number): Placement {
  if (placement.how === 'pieces') return placement;
  if (placement.how === 'scaled') return { ...placement, [axis]: placement[axis] + by };
  return { ...placement, rect: { ...placement.rect, [axis]: placement.rect[axis] + by } };
}
