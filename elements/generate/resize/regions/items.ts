import { boxBounds, type Rect, type Size } from '../../../math/geometry.js';
import type { ObjectEnv } from '../../../objects/kind.js';
import { kindFor, kindOf, type DesignObject } from '../../../objects/kinds.js';
import { boxOf } from '../../../objects/object-bounds.js';
import { textLayout } from '../../../objects/text/layout.js';
import type { TextObject } from '../../../objects/text/model.js';
import { shapeInk } from '../../understand/shape-ink.js';
import type { Side } from '../../understand/page-tree.js';
import { bleedsOf } from './edges.js';

/** An object as the solver sees it. */
export interface Item {
  readonly object: DesignObject;
  /** Place in the stack, bottom first. */
  readonly order: number;
  /** What of it is seen, upright, page px: the lines of a text, else its turned box. */
  readonly box: Rect;
  /** Sides of the page that it reaches. */
  readonly bleeds: ReadonlySet<Side>;
  /** An upright text, which may be broken into other lines. */
  readonly text: TextObject | null;
  /** A picture that may be cropped. */
  readonly isPicture: boolean;
  /** The pieces of a drawing that moves as one. */
  readonly parts?: readonly Item[];
  /** Has the color of the page: what it leaves free looks the same. */
  readonly blends?: boolean;
  /** Around its large pieces: what holds on to edges is this, not a star that flew off. */
  readonly body?: Rect;
}

export function itemsOf(objects: readonly DesignObject[], page: Size, env: ObjectEnv): Item[] {
  return objects.map((object, order) => {
    const text = object.type === 'text' && isUpright(object) ? (object as TextObject) : null;
    const box = text ? inkOf(text, env) : seenOf(object);
    return { object, order, box, bleeds: bleedsOf(box, page), text, isPicture: isCropped(object) };
  });
}

/** Items that have the color of their page are marked as such. */
export const onColor = (items: readonly Item[], color: string | null): Item[] =>
  items.map((item) => {
    const { fill } = (item.object as { shape_details?: { fill?: string } }).shape_details ?? {};
    const blends = fill !== undefined && fill.toLowerCase() === color?.toLowerCase();
    return blends ? { ...item, blends } : item;
  });

const seenOf = (object: DesignObject): Rect =>
  kindOf(object) === 'shape' ? shapeInk(object, boxOf(object)) : boxBounds(boxOf(object));

const isUpright = ({ rotation }: DesignObject): boolean => Math.abs(rotation % 360) < 0.01;

/** Photos in a box; those of a background lie under the whole page. */
const isCropped = (object: DesignObject): boolean =>
  ['image', 'frame', 'grid', 'mockup'].includes(kindOf(object)) &&
  isUpright(object) &&
  kindFor(object).keepsAspect;

/** Where the lines of a text stand. */
function inkOf(text: TextObject, env: ObjectEnv): Rect {
  const box = { ...text.position, width: text.width, height: text.height };
  if (env.fonts.faces.length === 0) return box;
  const { lines } = textLayout(text, env);
  const inked = lines.filter(({ width }) => width > 0);
  if (inked.length === 0) return box;
  const left = Math.min(...inked.map(({ x }) => x));
  const right = Math.max(...inked.map(({ x, width }) => x + width));
  return { ...box, x: box.x + left, width: right - left };
}
