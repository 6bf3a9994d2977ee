import { intersectRects, type Rect } from '../../../../math/geometry.js';
import { kindOf } from '../../../../objects/kinds.js';
import type { ArtBlock } from '../../regions/block.js';
import type { Item } from '../../regions/items.js';
import { areaOf, median, middleOf, unionOf } from '../../regions/rects.js';
import { isStretchable } from '../../regions/stretch.js';
import { spans } from '../../regions/edges.js';
import type { Ground } from './ground.js';

/** Rows of like things from side to side: tulips, books, ties. */

/** Fewer things of one kind are no row. */
const LEAST = 3;
/** Sides that differ by less than this part are those of like things. */
const LIKE = 0.14;
/** A row takes this part of the page's width, its like things this part of it; none is wider than that. */
const ACROSS = 0.9;
const SPREAD = 0.55;
const WIDEST = 0.3;
/** Things of this part of the largest are large: most of them have others like them. */
const LARGE = 0.25;
const MOST = 0.6;

const known = new WeakMap<Item, Map<string, boolean>>();

/** A drawing that is such a row in a region. */
export function isRow(item: Item, from: Rect): boolean {
  const own = known.get(item) ?? new Map<string, boolean>();
  known.set(item, own);
  const key = `${from.x} ${from.width}`;
  const found = own.get(key) ?? isRowOf(item.parts ?? [], from);
  own.set(key, found);
  return found;
}

/** One of the drawings is a row that may go on to both sides. */
export const hasRow = (decor: readonly ArtBlock[], { from, isAcross }: Omit<Ground, 'scale'>): boolean =>
  isAcross && decor.some(({ items }) => items.some((item) => isRow(item, from)));

/** Smaller than wished by less than this, a row is seen whole; else it goes on beyond the page. */
const WHOLE = 0.84;

/** The most that a row grows: to what it fits with whole, when that is about as wished. */
export const rowScale = (fits: number, wished: number): number => (fits > WHOLE * wished ? fits : Infinity);

function isRowOf(parts: readonly Item[], from: Rect): boolean {
  const things = thingsOf(parts, from);
  if (things.length < LEAST) return false;
  const all = intersectRects(unionOf(things.map(({ box }) => box)), from);
  if (all.width < ACROSS * from.width) return false;
  if (things.some(({ box }) => box.width > WIDEST * from.width)) return false;
  const largest = Math.max(...things.map(({ box }) => areaOf(box)));
  const large = things.filter(({ box }) => areaOf(box) > LARGE * largest);
  const groups = likeOnes(large);
  const rows = groups.filter((group) => group.length >= LEAST && areAcross(group, all, from));
  const alike = groups.filter(({ length }) => length > 1).flat();
  return rows.length > 0 && alike.length > MOST * large.length;
}

/** All of a drawing but its ground. */
export const thingsOf = (parts: readonly Item[], from: Rect): Item[] =>
  parts.filter((part) => !(isStretchable(part) && spans(part.box, 'x', from)));

function likeOnes(things: readonly Item[]): Item[][] {
  const groups: Item[][] = [];
  const near = (a: number, b: number): boolean => Math.abs(a - b) < LIKE * Math.max(a, b);
  for (const thing of things) {
    const own = groups.find(
      ([first]) =>
        kindOf(first!.object) === kindOf(thing.object) &&
        near(first!.object.width, thing.object.width) &&
        near(first!.object.height, thing.object.height),
    );
    if (own) own.push(thing);
    else groups.push([thing]);
  }
  return groups;
}

/** Those at its ends stand about as high as the others, and all about as upright: petals around a middle do not. */
const LEVEL = 0.3;
const TURNED = 70;

function areAcross(things: readonly Item[], all: Rect, from: Rect): boolean {
  const sorted = [...things].sort((a, b) => middleOf(a.box, 'x') - middleOf(b.box, 'x'));
  const [first, last] = [sorted[0]!.box, sorted.at(-1)!.box];
  const height = median(sorted.map(({ box }) => middleOf(box, 'y')));
  const isLevel = [first, last].every((box) => Math.abs(middleOf(box, 'y') - height) < LEVEL * all.height);
  return (
    isLevel && turnsOf(things) < TURNED && middleOf(last, 'x') - middleOf(first, 'x') > SPREAD * from.width
  );
}

/** The least arc that all their turns lie in, degrees; half a turn changes nothing. */
function turnsOf(things: readonly Item[]): number {
  const turns = things.map(({ object }) => ((object.rotation % 180) + 180) % 180).sort((a, b) => a - b);
  const gaps = turns.map((turn, i) => (turns[i + 1] ?? turns[0]! + 180) - turn);
  return 180 - Math.max(...gaps);
}
