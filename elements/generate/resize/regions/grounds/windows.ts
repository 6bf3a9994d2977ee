import { pathBounds } from '../../../../display/path-bounds.js';
import { intersectRects, type Rect, type Size } from '../../../../math/geometry.js';
import type { DesignObject } from '../../../../objects/kinds.js';
import type { ShapeObject } from '../../../../objects/shape/model.js';
import { bleedsOf } from '../edges.js';
import type { Item } from '../items.js';

/** A path that is all of its box but for what its other pieces cut out of it. */
const FRAME =
  /^M\s*0[\s,]+0\s*(?:H\s*100\s*V\s*100\s*H\s*0|L\s*100[\s,]+0\s*L\s*100[\s,]+100\s*L\s*0[\s,]+100)\s*Z(?=\s*M)/i;
/** The same, going on far beyond its box: however small it gets, it hides what it hid. */
const WIDE_FRAME = 'M-900 -900H1000V1000H-900Z';

/**
 * A cover of the page's color with an opening, and what is seen through it, as the pieces of one drawing that is as large as
 * the opening: stretched over another page the cover would hide other parts than it hid.
 */
export function withWindows(items: readonly Item[], page: Size): Item[] {
  const cover = coverOf(items);
  if (!cover) return [...items];
  const opening = openingOf(cover)!;
  const seen = (box: Rect): Rect => {
    const own = intersectRects(box, opening);
    const { x, y, width, height } = opening;
    return own.width > 0 && own.height > 0
      ? own
      : { x: x + width / 2, y: y + height / 2, width: 1, height: 1 };
  };
  return items.map((item) => {
    if (item === cover)
      return {
        ...item,
        object: widened(item.object),
        box: opening,
        bleeds: bleedsOf(opening, page),
        blends: false,
      };
    if (item.order > cover.order || item.object.type === 'text') return item;
    const box = seen(item.box);
    return { ...item, box, bleeds: bleedsOf(box, page), isPicture: false };
  });
}

const coverOf = (items: readonly Item[]): Item | undefined =>
  items.find((item) => item.blends && item.bleeds.size === 4 && openingOf(item));

/** An opening is so much of both sides of a page at least where the page is a label: a sticker, a lid. */
const LABEL = 0.8;

/** Whether all words of a page stand in an opening that is nearly all of it: a label is as it is, on any page. */
export function isLabel(items: readonly Item[], page: Size): boolean {
  const cover = coverOf(items);
  const opening = cover && openingOf(cover);
  if (!opening || opening.width < LABEL * page.width || opening.height < LABEL * page.height) return false;
  const isInside = ({ x, y, width, height }: Rect): boolean => {
    const common = intersectRects({ x, y, width, height }, opening);
    return common.width * common.height > 0.9 * width * height;
  };
  return items.every(({ object, box }) => object.type !== 'text' || isInside(box));
}

/** What a cover leaves open, page px. */
function openingOf({ object }: Item): Rect | null {
  const { path } = (object as Partial<ShapeObject>).shape_details ?? {};
  if (!path || object.rotation !== 0 || path.viewBox.join() !== '0,0,100,100' || !FRAME.test(path.d))
    return null;
  const { x, y, width, height } = pathBounds(path.d.replace(FRAME, ''));
  const [sx, sy] = [object.width / 100, object.height / 100];
  return {
    x: object.position.x + x * sx,
    y: object.position.y + y * sy,
    width: width * sx,
    height: height * sy,
  };
}

function widened(object: DesignObject): DesignObject {
  const { shape_details: details } = object as ShapeObject;
  const d = details.path!.d.replace(FRAME, WIDE_FRAME);
  return { ...object, shape_details: { ...details, path: { ...details.path!, d } } } as DesignObject;
}
