import { center, type Box, type Point, type Size } from '../../math/geometry.js';
import { kindFor, type DesignObject } from '../../objects/kinds.js';
import { middleShift, scaledObject } from '../../objects/scale-object.js';
import { leastTextScale } from '../../objects/text/box/resize.js';
import type { Editor } from '../editor.js';
import { boxOf } from '../../objects/object-bounds.js';
import { isText } from '../styling/text-style.js';
import { pointOfBox } from './box-resize.js';

const ANCHOR: Point = { x: 0.5, y: 0.5 };
/** Smallest longer side that an object keeps, page pixels, as under a pull at its own corner. */
const LEAST = 4;
/** Nothing gets thinner than this, page pixels. */
const THINNEST = 1;

/** The fields of a size, without those that are not set. */
export const sizeOf = <S extends Partial<Size>>({ width, height }: S): Pick<S, 'width' | 'height'> =>
  ({
    ...(width === undefined ? {} : { width }),
    ...(height === undefined ? {} : { height }),
  }) as Pick<S, 'width' | 'height'>;

/** True where width and height may change apart: nothing with letters, no line, and nothing that lies askew. */
export const canStretch = (objects: readonly DesignObject[]): boolean =>
  objects.every((object) => kindFor(object).resize === 'both' && object.rotation % 90 === 0);

/**
 * Gives several objects the places and sizes they have when the box around them takes another size, the point at fractions
 * `anchor` staying; inside `run`. Objects are as they were before. Texts and strokes grow with an even change. The box gets
 * no smaller than the first of them may become.
 */
export function scaleObjects(
  editor: Editor,
  objects: readonly DesignObject[],
  { box, to, anchor }: { readonly box: Box; readonly to: Size; readonly anchor: Point },
): void {
  const wanted = { x: to.width / box.width, y: to.height / box.height };
  const even = Math.abs(wanted.x - wanted.y) < 1e-9;
  const least = even ? leastEven(objects) : leastStretch(objects);
  const scale = { x: Math.max(wanted.x, least.x), y: Math.max(wanted.y, least.y) };
  const fixed = pointOfBox(box, anchor);
  for (const object of objects) {
    const patch = even ? scaled(editor, object, scale.x) : stretched(editor, object, scale);
    const size = { ...sizeOf(object), ...sizeOf(patch) };
    const middle = center(boxOf(object));
    const asked = { width: object.width * scale.x, height: object.height * scale.y };
    const shift = middleShift(object, asked, size);
    const x = fixed.x + (middle.x - fixed.x) * scale.x + shift.x - size.width / 2;
    const y = fixed.y + (middle.y - fixed.y) * scale.y + shift.y - size.height / 2;
    editor.patch(object.id, { ...patch, position: { ...object.position, x, y } });
  }
}

/** A thin side keeps a pixel while the other gets shorter: a group may hold hairlines. */
function scaled(editor: Editor, object: DesignObject, scale: number): Partial<DesignObject> {
  const side = (length: number): number => Math.max(length * scale, Math.min(length, THINNEST));
  const size = { width: side(object.width), height: side(object.height) };
  return scaledObject(object, scale, editor.resources.env, size);
}

/** An object turned by a quarter takes the page's width as its own height. */
function stretched(editor: Editor, object: DesignObject, { x, y }: Point): Partial<DesignObject> {
  const size = isQuarterTurned(object)
    ? { width: object.width * y, height: object.height * x }
    : { width: object.width * x, height: object.height * y };
  const how = { corner: false, anchor: ANCHOR };
  return { ...size, ...kindFor(object).resized(object, size, how, editor.resources.env) };
}

const isQuarterTurned = ({ rotation }: DesignObject): boolean =>
  Math.abs(Math.round(rotation / 90)) % 2 === 1;

/** What is smaller already only stays as it is. */
const leastOf = (sides: readonly number[]): number =>
  Math.max(0, ...sides.map((side) => Math.min(1, LEAST / side)));

function leastEven(objects: readonly DesignObject[]): Point {
  const sides = leastOf(objects.map(({ width, height }) => Math.max(width, height)));
  const letters = objects.map((object) => (isText(object) ? leastTextScale(object.text_details) : 0));
  const least = Math.max(sides, ...letters);
  return { x: least, y: least };
}

/** Each direction by itself. */
function leastStretch(objects: readonly DesignObject[]): Point {
  const across = objects.map((object) => (isQuarterTurned(object) ? object.height : object.width));
  const down = objects.map((object) => (isQuarterTurned(object) ? object.width : object.height));
  return { x: leastOf(across), y: leastOf(down) };
}
