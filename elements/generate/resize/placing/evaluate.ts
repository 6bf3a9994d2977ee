import type { Rect } from '../../../math/geometry.js';
import { boxOf } from '../../../objects/object-bounds.js';
import type { ShapeObject } from '../../../objects/shape/model.js';
import type { TextObject } from '../../../objects/text/model.js';
import { isPanel } from '../regions/stretch.js';
import { inkBefore, inkUnder, sparsePath } from '../regions/sparse.js';
import { bleedsOf } from '../regions/edges.js';
import type { Item } from '../regions/items.js';
import { inPieces } from './pieces.js';
import type { Held, Placement, Placements } from './placement.js';
import type { Typesetter } from './type/type-size.js';
import { areaOf, gapBetween, insetsOf, overlapOf, shareIn } from '../regions/rects.js';

/** Where an item is seen after it is placed. */
export function placedRect(item: Item, placement: Placement): Rect {
  if (placement.how !== 'scaled') return placement.rect;
  const { x, y, scale } = placement;
  const was = boxOf(item.object);
  const middle = { x: was.x + was.width / 2, y: was.y + was.height / 2 };
  const { box } = item;
  return {
    x: x + (box.x - middle.x) * scale,
    y: y + (box.y - middle.y) * scale,
    width: box.width * scale,
    height: box.height * scale,
  };
}

/** Parts in common that rounding leaves. */
const HAIR = 0.03;
/** A text stands on something from this part on. */
const ON = 0.7;

/** A badge takes at most this part of the page; what is larger is ground. */
const HOLDER = 0.1;

interface Placed {
  readonly item: Item;
  readonly rect: Rect;
  /** Of letters, px. */
  readonly em: number;
}

/**
 * What is worse than before: words on words, words over drawings that they did not stand on, or beside those they stood on,
 * words beyond the rectangle. In scores: a text wholly on another costs 2.
 */
export function faults(placements: Placements, within: Rect, type: Typesetter): number {
  const placed: Placed[] = [];
  for (const [item, placement] of placements)
    if (item.parts)
      for (const [part, own] of inPieces(new Map([[item, placement]])))
        placed.push({ item: part, rect: placedRect(part, own), em: sizeOf(part, own) });
    else placed.push({ item, rect: placedRect(item, placement), em: sizeOf(item, placement) });
  const texts = placed.filter(({ item }) => item.text);
  const covered = texts.reduce((cost, text) => cost + faultsOf(text, placed, within), 0);
  return [...placements].reduce(
    (cost, [item, placement]) => cost + torn(item, placement, type) + bent(item, placement),
    covered,
  );
}

/** An arch so much wider than high is none any more, and what it costs. */
const ARCH = 0.95;
const BENT = 1;

/** An arch that is made flat. */
function bent({ object, box }: Item, placement: Placement): number {
  if ((object as Partial<ShapeObject>).shape_details?.outline !== 'arch' || placement.how !== 'filled')
    return 0;
  const { width, height } = placement.rect;
  return height < ARCH * width && box.height >= ARCH * box.width ? BENT : 0;
}

/** Words up to so many on one line are a label. */
const LABEL = 4;

/** A label broken into lines, and lines of a word or two. */
function torn({ text }: Item, placement: Placement, type: Typesetter): number {
  if (!text || placement.how !== 'set') return 0;
  const was = type.lines(text, text.text_details.fontSize, text.width).lines.length;
  const now = type.lines(text, placement.size, placement.rect.width).lines.length;
  if (now <= was) return 0;
  const words = text.text_details.text.trim().split(/\s+/).length;
  const isLabel = was === 1 && words <= LABEL;
  const short = Math.max(0, 2.4 - words / now);
  return (isLabel ? 0.05 * (now - was) : 0) + (words > 2 ? short * 0.1 : 0);
}

/** Words that stood on a panel or photo stand across its edge. */
const WHOLE = 0.97;
const TORN = 0.35;

const isGround = (item: Item, text: Item): boolean =>
  item.order < text.order && (item.isPicture || isPanel(item.object));

function faultsOf(text: Placed, placed: readonly Placed[], within: Rect): number {
  let cost = (1 - shareIn(text.rect, within)) * 1.5;
  const area = Math.max(1, areaOf(text.item.box));
  for (const other of placed) {
    if (other === text) continue;
    let was = overlapOf(text.item.box, other.item.box) / area;
    let now = overlapOf(text.rect, other.rect) / Math.max(1, areaOf(text.rect));
    const path = was + now > 0 ? sparsePath(other.item) : null;
    if (path) {
      was &&= inkBefore(text.item, path, other.item);
      now &&= inkUnder(text.rect, path, other.rect);
    }
    const isTorn = was > WHOLE && now > 0.03 && now < WHOLE && isGround(other.item, text.item);
    if (isTorn) cost += TORN;
    const isLost = was > ON && now < was - 0.25 && other.item.order < text.item.order;
    if (!isLost && now === 0) {
      cost += crowded(text, other);
      continue;
    }
    const worse = isLost ? (was - now) * 0.7 : covered(text, other, was, now);
    if (worse > 0 && !standsBetween(text, other, placed, within)) cost += worse;
  }
  return cost;
}

