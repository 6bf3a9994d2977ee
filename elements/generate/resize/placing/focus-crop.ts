import { PARTS, type PictureFocus } from '../../../imaging/focus/picture-focus.js';
import { contentFields, placedContent, turnOf, type Pictured } from '../../../objects/image/fit.js';
import { kindOf, type DesignObject } from '../../../objects/kinds.js';
import { sourceKey } from '../../../objects/picture-source.js';
import type { Axis } from '../regions/block.js';
import { AXES } from '../regions/edges.js';

/** What pictures show, by source key; undefined where nobody has looked. */
export type FocusOf = (source: string) => PictureFocus | undefined;

const CROPPED: ReadonlySet<string> = new Set(['image', 'frame', 'background']);
const SIDE = { x: 'width', y: 'height' } as const;

/** What it costs to move the middle of a crop by the whole side: the middle is where its maker put it. */
const MOVED = 0.35;
/** Steps along a side at which a crop is tried. */
const STEPS = 48;

/** A stretch along one side of a picture, fractions of that side. */
interface Span {
  readonly from: number;
  readonly length: number;
}

/**
 * The picture in a box of another form: where less of it is seen than was, what is looked at stays in sight, within the part
 * that its maker showed.
 */
export function focused(after: DesignObject, before: DesignObject, focusOf: FocusOf): DesignObject {
  if (!CROPPED.has(kindOf(after)) || !('image_details' in after)) return after;
  const [now, was] = [after, before] as readonly unknown[] as readonly [Pictured, Pictured];
  const [content, old] = [placedContent(now), placedContent(was)];
  if (!content || !old || now.image_details.image_contain || turnOf(now.image_details) !== 0) return after;
  const source = sourceKey(now.image_details);
  const focus = source === null ? undefined : focusOf(source);
  if (!focus) return after;
  const start = (axis: Axis): number => {
    const side = SIDE[axis];
    const shown = spanOf(-content[axis], now[side], content[side]);
    const from = bestStart(focus[axis], shown, spanOf(-old[axis], was[side], old[side]));
    return from === shown.from ? content[axis] : -from * content[side];
  };
  const [x, y] = AXES.map(start) as [number, number];
  const image_details = { ...now.image_details, ...contentFields({ ...content, x, y }) };
  return { ...after, image_details } as DesignObject;
}

const spanOf = (from: number, length: number, all: number): Span => ({
  from: from / all,
  length: length / all,
});

/** Where a crop of that length begins: as it is where it shows no less than before. */
function bestStart(focus: readonly number[], now: Span, was: Span): number {
  const free = was.length - now.length;
  if (free <= 0.01) return now.from;
  const middle = was.from + free / 2;
  const worth = (from: number): number =>
    shareIn(focus, from, from + now.length) - (Math.abs(from - middle) / was.length) * MOVED;
  let best = now.from;
  for (let i = 0; i <= STEPS; i++) {
    const from = was.from + (free * i) / STEPS;
    if (worth(from) > worth(best) + 1e-9) best = from;
  }
  return best;
}

/** How much of what is looked at lies between two places of a side. */
function shareIn(focus: readonly number[], from: number, to: number): number {
  return focus.reduce((all, share, i) => {
    const common = Math.min(to, (i + 1) / PARTS) - Math.max(from, i / PARTS);
    return all + share * Math.max(0, common * PARTS);
  }, 0);
}
