import { intersectRects, rectsIntersect, type Rect } from '../../../../math/geometry.js';
import type { ObjectEnv } from '../../../../objects/kind.js';
import type { DesignObject } from '../../../../objects/kinds.js';
import type { Item } from '../../regions/items.js';
import { isLine } from '../../regions/lists/ruled.js';
import { spans } from '../../regions/edges.js';
import { overlapOf, shareIn, unionOf } from '../../regions/rects.js';
import { isPanel } from '../../regions/stretch.js';
import { applied } from '../apply.js';
import { placedRect } from '../evaluate.js';
import { inPieces } from '../pieces.js';
import { movedBy, type Held, type Placement, type Placements } from '../placement.js';
import { isRow, thingsOf } from './rows.js';

/** Rows go on to both sides where a page is wider than they are, and beyond it where it is narrower. */

export interface RowsGoneOn {
  /** Where else the pieces of rows stand. */
  readonly copies: ReadonlyMap<Item, readonly Placement[]>;
  /** Those beyond the page. */
  readonly beyond: ReadonlySet<Item>;
}

/** More of each row where it ends before the page does, with nothing in its way. */
export function rowsGoneOn(placements: Placements, page: Held): RowsGoneOn {
  const copies = new Map<Item, Placement[]>();
  const beyond = new Set<Item>();
  const placed = [...placements].map(([item, placement]) => ({ item, rect: placedRect(item, placement) }));
  for (const [item, placement] of placements) {
    if (!item.parts || placement.how !== 'scaled') continue;
    const from = [page.from, ...groundsOf(item, placed, page)].find((ground) => isRow(item, ground));
    if (!from) continue;
    const things = new Set(thingsOf(item.parts, from));
    const pieces = [...inPieces(new Map([[item, placement]]))].filter(([part]) => things.has(part));
    for (const [part, own] of pieces) if (!rectsIntersect(placedRect(part, own), page.to)) beyond.add(part);
    const step = from.width * placement.scale;
    const more = stepsIn(unionOf(pieces.map(([part, own]) => placedRect(part, own))), step, page.to).flatMap(
      (by) =>
        pieces.flatMap(([part, own]) => {
          const moved = movedBy(own, { x: by, y: 0 });
          const rect = placedRect(part, moved);
          return shareIn(rect, page.to) > SLIVER && !isOver(placed, rect, item, Infinity)
            ? [{ part, moved, rect }]
            : [];
        }),
    );
    const kept = placed.filter((other) => isKept(other, item, placed, page.from));
    const isFree = more.every(({ rect }) => kept.every((other) => overlapOf(rect, other.rect) === 0));
    if (isFree) for (const { part, moved } of more) copies.set(part, [...(copies.get(part) ?? []), moved]);
  }
  return { copies, beyond };
}

/** Panels that a drawing stands on which go from side to side now: a row of one of them goes on with it. */
const groundsOf = (row: Item, placed: readonly Placed[], { from, to }: Held): Rect[] =>
  placed
    .filter(
      ({ item, rect }) =>
        item.order < row.order &&
        isPanel(item.object) &&
        shareIn(row.box, item.box) > ON &&
        spans(rect, 'x', to),
    )
    .map(({ item }) => intersectRects(item.box, from));

/** A copy of which less is seen says nothing. */
const SLIVER = 0.12;

interface Placed {
  readonly item: Item;
  readonly rect: Rect;
}

/** Stands on something from this part on. */
const ON = 0.9;

/** Words, and lines to write on: a row is not drawn over or behind them, but for what stands on a panel before it. */
function isKept({ item, rect }: Placed, row: Item, placed: readonly Placed[], from: Rect): boolean {
  if (item.object.type !== 'text') return isLine(item) && !spans(item.box, 'x', from);
  return !isOver(placed, rect, row, item.order);
}

/** A panel or photo before the row, and below an order, that holds all of a rectangle. */
const isOver = (placed: readonly Placed[], rect: Rect, row: Item, below: number): boolean =>
  placed.some(
    ({ item, rect: own }) =>
      item.order > row.order &&
      item.order < below &&
      (isPanel(item.object) || item.isPicture) &&
      shareIn(rect, own) > ON,
  );

/** A row that ends within this part of its step before the edge is left as it is. */
const HAIR = 0.04;

/** How far to the left and the right the row stands again, px. */
function stepsIn(row: Rect, step: number, to: Rect): number[] {
  const found: number[] = [];
  for (let at = row.x - to.x, by = -step; at > HAIR * step; at -= step, by -= step) found.push(by);
  const left = to.x + to.width - row.x - row.width;
  for (let at = left, by = step; at > HAIR * step; at -= step, by += step) found.push(by);
  return found;
}

/** Objects, bottom first, with the copies of each right above it, under ids that nothing has. */
export function withCopies(
  objects: readonly DesignObject[],
  items: readonly Item[],
  copies: RowsGoneOn['copies'],
  env: ObjectEnv,
): DesignObject[] {
  const taken = new Set(objects.map(({ id }) => id));
  const freshId = (id: string, n = 1): string => {
    const fresh = `${id}-copy-${n}`;
    if (taken.has(fresh)) return freshId(id, n + 1);
    taken.add(fresh);
    return fresh;
  };
  const all = objects.flatMap((object, i) => {
    const { object: was } = items[i]!;
    const own = copies.get(items[i]!) ?? [];
    return [object, ...own.map((placement) => ({ ...applied(was, placement, env), id: freshId(was.id) }))];
  });
  return all.map((object, i) => ({ ...object, layer_index: i }) as DesignObject);
}
