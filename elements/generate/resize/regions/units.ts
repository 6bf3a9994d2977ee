import { kindOf } from '../../../objects/kinds.js';
import type { Rect } from '../../../math/geometry.js';
import { itemsIn, lengthOf, type ArtBlock, type Axis, type Block } from './block.js';
import { touchesEdge } from './edges.js';
import { areAcross, areOpposed } from './corners.js';
import { columnLines } from './lists/column-lines.js';
import { cutInto } from './cut.js';
import type { Item } from './items.js';
import { isCutRing, isSparse } from './sparse.js';
import { isPanel, isPattern } from './stretch.js';
import { areaOf, endOf, insetsOf, overlapOf, shareIn, startOf, unionOf } from './rects.js';

/** Lies in another from this part on. */
const INSIDE = 0.9;
/** A text stands on a drawing from this part on; less is a drawing that peeps out from behind it. */
const ON_ART = 0.55;
/** Both lie on the other with less than this part when one peeps out from behind the other. */
const PEEKS = 0.4;
/** Boxes whose sides differ by less than this part of their width are in line. */
const FLUSH = 0.02;
/** Two panels that have this part of each in common are one. */
const TWIN = 0.85;
/** A pattern takes this part of its region to be one that lies over it. */
const SPREAD = 0.2;
/** And this part of one of its sides. */
const ALL_OVER = 0.9;
/** A drawing spans its region from this part of a side on. */
const SPANS = 0.78;
/** Parts of a drawing that have this much of the smaller in common keep together. */
const TOUCHING = 0.03;

/** What stands by itself among items: texts, drawings, panels with all that stands on them. */
export function unitsOf(items: readonly Item[], region?: Rect): Block[] {
  const lines: ReadonlySet<Item> = region ? columnLines(items, region.width) : NONE;
  const parents = parentsOf(items, region, lines);
  const roots = items.filter((item) => !parents.has(item));
  const units = roots.map((root) =>
    unitOf(
      root,
      items.filter((item) => rootOf(item, parents) === root),
    ),
  );
  return merged(units, region, lines);
}

const NONE: ReadonlySet<Item> = new Set();

/** A drawing across its region: what stands on it is no part of it. */
const isScene = (box: Rect, region: Rect | undefined): boolean =>
  region !== undefined &&
  touchesEdge(box, region) &&
  (box.width > SPANS * region.width || box.height > SPANS * region.height);

function rootOf(item: Item, parents: ReadonlyMap<Item, Item>): Item {
  const parent = parents.get(item);
  return parent ? rootOf(parent, parents) : item;
}

/** The smallest thing beneath each that holds it. */
function parentsOf(
  items: readonly Item[],
  region: Rect | undefined,
  lines: ReadonlySet<Item>,
): Map<Item, Item> {
  const bySize = [...items].sort((a, b) => areaOf(a.box) - areaOf(b.box));
  const found = new Map<Item, Item>();
  for (const item of items) {
    const holder = bySize.find(
      (other) =>
        holds(other, item) &&
        !(
          isScene(other.box, region) &&
          !isPanel(other.object) &&
          !other.isPicture &&
          (item.text || lines.has(item))
        ),
    );
    const panel = holder ?? items.find((other) => isTwin(item, other));
    if (panel) found.set(item, panel);
  }
  return found;
}

const holds = (outer: Item, inner: Item): boolean =>
  outer !== inner &&
  outer.order < inner.order &&
  outer.object.type !== 'text' &&
  kindOf(outer.object) !== 'line' &&
  areaOf(outer.box) > areaOf(inner.box) * 1.05 &&
  shareOn(inner, outer) >= INSIDE &&
  !((isSparse(outer) || isCutRing(outer)) && (inner.text || single(inner).kind === 'rule'));

/** A second panel in the place of a first: its frame, its shadow. */
const isTwin = (item: Item, panel: Item): boolean =>
  item !== panel &&
  isPanel(panel.object) &&
  !item.text &&
  !item.parts &&
  !item.isPicture &&
  (panel.order < item.order || !isPanel(item.object)) &&
  shareIn(item.box, panel.box) > TWIN &&
  shareIn(panel.box, item.box) > TWIN;

/** Which part of an item lies on another; on a drawing it must lie on one of its pieces when it is words. */
export function shareOn({ box, object }: Item, { box: outer, parts }: Item): number {
  const share = shareIn(box, outer);
  if (!parts || share === 0 || object.type !== 'text') return share;
  return Math.max(...parts.map((part) => shareIn(box, part.box)));
}

