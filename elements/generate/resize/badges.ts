import type { Rect } from '../../math/geometry.js';
import { kindOf } from '../../objects/kinds.js';
import { faults, placedRect } from './placing/evaluate.js';
import { placeItems, type Placements } from './placing/placement.js';
import { shorter, wishedScale, type Problem } from './problem.js';
import type { ArtBlock } from './regions/block.js';
import type { Item } from './regions/items.js';
import { isPanel } from './regions/stretch.js';
import { areaOf, overlapOf, shareIn, unionOf } from './regions/rects.js';

/** A small thing stuck over the edge of something larger: a price, a date, a seal; or a plain square over that of a photo. */
export interface Badge {
  readonly block: ArtBlock;
  /** What it is stuck on. */
  readonly host: Item;
}

/** Takes at most this part of the page. */
const LARGEST = 0.075;
/** What holds on to a badge takes at most this part of the page: a string, a star. */
const TRINKET = 0.01;
/** A line as long as this part of the page's longer side is a string at most. */
const STRING = 0.25;
/** Lies on its host from this part on, and is a part of the host beyond the other. */
const STUCK = { least: 0.04, most: 0.9 };

const isRound = ({ object, parts }: Item): boolean =>
  (parts?.[0] !== undefined && isRound(parts[0])) ||
  /ellipse|circle|burst|seal/.test(
    (object as { shape_details?: { outline: string } }).shape_details?.outline ?? '',
  );

/** The badges of a page: they keep to an edge of what they are stuck on, wherever that goes. */
export function badgesOf(items: readonly Item[], page: Rect): Badge[] {
  const words = items.filter(({ object }) => object.type === 'text');
  const isSeal = (item: Item): boolean =>
    item.bleeds.size === 0 &&
    (item.parts !== undefined ||
      items.some((on) => on.order > item.order && shareIn(on.box, item.box) > 0.6)) &&
    (isRound(item) || words.some((text) => text.order > item.order && shareIn(text.box, item.box) > 0.6));
  const roots = items.filter(
    (item) =>
      item.object.type !== 'text' &&
      kindOf(item.object) !== 'line' &&
      !item.isPicture &&
      areaOf(item.box) < LARGEST * areaOf(page) &&
      (isSeal(item) || isTab(item, items, page)),
  );
  return roots.flatMap((root) => {
    if (
      roots.some((other) => other !== root && shareIn(root.box, other.box) > 0.85 && other.order < root.order)
    )
      return [];
    const host = hostOf(root, items, page);
    if (!host) return [];
    const own = items.filter((item) => item === root || belongs(item, root, page));
    const isOver = words.some((text) => !own.includes(text) && overlapOf(text.box, root.box) > 0);
    return isOver
      ? []
      : [{ host, block: { kind: 'art', items: own, box: unionOf(own.map(({ box }) => box)) } }];
  });
}

/** A plain tab takes at most this part of the page, and is at most so much longer than wide. */
const TAB = 0.03;
const SQUARE = 1.6;

/** A plain square over an edge of a photo, at no edge of the page but one that the photo reaches. */
function isTab(item: Item, items: readonly Item[], page: Rect): boolean {
  const { object, box, bleeds, order } = item;
  const long = Math.max(box.width, box.height) / Math.max(1, Math.min(box.width, box.height));
  if (!isPanel(object) || item.parts || long > SQUARE || areaOf(box) > TAB * areaOf(page)) return false;
  if (items.some((other) => other.order > order && overlapOf(other.box, box) > 0.1 * areaOf(box)))
    return false;
  return items.some(
    (photo) =>
      photo.isPicture &&
      photo.order < order &&
      shareIn(box, photo.box) > STUCK.least &&
      shareIn(box, photo.box) < STUCK.most &&
      [...bleeds].every((side) => photo.bleeds.has(side)),
  );
}

const belongs = (item: Item, root: Item, page: Rect): boolean =>
  item !== root &&
  (shareIn(item.box, root.box) > (item.object.type === 'text' ? 0.6 : 0.85) ||
    (kindOf(item.object) === 'line' &&
      overlapOf(item.box, root.box) > 0 &&
      Math.max(item.box.width, item.box.height) < STRING * Math.max(page.width, page.height)) ||
    (item.object.type !== 'text' &&
      areaOf(item.box) < TRINKET * areaOf(page) &&
      shareIn(item.box, root.box) > 0.3));

function hostOf(root: Item, items: readonly Item[], page: Rect): Item | null {
  const isLettered = items.some(
    ({ object, box, order }) => object.type === 'text' && order > root.order && shareIn(box, root.box) > 0.6,
  );
  const hosts = items.filter((item) => {
    if (item.object.type === 'text' || kindOf(item.object) === 'line' || item.order > root.order)
      return false;
    if (areaOf(item.box) < 2 * areaOf(root.box) || shareIn(page, item.box) > 0.9) return false;
    // what is longer than it is a bar across it
    if (root.box.width > item.box.width || root.box.height > item.box.height) return false;
    if (!isLettered && !item.isPicture && !isPanel(item.object)) return false;
    const share = shareIn(root.box, item.box);
    return share > STUCK.least && share < STUCK.most;
  });
  return hosts.sort((a, b) => Number(b.isPicture) - Number(a.isPicture) || b.order - a.order)[0] ?? null;
}

/** Mirrored on its host costs this much. */
const MIRRORED = 0.08;

/** Puts a badge where it was on its host; on another edge where words are in the way. */
export function placeBadge({ block, host }: Badge, page: Rect, problem: Problem, into: Placements): void {
  const placed = into.get(host);
  if (!placed) return;
  const on = placedRect(host, placed);
  const [fx, fy] = [
    (block.box.x + block.box.width / 2 - host.box.x) / host.box.width,
    (block.box.y + block.box.height / 2 - host.box.y) / host.box.height,
  ];
  const most = Math.min(
    wishedScale(problem),
    Math.max(on.width / host.box.width, on.height / host.box.height) * 1.15,
  );
  const ways = [0, 1, 2, 3].flatMap((mirror) =>
    [1, 0.8, 0.65].map((part) => {
      const scale = most * part;
      const [width, height] = [block.box.width * scale, block.box.height * scale];
      const middle = {
        x: on.x + on.width * (mirror & 1 ? 1 - fx : fx),
        y: on.y + on.height * (mirror & 2 ? 1 - fy : fy),
      };
      const isAtEdge = block.items.length === 1 && block.items[0]!.bleeds.size > 0;
      const margin = isAtEdge ? 0 : MARGIN * shorter(problem.to);
      const at = inside({ x: middle.x - width / 2, y: middle.y - height / 2, width, height }, page, margin);
      const own: Placements = new Map(into);
      placeItems(block, at, scale, own, problem.type);
      const cost = faults(own, page, problem.type) + (mirror ? MIRRORED : 0) + (1 - part) * 0.2;
      return { own, cost };
    }),
  );
  const best = ways.sort((a, b) => a.cost - b.cost)[0]!;
  for (const item of block.items) into.set(item, best.own.get(item)!);
}

/** Between a badge and an edge of the page, as a part of its shorter side. */
const MARGIN = 0.025;

/** On the page, a little within its edges. */
function inside(at: Rect, page: Rect, margin: number): Rect {
  const along = (start: number, length: number, side: number): number =>
    Math.max(margin, Math.min(side - margin - length, start));
  return { ...at, x: along(at.x, at.width, page.width), y: along(at.y, at.height, page.height) };
}
