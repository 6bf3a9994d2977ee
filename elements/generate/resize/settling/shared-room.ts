import type { Rect } from '../../../math/geometry.js';
import { faults, placedRect } from '../placing/evaluate.js';
import { inPieces } from '../placing/pieces.js';
import { movedBy, type Held, type Placements } from '../placing/placement.js';
import type { Typesetter } from '../placing/type/type-size.js';
import { edgesReached } from '../regions/edges.js';
import { isCovering } from '../regions/grounds/covers.js';
import type { Item } from '../regions/items.js';
import { endOf, unionOf } from '../regions/rects.js';
import { isSpeck } from './speck.js';

/** Words above a drawing at the foot of a page that got taller: the room that is new is shared, none gapes between them. */

/** A gap between words and a drawing that grew by less than this part of the page's height is no hole. */
const HOLE = 0.08;
/** Of the new room, what a hole between words and a drawing keeps beside what goes to an edge of the page. */
const KEPT = 1.15;
/** Between words and a drawing that both stand free nearly none is kept. */
const KEPT_FREE = 0.35;

/** What overlaps in height, with nothing beside it but white. */
interface Layer {
  readonly items: readonly Item[];
  readonly was: Rect;
  readonly now: Rect;
  readonly hasWords: boolean;
  /** Edges of the page that it holds on to. */
  readonly held: { readonly start: boolean; readonly end: boolean };
}

/** Placements with the layers of a page moved apart or together, so that no hole is between words and drawings. */
export function withSharedRoom(placements: Placements, page: Held, type: Typesetter): Placements {
  const layers = layersOf(placements, page);
  if (!layers || layers.length < 2) return placements;
  const steps = stepsOf(layers, page);
  if (steps.every((step) => Math.abs(step) < 1)) return placements;
  const moved: Placements = new Map(placements);
  layers.forEach(({ items }, i) => {
    for (const item of items) moved.set(item, movedBy(placements.get(item)!, { x: 0, y: steps[i]! }));
  });
  const isWorse = faults(moved, page.to, type) > faults(placements, page.to, type) + 1e-6;
  return isWorse ? placements : moved;
}

/** The layers of a page from its top to its foot; null where photos or panels part it, or their order changed. */
function layersOf(placements: Placements, { from, to }: Held): Layer[] | null {
  const standing = [...placements.keys()].filter(
    (item) => !isCovering(item, from) && !isSpeck(item, item.box, from),
  );
  if ([...placements.keys()].some((item) => item.isPicture && isCovering(item, from))) return null;
  const seen = standing.map((item) => {
    const pieces = [...inPieces(new Map([[item, placements.get(item)!]]))].filter(([part]) => !part.blends);
    return {
      item,
      was: pieces.map(([{ box }]) => box),
      now: pieces.map(([part, own]) => placedRect(part, own)),
    };
  });
  const shown = seen
    .filter(({ now }) => now.length > 0)
    .map((each) => ({ ...each, now: unionOf(each.now), was: unionOf(each.was) }));
  const layers: (typeof shown)[] = [];
  let end = -Infinity;
  for (const each of shown.toSorted((a, b) => a.now.y - b.now.y)) {
    if (each.now.y >= end) layers.push([]);
    layers.at(-1)!.push(each);
    end = Math.max(end, endOf(each.now, 'y'));
  }
  const found = layers.map((all): Layer => {
    const [was, now] = [unionOf(all.map((each) => each.was)), unionOf(all.map((each) => each.now))];
    const held = edgesReached(now, 'y', to);
    return {
      items: all.map(({ item }) => item),
      was,
      now,
      held,
      hasWords: all.some(({ item }) => item.object.type === 'text'),
    };
  });
  const isMovable = found.every(
    ({ items, held }) =>
      held.start || held.end || items.every((item) => placements.get(item)!.how !== 'pieces'),
  );
  const isInOrder = found.every(({ was }, i) => i === 0 || was.y > found[i - 1]!.was.y);
  return isMovable && isInOrder ? found : null;
}

/** How far down each layer goes. */
function stepsOf(layers: readonly Layer[], { from, to }: Held): number[] {
  const by = Math.min(to.width, to.height) / Math.min(from.width, from.height);
  const [first, last] = [layers[0]!, layers.at(-1)!];
  const none = layers.map(() => 0);
  if (first.held.start && last.held.end) return none;
  const ends = [
    { was: first.was.y - from.y, now: first.now.y - to.y },
    { was: endOf(from, 'y') - endOf(last.was, 'y'), now: endOf(to, 'y') - endOf(last.now, 'y') },
  ];
  const between = layers.slice(1).map(({ was, now }, i) => ({
    was: was.y - endOf(layers[i]!.was, 'y'),
    now: now.y - endOf(layers[i]!.now, 'y'),
  }));
  const gaps = [ends[0]!, ...between, ends[1]!].map(({ was, now }) => ({
    now,
    more: now - Math.max(0, was) * by,
  }));
  const isHole = gaps.map(
    ({ more }, i) =>
      i > 0 &&
      i < layers.length &&
      more > HOLE * to.height &&
      layers[i - 1]!.hasWords !== layers[i]!.hasWords,
  );
  if (!isHole.some(Boolean)) return none;
  const isFree = !first.held.start && !last.held.end;
  const weights = gaps.map((_, i): number => {
    if (isHole[i]) return isFree ? KEPT_FREE : KEPT;
    const isEnd = (i === 0 && !first.held.start) || (i === layers.length && !last.held.end);
    return isEnd ? 1 : 0;
  });
  const pool = gaps.reduce((all, { more }, i) => all + (weights[i]! > 0 ? Math.max(0, more) : 0), 0);
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const given = gaps.map(({ more }, i) =>
    weights[i]! > 0 ? (pool * weights[i]!) / all - Math.max(0, more) : 0,
  );
  if (given.some((more, i) => isHole[i] && more > 0)) return none;
  let step = 0;
  return layers.map((_, i) => (step += given[i]!));
}