function unitOf(root: Item, all: readonly Item[]): Block {
  const inner = all.filter((item) => item !== root);
  if (inner.length === 0) return single(root);
  const box = root.box;
  if (!inner.some(({ text }) => text) || !(isPanel(root.object) || root.isPicture))
    return { kind: 'art', items: all, box: unionOf(all.map((item) => item.box)) };
  const under = [
    root,
    ...inner.filter((item) => !item.text && (shareIn(box, item.box) > 0.8 || isEdging(item, box))),
  ];
  const on = inner.filter((item) => !under.includes(item));
  const tab = tabOf(root, on, under);
  if (tab) {
    const rest = on.filter((item) => !itemsIn(tab).includes(item));
    const child = cutInto([tab, ...unitsOf(rest)]);
    return { kind: 'panel', under: [root], box, pad: insetsOf(child.box, box), child };
  }
  const child = cutInto(unitsOf(on));
  return { kind: 'panel', under, box, pad: insetsOf(child.box, box), child };
}

/** Its end of a panel that other words stand on: a number's tile, a stub. It is a panel of its own. */
function tabOf(root: Item, on: readonly Item[], under: readonly Item[]): Block | null {
  const [first, ...more] = under.slice(1);
  if (!first || more.length > 0 || first.box.height < first.box.width * 0.5) return null;
  // square corners where it meets the panel are a second piece
  const pieces = [
    first,
    ...on.filter(
      (item) => isPanel(item.object) && overlapOf(item.box, first.box) > 0 && isAsHigh(item.box, root.box),
    ),
  ];
  const box = unionOf(pieces.map((piece) => piece.box));
  const words = on.filter((item) => !pieces.includes(item) && shareIn(item.box, box) > INSIDE);
  const hasRest = on.some(({ text, box: own }) => text && shareIn(own, box) < 1 - INSIDE);
  if (!isAsHigh(box, root.box) || !hasRest || !words.some(({ text }) => text)) return null;
  const child = cutInto(unitsOf(words));
  return { kind: 'panel', under: pieces, box, pad: insetsOf(child.box, box), child };
}

const isAsHigh = (a: Rect, b: Rect): boolean =>
  Math.abs(a.y - b.y) + Math.abs(a.height - b.height) < FLUSH * b.height;

/** A strip along an edge of a panel, as long as it: part of how the panel looks. */
export function isEdging({ object, box }: Item, panel: Rect): boolean {
  if (!isPanel(object)) return false;
  const insets = insetsOf(box, panel);
  const near = (length: number): boolean => Math.abs(length) <= FLUSH * Math.min(panel.width, panel.height);
  const [across, down] = [near(insets.left) && near(insets.right), near(insets.top) && near(insets.bottom)];
  return (
    across !== down &&
    (across ? near(insets.top) || near(insets.bottom) : near(insets.left) || near(insets.right))
  );
}

/** An item by itself. */
export function single(item: Item): Block {
  const { box } = item;
  if (item.text) return { kind: 'text', item, box };
  if (item.isPicture) return { kind: 'picture', item, box };
  const isRule =
    (kindOf(item.object) === 'line' || isPanel(item.object)) &&
    Math.max(box.width, box.height) > Math.min(box.width, box.height) * 8;
  if (isRule) return { kind: 'rule', item, box, axis: box.width > box.height ? 'x' : 'y' };
  return { kind: 'art', items: [item], box };
}

/** Drawings that lie on each other are one. */
function merged(units: readonly Block[], region: Rect | undefined, lines: ReadonlySet<Item>): Block[] {
  for (const [i, a] of units.entries())
    for (const b of units.slice(i + 1)) {
      if (!keepTogether(a, b, region, lines)) continue;
      const items = [...itemsIn(a), ...itemsIn(b)].sort((one, other) => one.order - other.order);
      const art: Block = { kind: 'art', items, box: unionOf(items.map(({ box }) => box)) };
      return merged([art, ...units.filter((unit) => unit !== a && unit !== b)], region, lines);
    }
  return [...units];
}

const hasText = (block: Block): boolean => itemsIn(block).some(({ text }) => text);

const isSparseUnit = (block: Block): boolean =>
  block.kind === 'art' && block.items.some((item) => isSparse(item) || isCutRing(item));

const isSceneUnit = (block: Block, region: Rect | undefined): boolean =>
  itemsIn(block).some(({ box, text }) => !text && isScene(box, region));

