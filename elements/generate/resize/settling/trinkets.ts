import { expandRect, type Rect, type Size } from '../../../math/geometry.js';
import { lengthOf, type Axis } from '../regions/block.js';
import type { Item } from '../regions/items.js';
import { areaOf, endOf, overlapOf, shareIn, startOf } from '../regions/rects.js';
import { isPanel } from '../regions/stretch.js';
import { placedRect } from '../placing/evaluate.js';
import type { Placements } from '../placing/placement.js';

/** Takes at most this part of the page. */
const SMALL = 0.02;
/** Nearer to a panel than this part of the page's shorter side hangs on it. */
const TOUCH = 0.006;
/** Lies on something from this part on. */
const ON = 0.9;

/** And is no longer than so many times its panel along either side. */
const LONG = 2.5;

/** The fold of a ribbon, a pin, a strip of tape: what hangs on the edge of a panel with words hangs on it again. */
export function withTrinkets(placements: Placements, from: Size): Placements {
  const page = from.width * from.height;
  const near = TOUCH * Math.min(from.width, from.height);
  const items = [...placements.keys()];
  const texts = items.filter(({ object }) => object.type === 'text');
  const panels = items.filter(
    (item) =>
      isPanel(item.object) &&
      texts.some((text) => text.order > item.order && shareIn(text.box, item.box) > ON),
  );
  const all: Placements = new Map(placements);
  for (const item of items) {
    if (texts.includes(item) || item.isPicture || panels.includes(item) || areaOf(item.box) > SMALL * page)
      continue;
    if (texts.some((text) => overlapOf(text.box, item.box) > 0)) continue;
    const panel = panels.find((each) => hangsOn(item.box, each.box, near));
    if (panel) hang(item, panel, placements, all);
  }
  return all;
}

const hangsOn = (box: Rect, panel: Rect, near: number): boolean =>
  overlapOf(box, expandRect(panel, near)) > 0 &&
  shareIn(box, panel) < 0.2 &&
  // a line of a column below its heading is longer than that is high
  box.width < LONG * panel.width &&
  box.height < LONG * panel.height &&
  areaOf(box) < 0.2 * areaOf(panel);

/** At the corner, or the middle, of the panel that it was nearest to. */
function hang(item: Item, panel: Item, placements: Placements, into: Placements): void {
  const [was, now] = [panel.box, placedRect(panel, placements.get(panel)!)];
  const own = placements.get(item)!;
  if (own.how !== 'scaled' && own.how !== 'filled') return;
  const scale = own.how === 'scaled' ? own.scale : Math.min(now.width / was.width, now.height / was.height);
  const at = (axis: Axis): number => {
    const [before, after] = [
      startOf(item.box, axis) - startOf(was, axis),
      endOf(was, axis) - endOf(item.box, axis),
    ];
    const length = lengthOf(item.box, axis) * scale;
    if (Math.abs(before - after) < 0.1 * lengthOf(was, axis))
      return startOf(now, axis) + (lengthOf(now, axis) - length) / 2;
    return before < after ? startOf(now, axis) + before * scale : endOf(now, axis) - after * scale - length;
  };
  const rect = { x: at('x'), y: at('y'), width: item.box.width * scale, height: item.box.height * scale };
  const middle = { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 };
  into.set(
    item,
    own.how === 'filled' ? { ...own, rect } : { ...own, ...shifted(item, middle, own, placements) },
  );
}

/** Where the object's middle lies when what is seen of it has its middle at a point. */
function shifted(
  item: Item,
  middle: { readonly x: number; readonly y: number },
  own: { readonly x: number; readonly y: number },
  placements: Placements,
) {
  const seen = placedRect(item, placements.get(item)!);
  return {
    x: own.x + middle.x - (seen.x + seen.width / 2),
    y: own.y + middle.y - (seen.y + seen.height / 2),
  };
}
