import { boxBounds, center, type Rect } from '../../../math/geometry.js';
import type { ObjectEnv } from '../../../objects/kind.js';
import { kindFor, kindOf, type DesignObject } from '../../../objects/kinds.js';
import { boxOf } from '../../../objects/object-bounds.js';
import { middleShift, scaledObject } from '../../../objects/scale-object.js';
import { scaled } from '../../../objects/text/box/resize.js';
import type { TextObject } from '../../../objects/text/model.js';
import { textLayout } from '../../../objects/text/layout.js';
import type { ShapeObject } from '../../../objects/shape/model.js';
import { shapeInk } from '../../understand/shape-ink.js';
import { balancedWidth } from './type/balance.js';
import type { Placement } from './placement.js';
import { joined } from './type/soft-breaks.js';

/** The object as it is placed; ids, links, locks and fields that nobody knows stay. */
export function applied(object: DesignObject, placement: Placement, env: ObjectEnv): DesignObject {
  switch (placement.how) {
    case 'set':
      return setText(object as TextObject, placement.rect, placement.size, env);
    case 'scaled':
      return scaledTo(object, placement, env);
    case 'pieces':
      return object;
    case 'filled':
      return filled(object, placement.rect, placement.scale, env);
  }
}

/** Room beside the longest line for rounding, px. */
const AIR = 1;

function setText(object: TextObject, rect: Rect, size: number, env: ObjectEnv): DesignObject {
  const { autoWidth: _, ...details } = object.text_details;
  const as = scaled(details, size / object.text_details.fontSize);
  const whole = { ...object, text_details: as, width: rect.width + AIR };
  const isNarrow = textLayout(whole, env).lines.length > details.text.split('\n').length;
  const text = (isNarrow && joined(whole)) || whole;
  const width = balancedWidth(text, whole.width, env);
  const share = { left: 0, justify: 0, center: 0.5, right: 1 }[details.textAlign];
  const { height } = textLayout({ width, text_details: { ...text.text_details, autoHeight: true } }, env);
  const position = { ...object.position, x: rect.x + (rect.width - width) * share, y: rect.y };
  return { ...text, width, height, position };
}

function scaledTo(
  object: DesignObject,
  { x, y, scale }: { readonly x: number; readonly y: number; readonly scale: number },
  env: ObjectEnv,
): DesignObject {
  const asked = { width: object.width * scale, height: object.height * scale };
  const full = { ...object, ...scaledObject(object, scale, env) } as DesignObject;
  const shift = middleShift(object, asked, full);
  const position = { ...object.position, x: x + shift.x - full.width / 2, y: y + shift.y - full.height / 2 };
  return { ...full, position } as DesignObject;
}

/** A turned line or panel is filled along its own sides. */
function filled(object: DesignObject, seen: Rect, scale: number, env: ObjectEnv): DesignObject {
  const rect = boxAround(object, seen);
  const kind = kindFor(object);
  const even = { ...object, ...scaledObject(object, scale, env) } as DesignObject;
  const turned = Math.abs(Math.sin((object.rotation * Math.PI) / 180)) > 0.7;
  const size = turned
    ? { width: rect.height, height: rect.width }
    : { width: rect.width, height: rect.height };
  const full = {
    ...even,
    ...size,
    ...kind.resized(even, size, { corner: false }, env),
    ...cornersKept(object, size, scale),
  } as DesignObject;
  const settled = { ...full, ...kind.settled?.(full, env) } as DesignObject;
  const middle = center(rect);
  const own = boxOf(settled);
  const position = { ...object.position, x: middle.x - own.width / 2, y: middle.y - own.height / 2 };
  return { ...settled, position } as DesignObject;
}

/**
 * The box of an object whose path is to be seen in a rectangle: paths may take only a part of their box, or more. As the
 * page shows them: of a turned one it is another part.
 */
function boxAround(object: DesignObject, seen: Rect): Rect {
  if (kindOf(object) !== 'shape') return seen;
  const box = boxBounds(boxOf(object));
  const ink = shapeInk(object, boxOf(object));
  if (ink.width < 1 || ink.height < 1) return seen;
  const [sx, sy] = [seen.width / ink.width, seen.height / ink.height];
  return {
    x: seen.x - (ink.x - box.x) * sx,
    y: seen.y - (ink.y - box.y) * sy,
    width: box.width * sx,
    height: box.height * sy,
  };
}

/** Rounded corners are a part of the shorter side: they stay as round as they were. */
function cornersKept(object: DesignObject, size: { width: number; height: number }, scale: number) {
  const details = (object as ShapeObject).shape_details;
  if (object.sub_type !== 'shape' || !details.radius || details.radius >= 0.5) return {};
  const was = Math.min(object.width, object.height) * details.radius;
  const radius = Math.min(0.5, (was * scale) / Math.min(size.width, size.height));
  return { shape_details: { ...details, ...scaledStrokeOf(object, scale), radius } };
}

const scaledStrokeOf = (object: DesignObject, scale: number): object =>
  (kindFor(object).scaled?.(object, scale) as { shape_details?: object } | undefined)?.shape_details ?? {};