function keepTogether(a: Block, b: Block, region: Rect | undefined, lines: ReadonlySet<Item>): boolean {
  if (isPiece(a, b) || isPiece(b, a)) return true;
  if ([a, b].some((block) => isStrip(block, region))) return false;
  if (isSpread(a, region) || isSpread(b, region)) return false;
  if (region && (areAcross(a.box, b.box, region) || areHung(a, b, region))) return false;
  if ([a, b].some((block) => block.kind === 'rule' && lines.has(block.item))) return false;
  if ((a.kind === 'rule' && isSparseUnit(b)) || (b.kind === 'rule' && isSparseUnit(a))) return false;
  const common = overlapOf(a.box, b.box);
  if (a.kind === 'art' && b.kind === 'art' && !hasText(a) && !hasText(b) && abutting(a, b)) return true;
  if (common === 0) return false;
  if (a.kind === 'text' || b.kind === 'text') {
    const [text, other] = a.kind === 'text' ? [a, b] : [b, a];
    if (other.kind !== 'art' || isSceneUnit(other, region)) return false;
    const [words] = itemsIn(text);
    return itemsIn(other).some(({ parts }) => parts)
      ? itemsIn(other).some((item) => shareOn(words!, item) >= ON_ART)
      : shareIn(text.box, other.box) >= ON_ART;
  }
  if (peeksOut(a, b) || peeksOut(b, a)) return false;
  if (isSceneUnit(a, region) && hasText(b) && !hasText(a)) return false;
  if (isSceneUnit(b, region) && hasText(a) && !hasText(b)) return false;
  return itemsIn(a).some((one) =>
    itemsIn(b).some(
      (other) => overlapOf(one.box, other.box) > TOUCHING * Math.min(areaOf(one.box), areaOf(other.box)),
    ),
  );
}

/** Two drawings, of which one hangs and the other stands. */
const areHung = (a: Block, b: Block, region: Rect): boolean =>
  [a, b].every((block) => block.kind === 'art' && block.items.some(({ parts }) => parts)) &&
  areOpposed(a.box, b.box, region);

/** A drawing that is seen from behind a panel with words: each can go its own way. */
const peeksOut = (art: Block, panel: Block): boolean =>
  panel.kind === 'panel' &&
  art.kind === 'art' &&
  !hasText(art) &&
  art.items.some(({ parts }) => parts) &&
  !isFlush(art.box, panel.box) &&
  shareIn(art.box, panel.box) < PEEKS &&
  shareIn(panel.box, art.box) < PEEKS;

/** As wide as each other and in line: the halves of one card, of which the lower hides the end of the upper. */
const isFlush = (a: Rect, b: Rect): boolean =>
  Math.abs(a.x - b.x) + Math.abs(a.width - b.width) < FLUSH * Math.min(a.width, b.width);

/** A side of the region's frame. */
const isStrip = (block: Block, region: Rect | undefined): boolean =>
  block.kind === 'rule' && isSceneUnit(block, region);

/** A pattern from edge to edge of the region: snow over all that is there. A pile of boxes in its corner is none. */
const isSpread = (block: Block, region: Rect | undefined): boolean =>
  region !== undefined &&
  block.kind === 'art' &&
  block.items.length === 1 &&
  isPattern(block.items[0]!.object) &&
  areaOf(block.box) > SPREAD * areaOf(region) &&
  (shownIn(block.box, region, 'x') > ALL_OVER || shownIn(block.box, region, 'y') > ALL_OVER);

/** Which part of a side of the region a box takes. */
const shownIn = (box: Rect, region: Rect, axis: Axis): number =>
  (Math.min(endOf(box, axis), endOf(region, axis)) - Math.max(startOf(box, axis), startOf(region, axis))) /
  lengthOf(region, axis);

/** Small words among the parts of a drawing, and a panel with words that is a part of one. */
function isPiece(piece: Block, art: Block): boolean {
  if (art.kind !== 'art' || art.items.length < 2) return false;
  if (piece.kind === 'panel')
    return (
      piece.child.kind === 'text' && abut(piece.box, art.box) && areaOf(art.box) > areaOf(piece.box) * 0.3
    );
  return false;
}

const abutting = (a: ArtBlock, b: ArtBlock): boolean =>
  abut(a.box, b.box) || a.items.some((one) => b.items.some((other) => abut(one.box, other.box)));

/** Tiles: they share most of a side. */
export function abut(a: Rect, b: Rect): boolean {
  const seam = (axis: 'x' | 'y'): number =>
    Math.max(1.5, 0.012 * Math.min(lengthOf(a, axis), lengthOf(b, axis)));
  const touch = (axis: 'x' | 'y'): boolean =>
    Math.abs(endOf(a, axis) - startOf(b, axis)) <= seam(axis) ||
    Math.abs(endOf(b, axis) - startOf(a, axis)) <= seam(axis);
  const shared = (axis: 'x' | 'y'): number =>
    (Math.min(endOf(a, axis), endOf(b, axis)) - Math.max(startOf(a, axis), startOf(b, axis))) /
    Math.min(lengthOf(a, axis), lengthOf(b, axis));
  return (touch('x') && shared('y') > 0.5) || (touch('y') && shared('x') > 0.5);
}