/** Nearer than this part of their size, words look stuck to what they do not stand on; what that costs. */
const CLEAR = 0.25;
const CROWDED = 0.07;

/** What it costs that a drawing or a panel came close to words that it was further from. */
function crowded({ item: text, rect, em }: Placed, other: Placed): number {
  if (other.item.object.type === 'text' || em === 0) return 0;
  const now = gapBetween(rect, other.rect) / em;
  if (now >= CLEAR) return 0;
  const was = gapBetween(text.box, other.item.box) / (text.object as TextObject).text_details.fontSize;
  return was > 2 * now + CLEAR / 2 ? (1 - now / CLEAR) * CROWDED * Math.min(1, other.item.object.opacity) : 0;
}

/** Between the words and what is under them lies something that they stand on, then and now. */
const standsBetween = (text: Placed, left: Placed, placed: readonly Placed[], within: Rect): boolean =>
  placed.some(
    ({ item, rect }) =>
      !item.text &&
      (isPanel(item.object) || areaOf(rect) < HOLDER * areaOf(within)) &&
      item.order > left.item.order &&
      item.order < text.item.order &&
      shareIn(text.item.box, item.box) > ON &&
      shareIn(text.rect, rect) > ON,
  );

function covered(text: Placed, other: Placed, was: number, now: number): number {
  const { item, rect } = other;
  if (item.text) {
    const smaller = Math.max(1, Math.min(areaOf(text.rect), areaOf(rect)));
    return Math.max(0, (now * areaOf(text.rect)) / smaller - was - HAIR) * 2;
  }
  const isThin = Math.min(rect.width, rect.height) < 0.12 * text.rect.height;
  if (isThin) return was === 0 && now > 0.002 ? 0.3 : 0;
  const touched = was < 0.05 && now > was + 0.006 ? 0.28 : 0;
  return (touched + Math.max(0, now - was - HAIR) * 0.9) * Math.min(1, item.object.opacity);
}

/** Words that lie on others and did not before: the smaller of each two, the least first. */
export function inTheWay(placements: Placements): Set<Item> {
  const texts = [...placements]
    .filter(([item]) => item.object.type === 'text')
    .map(([item, placement]) => ({ item, rect: placedRect(item, placement), size: sizeOf(item, placement) }))
    .sort((a, b) => b.size - a.size || a.item.order - b.item.order);
  const kept: typeof texts = [];
  const out = new Set<Item>();
  for (const text of texts) {
    const collides = kept.some((other) => {
      const was = overlapOf(text.item.box, other.item.box) / smallerArea(text.item.box, other.item.box);
      return overlapOf(text.rect, other.rect) / smallerArea(text.rect, other.rect) > was + HAIR;
    });
    if (collides) out.add(text.item);
    else kept.push(text);
  }
  return out;
}

/** Words this far from an edge of the page, as a part of its side, had a margin there. */
const MARGIN = 0.03;

/** How many texts lost their margin at an edge of the page. */
export const marginless = (placements: Placements, { from, to }: Held): number =>
  [...placements].filter(([item, placement]) => {
    if (item.object.type !== 'text') return false;
    const was = insetsOf(item.box, from);
    return [...bleedsOf(placedRect(item, placement), to)].some(
      (side) => was[side] > MARGIN * (side === 'left' || side === 'right' ? from.width : from.height),
    );
  }).length;

const smallerArea = (a: Rect, b: Rect): number => Math.max(1, Math.min(areaOf(a), areaOf(b)));

function sizeOf({ object }: Item, placement: Placement): number {
  if (placement.how === 'set') return placement.size;
  if (placement.how === 'pieces' || object.type !== 'text') return 0;
  return (object as TextObject).text_details.fontSize * placement.scale;
}

/** How much smaller, at least, letters got than a scale says, as parts of the words on the page; 1 when none did. */
export function shrunk(placements: Placements, scale: number): number {
  let [all, logs] = [0, 0];
  for (const [item, placement] of placements) {
    if (item.object.type !== 'text') continue;
    const was = (item.object as TextObject).text_details.fontSize;
    const area = areaOf(item.box);
    all += area;
    logs += area * Math.min(0, Math.log(sizeOf(item, placement) / was / scale));
  }
  return all > 0 ? Math.exp(logs / all) : 1;
}
