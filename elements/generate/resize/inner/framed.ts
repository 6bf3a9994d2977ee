import type { StoredPage } from '../../../document/design-file.js';
import type { Rect, Size } from '../../../math/geometry.js';
import type { ObjectEnv } from '../../../objects/kind.js';
import type { DesignObject } from '../../../objects/kinds.js';
import type { Side } from '../../understand/page-tree.js';
import type { Fitting } from '../../fit/fit-page.js';
import { applied } from '../placing/apply.js';
import { laidWithin, type ResizePage } from './inner-page.js';
import { shorter } from '../problem.js';
import { OPPOSITE, SIDES } from '../regions/edges.js';
import type { Item } from '../regions/items.js';
import { isPanel } from '../regions/stretch.js';

/** A frame: a strip along each edge of a page, over all that goes on beneath it; what is seen lies in the window between them. */
export interface PageFrame {
  readonly strips: ReadonlyMap<Side, Item>;
  readonly window: Rect;
}

/** A strip is so many times longer than thick. */
const LONG = 6;
/** Strips are no thicker than this part of the page's shorter side. */
const THICK = 0.15;

/** The frame of what a page shows; null when it has none on all four sides. */
export function pageFrame(items: readonly Item[], page: Size): PageFrame | null {
  const strips = new Map<Side, Item>();
  for (const item of items) {
    const side = stripSide(item, page);
    if (side) strips.set(side, item);
  }
  if (strips.size < SIDES.length) return null;
  const box = (side: Side): Rect => strips.get(side)!.box;
  const [x, y] = [box('left').x + box('left').width, box('top').y + box('top').height];
  return { strips, window: { x, y, width: box('right').x - x, height: box('bottom').y - y } };
}

/** The edge that a strip lies along; null for what is none. */
function stripSide({ object, bleeds, box }: Item, page: Size): Side | null {
  const [thick, long] = [Math.min(box.width, box.height), Math.max(box.width, box.height)];
  if (!isPanel(object) || bleeds.size !== 3 || thick * LONG > long || thick > THICK * shorter(page))
    return null;
  return OPPOSITE[SIDES.find((side) => !bleeds.has(side))!];
}

/**
 * A framed page for another size: its window laid out anew as a page of its own, its frame as thick as its margins are, around
 * it. Objects in the order of the page.
 */
export function framedPage(
  page: StoredPage,
  { strips, window }: PageFrame,
  { from, to }: Fitting,
  env: ObjectEnv,
  resize: ResizePage,
): DesignObject[] {
  const by = shorter(to) / shorter(from);
  const [left, top] = [window.x * by, window.y * by];
  const [right, bottom] = [from.width - window.x - window.width, from.height - window.y - window.height].map(
    (margin) => margin * by,
  ) as [number, number];
  const now: Rect = { x: left, y: top, width: to.width - left - right, height: to.height - top - bottom };
  const framing = new Map([...strips].map(([side, { object }]) => [object.id, side]));
  const objects = page.objects as readonly DesignObject[];
  const within = objects.filter(({ id }) => !framing.has(id));
  const placed = laidWithin(page, within, { from: window, to: now }, resize);
  return objects
    .flatMap((object): readonly DesignObject[] => {
      const side = framing.get(object.id);
      if (!side) return placed.get(object.id)!;
      return [applied(object, { how: 'filled', rect: stripRect(side, now, to), scale: by }, env)];
    })
    .map((object, layer_index) => ({ ...object, layer_index }) as DesignObject);
}

/** From the edge to the window, as long as the page. */
function stripRect(side: Side, window: Rect, page: Size): Rect {
  const [right, bottom] = [window.x + window.width, window.y + window.height];
  switch (side) {
    case 'left':
      return { x: 0, y: 0, width: window.x, height: page.height };
    case 'top':
      return { x: 0, y: 0, width: page.width, height: window.y };
    case 'right':
      return { x: right, y: 0, width: page.width - right, height: page.height };
    case 'bottom':
      return { x: 0, y: bottom, width: page.width, height: page.height - bottom };
  }
}
