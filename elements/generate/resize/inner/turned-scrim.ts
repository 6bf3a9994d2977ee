import type { StoredPage } from '../../../document/design-file.js';
import type { Rect } from '../../../math/geometry.js';
import type { Gradient } from '../../../objects/gradient.js';
import type { ObjectEnv } from '../../../objects/kind.js';
import type { DesignObject } from '../../../objects/kinds.js';
import type { ShapeObject } from '../../../objects/shape/model.js';
import type { Fitting } from '../../fit/fit-page.js';
import { laidWithin, type ResizePage } from './inner-page.js';
import { applied } from '../placing/apply.js';
import { isCovering } from '../regions/grounds/covers.js';
import { spans, touchesEdge } from '../regions/edges.js';
import type { Item } from '../regions/items.js';
import { endOf, shareIn, unionOf } from '../regions/rects.js';
import { scrimSide, wordsOn } from '../regions/grounds/scrims.js';
import { isPanel } from '../regions/stretch.js';

/**
 * A wide photo with words at its side, on a scrim that fades out over it. On a high page the words stand at the foot, as wide
 * as the page, and the scrim fades out upwards: beside them nothing of the photo would be seen.
 */
export interface SideScrim {
  readonly scrim: Item;
  /** The part of the page that the words stand in, out to its edge. */
  readonly window: Rect;
  /** What hangs from the top of the page, and does so again. */
  readonly hung: ReadonlySet<Item>;
}

/** A page is wide from this ratio on, and square or high up to this one. */
const WIDE = 1.2;
const HIGH = 1.05;
/** Lies on something from this part on. */
const ON = 0.8;

/** The scrim that is turned for a page of another form; null where there is none, or no need. */
export function sideScrim(items: readonly Item[], { from, to }: Fitting): SideScrim | null {
  if (from.width < WIDE * from.height || to.width > HIGH * to.height) return null;
  const page: Rect = { x: 0, y: 0, ...from };
  const scrims = items.filter(({ object }) => ['left', 'right'].includes(scrimSide(object) ?? ''));
  const [scrim] = scrims;
  if (!scrim || scrims.length > 1 || !spans(scrim.box, 'y', page)) return null;
  const texts = items.filter(({ object }) => object.type === 'text');
  const rest = items.filter((item) => item !== scrim && !isCovering(item, page));
  const isLeft = scrimSide(scrim.object) === 'right';
  const isAtEdge = isLeft ? scrim.bleeds.has('left') : scrim.bleeds.has('right');
  if (!isAtEdge || texts.length === 0 || wordsOn(scrim, items).length < texts.length) return null;
  if (rest.some(({ box }) => shareIn(box, scrim.box) < ON)) return null;
  const all = unionOf(rest.map(({ box }) => box));
  const margin = Math.min(...texts.map(({ box }) => (isLeft ? box.x : from.width - endOf(box, 'x'))));
  const width = Math.min(from.width, (isLeft ? endOf(all, 'x') : from.width - all.x) + Math.max(0, margin));
  const window = { x: isLeft ? 0 : from.width - width, y: 0, width, height: from.height };
  const flags = rest.filter(({ box, bleeds }) => bleeds.has('top') && !spans(box, 'y', page));
  const hung = rest.filter((item) => flags.some((flag) => item === flag || shareIn(item.box, flag.box) > ON));
  // what is laid out at the foot are words
  const hasWords = texts.some((text) => !hung.includes(text) && !spans(text.box, 'y', page));
  return hasWords ? { scrim, window, hung: new Set(hung) } : null;
}

/** The words take this part of the page's height. */
const FOOT = { least: 0.34, most: 0.54 };
/** The topmost words stand at this part of the scrim, from its dark end. */
const DEEP = 0.68;

/** The page with its scrim turned; `safe` has what covers it. Objects in the order of the page. */
export function withTurnedScrim(
  page: StoredPage,
  safe: readonly DesignObject[],
  items: readonly Item[],
  {
    side,
    fitting,
    env,
    resize,
  }: {
    readonly side: SideScrim;
    readonly fitting: Fitting;
    readonly env: ObjectEnv;
    readonly resize: ResizePage;
  },
): DesignObject[] {
  const { scrim, window, hung } = side;
  const { from, to } = fitting;
  const paper: Rect = { x: 0, y: 0, ...from };
  const by = to.width / window.width;
  const words = items.filter(
    (item) => item !== scrim && !hung.has(item) && !item.object.hidden && !isCovering(item, paper),
  );
  // no more room above the words than beside them
  const all = unionOf(words.filter(({ box }) => !spans(box, 'y', paper)).map(({ box }) => box));
  const pad = Math.max(0, Math.min(all.x - window.x, window.x + window.width - endOf(all, 'x')));
  const top = Math.max(0, all.y - pad);
  const foot = { ...window, y: top, height: Math.min(from.height, endOf(all, 'y') + pad) - top };
  const height = Math.min(FOOT.most * to.height, Math.max(FOOT.least * to.height, foot.height * by));
  const now: Rect = { x: 0, y: to.height - height, width: to.width, height };
  const laid = laidWithin(
    page,
    words.map(({ object }) => object),
    { from: foot, to: now },
    resize,
  );
  return items
    .flatMap((item, i): readonly DesignObject[] => {
      const { object, box } = item;
      if (item === scrim) return [turned(object as ShapeObject, now, fitting, env)];
      if (hung.has(item)) return [hangingAt(item, by, window, env)];
      const own = laid.get(object.id);
      if (!own) return [safe[i]!];
      const isBar = isPanel(object) && spans(box, 'y', paper) && touchesEdge(box, window);
      return isBar
        ? own.map((bar) => ({ ...bar, position: { ...bar.position, y: 0 }, height: to.height }))
        : own;
    })
    .map((object, layer_index) => ({ ...object, layer_index }) as DesignObject);
}

/** Dark at the foot of the page, clear above the words. */
function turned(scrim: ShapeObject, words: Rect, { to }: Fitting, env: ObjectEnv): DesignObject {
  const height = Math.min(to.height, words.height / DEEP);
  const rect = { x: 0, y: to.height - height, width: to.width, height };
  const filled = applied(scrim, { how: 'filled', rect, scale: 1 }, env) as ShapeObject;
  const { gradient } = scrim.shape_details as { readonly gradient: Gradient };
  const isRight = scrimSide(scrim) === 'left';
  const angle = ((gradient.angle ?? 0) + (isRight ? 90 : 270)) % 360;
  return {
    ...filled,
    shape_details: { ...filled.shape_details, gradient: { ...gradient, angle } },
  } as DesignObject;
}

function hangingAt({ object }: Item, by: number, window: Rect, env: ObjectEnv): DesignObject {
  const { position, width, height } = object;
  const x = (position.x + width / 2 - window.x) * by;
  return applied(object, { how: 'scaled', x, y: (position.y + height / 2) * by, scale: by }, env);
}
