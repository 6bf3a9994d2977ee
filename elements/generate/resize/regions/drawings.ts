import type { Rect, Size } from '../../../math/geometry.js';
import type { DesignObject } from '../../../objects/kinds.js';
import { bleedsOf } from './edges.js';
import type { Item } from './items.js';
import { areaOf, gapBetween, overlapOf, shareIn, unionOf } from './rects.js';
import { columnLines } from './lists/column-lines.js';
import { isCovering } from './grounds/covers.js';
import { grids } from './lists/grids.js';
import { matchingRows } from './lists/matching.js';
import { noteLines } from './lists/notes.js';
import { isBlank, ruledLists } from './lists/ruled.js';
import { isPanel, isPattern } from './stretch.js';
import { areAcross, areOpposed } from './corners.js';
import { abut } from './units.js';

/** Pieces of a drawing stand at most this part of the page's shorter side apart. */
const NEAR = 0.05;
/** What has words beside it, an icon of a list, must touch. */
const TOUCH = 0.004;
/** Words so many times further from a piece than another piece is are beside both. */
const BESIDE = 1.5;
/** Pieces of a drawing that take at least this part of its largest hold it to edges. */
const LARGE = 0.02;
/** So does what is as long as this part of it: the strings that lanterns hang from. */
const STRING = 0.15;
/** A panel at edges of the page that takes this part of it is ground, no piece. */
const GROUND = 0.2;
/** The box around pieces that touch may reach over this part of the words. */
const REACHED = 0.3;
/** A line across the page is at least so long and at most so thick, as parts of its sides. */
const LINE = 0.9;
const THIN = 0.012;
/** Words stand on something from this part on. */
const ON = 0.9;
/** What is stuck over the edge of a panel lies on it with this part at least. */
const STUCK = 0.1;

/**
 * The items of a page with the pieces of each drawing made one: the hills, the sun behind them and the trees on them move as
 * one. Words, photos, what holds words and what covers the page stay by themselves.
 */
export function withDrawings(items: readonly Item[], page: Size): Item[] {
  const all: Rect = { x: 0, y: 0, ...page };
  const texts = items.filter(({ object }) => object.type === 'text');
  const grounds = items.filter((item) => isGround(item, texts, all));
  const isFrame = frameOf(items);
  const ruled = new Set([
    ...grids(items).flat(),
    ...ruledLists(items).flat(),
    ...noteLines(items),
    ...matchingRows(items).flat(),
  ]);
  const lines = columnLines(items, page.width);
  const pieces = items.filter(
    (item) =>
      !texts.includes(item) &&
      !item.isPicture &&
      !grounds.includes(item) &&
      !isCovering(item, all) &&
      !isPageLine(item, all) &&
      !lines.has(item) &&
      !isFrame.has(item) &&
      !ruled.has(item) &&
      !isBlank(item, texts) &&
      !(isPattern(item.object) && areaOf(item.box) > GROUND * areaOf(all)),
  );
  const tiles = grounds.filter((ground) => isTile(ground, pieces, all));
  pieces.push(...tiles);
  pieces.sort((a, b) => a.order - b.order);
  const holders = grounds.filter((ground) => !isCovering(ground, all) && !tiles.includes(ground));
  const on = new Map(pieces.map((piece) => [piece, holderOf(piece, holders)]));
  const side = Math.min(page.width, page.height);
  const isAlone = (holder: Item | undefined): boolean =>
    holder !== undefined &&
    !texts.some((text) => text.order > holder.order && shareIn(text.box, holder.box) > 0.5);
  const areTorn = (a: readonly Item[], b: readonly Item[]): boolean =>
    areOpposed(boxAround(a), boxAround(b), all) && !isTouching(a, b);
  let found: Item[][] = [];
  // over a panel with words and behind it: a badge on it, and what peeps out from under it
  const areParted = (a: Item, b: Item): boolean => {
    const [low, high] = a.order < b.order ? [a, b] : [b, a];
    return holders.some(
      (holder) =>
        holder.order > low.order &&
        holder.order < high.order &&
        overlapOf(holder.box, high.box) > STUCK * areaOf(high.box) &&
        shareIn(high.box, holder.box) < ON,
    );
  };
  const cling = (a: Item, b: Item): boolean => {
    if (areAcross(a.box, b.box, all) || areParted(a, b)) return false;
    const apart = gapBetween(a.box, b.box);
    return (
      apart <= NEAR * side &&
      (apart <= TOUCH * side || ![a, b].some((one) => hasWordsBeside(one, texts, apart)))
    );
  };
  for (const piece of pieces) {
    const mates = (group: readonly Item[]): boolean =>
      group.some(
        (other) => on.get(other) === on.get(piece) && (isAlone(on.get(piece)) || cling(piece, other)),
      );
    let own: Item[] = [piece];
    const rest: Item[][] = [];
    for (const group of found)
      if (mates(group) && !areTorn(own, group) && !reachesWords(own, group, texts, isTouching(own, group)))
        own = [...group, ...own];
      else rest.push(group);
    found = [...rest, own];
  }
  const drawings = found.filter((group) => group.length > 1).map((group) => drawingOf(group, page));
  const fused = new Set(drawings.flatMap(({ parts }) => parts!));
  return [...items.filter((item) => !fused.has(item)), ...drawings].sort((a, b) => a.order - b.order);
}

