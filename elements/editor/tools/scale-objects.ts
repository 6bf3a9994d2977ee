import { center, type Box, type Point, type Size } from '../../math/geometry.js';
import { kindFor, type DesignObject } from '../../objects/kinds.js';
import type { Editor } from '../editor.js';
import { boxOf } from '../selection.js';
import { pointOfBox } from './box-resize.js';

const ANCHOR: Point = { x: 0.5, y: 0.5 };

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
 * `anchor` staying; inside `run`. Objects are as they were before. Texts and strokes grow with an even change.
 */
export function scaleObjects(
  editor: Editor,
  objects: readonly DesignObject[],
  { box, to, anchor }: { readonly box: Box; readonly to: Size; readonly anchor: Point },
): void {
  const scale = { x: to.width / box.width, y: to.height / box.height };
  const even = Math.abs(scale.x - scale.y) < 1e-9;
  const fixed = pointOfBox(box, anchor);
  for (const object of objects) {
    const patch = even ? editor.resized(object, scale.x) : stretched(editor, object, scale);
    const size = { ...sizeOf(object), ...sizeOf(patch) };
    const middle = center(boxOf(object));
    const x = fixed.x + (middle.x - fixed.x) * scale.x - size.width / 2;
    const y = fixed.y + (middle.y - fixed.y) * scale.y - size.height / 2;
    editor.patch(object.id, { ...patch, position: { ...object.position, x, y } });
  }
}

/** An object turned by a quarter takes the page's width as its own height. */
function stretched(editor: Editor, object: DesignObject, { x, y }: Point): Partial<DesignObject> {
  const turned = Math.abs(Math.round(object.rotation / 90)) % 2 === 1;
  const size = { width: object.width * (turned ? y : x), height: object.height * (turned ? x : y) };
  const how = { corner: false, anchor: ANCHOR };
  return { ...size, ...kindFor(object).resized(object, size, how, editor.resources.env) };
}
