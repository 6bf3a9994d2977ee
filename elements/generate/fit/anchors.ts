import { unionRects, type Rect, type Size } from '../../math/geometry.js';
import type { DesignObject } from '../../objects/kinds.js';
import { boundsOf } from '../../objects/object-bounds.js';
import type { GroupEntry } from '../../document/design-file.js';

/** Where along an axis something holds on when the page takes another size. */
export type Anchor = 'start' | 'middle' | 'end' | 'both';
export interface Anchors {
  readonly x: Anchor;
  readonly y: Anchor;
}

/** Nearer to an edge than this part of the page's side is at the edge. */
const AT_EDGE = 0.01;
/** As long as this part of the page's side, and as far from both ends, is a frame or a band across the page. */
const ACROSS = 0.85;
/** By how much the two gaps of a frame may differ, as a part of the page's side. */
const EVEN = 0.02;
/** Rounding of what lies in a container, px. */
const SPARE = 0.5;

/**
 * What each object holds on to, by its id: an edge of the page it touches, both that it spans, else the middle, so that what
 * stands in the middle keeps together. What lies in another object goes with that, and members of a group go with it.
 */
export function anchorsOf(
  objects: readonly DesignObject[],
  groups: readonly GroupEntry[],
  page: Size,
): ReadonlyMap<string, Anchors> {
  const bounds = new Map(objects.map((object) => [object.id, boundsOf(object)]));
  const whole = wholeOf(groups, bounds);
  const found = new Map<string, Anchors>();
  // a container is larger than what it contains, and settled before it
  const bySize = [...objects].sort((a, b) => area(bounds.get(b.id)!) - area(bounds.get(a.id)!));
  const settled: { readonly rect: Rect; readonly anchors: Anchors }[] = [];
  for (const { id, rotation } of bySize) {
    const rect = whole.get(id) ?? bounds.get(id)!;
    const around = settled.findLast((container) => contains(container.rect, rect))?.anchors;
    const upright = !whole.has(id) && rotation % 180 === 0;
    const along = (axis: 'x' | 'y', side: 'width' | 'height'): Anchor => {
      const own = anchorAlong({ from: rect[axis], length: rect[side] }, page[side], upright);
      return own === 'middle' && around && around[axis] !== 'both' ? around[axis] : own;
    };
    const anchors = { x: along('x', 'width'), y: along('y', 'height') };
    found.set(id, anchors);
    settled.push({ rect, anchors });
  }
  return found;
}

const area = ({ width, height }: Size): number => width * height;

const contains = (outer: Rect, inner: Rect): boolean =>
  inner.x >= outer.x - SPARE &&
  inner.y >= outer.y - SPARE &&
  inner.x + inner.width <= outer.x + outer.width + SPARE &&
  inner.y + inner.height <= outer.y + outer.height + SPARE;

function anchorAlong(
  { from, length }: { from: number; length: number },
  side: number,
  upright: boolean,
): Anchor {
  const [before, after] = [from / side, (side - from - length) / side];
  const [first, last] = [before < AT_EDGE, after < AT_EDGE];
  const across = length / side > ACROSS && Math.abs(before - after) < EVEN;
  if (upright && ((first && last) || across)) return 'both';
  if (first === last) return 'middle';
  return first ? 'start' : 'end';
}

/** The box around the outermost group of each grouped object. */
function wholeOf(groups: readonly GroupEntry[], bounds: ReadonlyMap<string, Rect>): Map<string, Rect> {
  const parents = new Map(groups.map(({ id, parent }) => [id, parent]));
  const outermost = (id: string): string => {
    const parent = parents.get(id);
    return parent === undefined || !parents.has(parent) ? id : outermost(parent);
  };
  const members = new Map<string, string[]>();
  for (const group of groups) {
    const root = outermost(group.id);
    members.set(root, [...(members.get(root) ?? []), ...group.objects.filter((id) => bounds.has(id))]);
  }
  return new Map(
    [...members.values()].flatMap((ids) => {
      const rects = ids.map((id) => bounds.get(id)!);
      return rects.length === 0
        ? []
        : ids.map((id): [string, Rect] => [id, rects.reduce((all, rect) => unionRects(all, rect))]);
    }),
  );
}