/** Holds words, or is a panel as large as a part of the page. */
function isGround(item: Item, texts: readonly Item[], page: Rect): boolean {
  if (texts.includes(item)) return false;
  const isScene = !isPanel(item.object) && item.bleeds.size > 2;
  if (texts.some((text) => text.order > item.order && shareIn(text.box, item.box) > ON)) return !isScene;
  return isPanel(item.object) && item.bleeds.size > 1 && areaOf(item.box) > GROUND * areaOf(page);
}

/** A panel with words that shares most of a side with pieces on either side of it or above is one of them. */
const TILE = 0.25;

function isTile(panel: Item, pieces: readonly Item[], page: Rect): boolean {
  if (!isPanel(panel.object) || panel.bleeds.size > 2 || areaOf(panel.box) > TILE * areaOf(page))
    return false;
  const mates = pieces.filter(
    ({ box }) =>
      areaOf(box) > 0.3 * areaOf(panel.box) && areaOf(box) < 3 * areaOf(panel.box) && abut(panel.box, box),
  );
  return mates.length > 1;
}

/** Strips along at least three edges are the frame of a page. */
function frameOf(items: readonly Item[]): ReadonlySet<Item> {
  const strips = items.filter(
    ({ object, bleeds, box }) =>
      isPanel(object) &&
      bleeds.size === 3 &&
      Math.min(box.width, box.height) * 8 < Math.max(box.width, box.height),
  );
  return new Set(strips.length >= 3 ? strips : []);
}

/** A piece stands on what holds so much of it. */
const HELD = 0.8;

/** The smallest thing a piece stands on. */
const holderOf = (piece: Item, holders: readonly Item[]): Item | undefined =>
  holders
    .filter((holder) => holder.order < piece.order && shareIn(piece.box, holder.box) > HELD)
    .sort((a, b) => areaOf(a.box) - areaOf(b.box))[0];

/** Words on one line with it, and close: no further than another piece is. */
const hasWordsBeside = ({ box }: Item, texts: readonly Item[], apart: number): boolean =>
  texts.some(
    (text) =>
      text.box.y < box.y + box.height / 2 &&
      text.box.y + text.box.height > box.y + box.height / 2 &&
      gapBetween(box, text.box) <= Math.min(box.width, box.height, BESIDE * apart) &&
      box.height < text.box.height * 6,
  );

/** A line from edge to edge: one of a grid, or between parts of the page. */
const isPageLine = ({ box }: Item, page: Rect): boolean =>
  (box.width > LINE * page.width && box.height < THIN * page.height) ||
  (box.height > LINE * page.height && box.width < THIN * page.width);

/** The box around both reaches over words that neither reached over. */
function reachesWords(
  a: readonly Item[],
  b: readonly Item[],
  texts: readonly Item[],
  touch: boolean,
): boolean {
  const [one, other] = [boxAround(a), boxAround(b)];
  const both = unionOf([one, other]);
  const more = ({ box }: Item): number =>
    Math.max(0, overlapOf(box, both) - overlapOf(box, one) - overlapOf(box, other));
  if (!touch) return texts.some((text) => more(text) > 0.02 * areaOf(text.box));
  const words = texts.reduce((all, { box }) => all + areaOf(box), 0);
  return texts.reduce((all, text) => all + more(text), 0) > REACHED * words;
}

const isTouching = (a: readonly Item[], b: readonly Item[]): boolean =>
  a.some((one) => b.some((other) => gapBetween(one.box, other.box) <= 1));

const boxAround = (items: readonly Item[]): Rect => unionOf(items.map(({ box }) => box));

/** Its pieces as one thing of no kind that could be stretched, cropped or written on. */
function drawingOf(group: readonly Item[], page: Size): Item {
  const parts = [...group].sort((a, b) => a.order - b.order);
  const first = parts[0]!;
  const box = boxAround(parts);
  const largest = Math.max(...parts.map((part) => areaOf(part.box)));
  const isString = ({ box: own, bleeds }: Item): boolean =>
    bleeds.has('top') && own.height > STRING * box.height && own.height > 8 * own.width;
  const body = boxAround(parts.filter((part) => areaOf(part.box) >= LARGE * largest || isString(part)));
  const object = {
    ...first.object,
    ...{ type: 'image', sub_type: 'icon', rotation: 0, shape_details: undefined },
    ...{ position: { x: box.x, y: box.y }, width: box.width, height: box.height },
  } as unknown as DesignObject;
  return {
    ...{ object, order: first.order, box, bleeds: bleedsOf(body, page) },
    ...{ text: null, isPicture: false, parts, body },
  };
}
