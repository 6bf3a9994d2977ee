import { center, normalizeDegrees, type Box, type Point, type Size } from '../../math/geometry.js';
import { kindFor, type DesignObject } from '../../objects/kinds.js';
import type { Editor } from '../editor.js';
import { boxOf } from '../../objects/object-bounds.js';
import { anchorOf, placedAt, topAnchorOf } from './box-resize.js';
import { turnedAbout } from './rotation.js';
import { scaleObjects } from './scale-objects.js';

/** Smallest side the keyboard can reach, page pixels. */
const LEAST = 4;
const TOP_LEFT: Point = { x: 0, y: 0 };

/** Makes the selection wider and taller by page pixels, its top left corner staying; inside `run`. */
export function growSelection(editor: Editor, by: Point): void {
  const { objects, box } = editor.selection;
  const [only, ...others] = objects.peek();
  if (only && others.length === 0) growOne(editor, only, by);
  else if (box.peek()) scaleAll(editor, objects.peek(), box.peek()!, by);
}

/** A text's letters grow with its height; a line has only a length. */
function growOne(editor: Editor, object: DesignObject, by: Point): void {
  const kind = kindFor(object);
  if (kind.resize === 'line' && by.x === 0) return;
  const corner = kind.resize === 'width' && by.y !== 0;
  const height = Math.max(LEAST, object.height + by.y);
  const size = corner
    ? { width: (object.width * height) / object.height, height }
    : {
        width: Math.max(LEAST, object.width + by.x),
        height: kind.resize === 'line' ? object.height : height,
      };
  const pulled = { x: by.x === 0 ? 0 : 1, y: by.y === 0 ? 0 : 1 } as const;
  const stays = kind.resize === 'width' ? topAnchorOf : anchorOf;
  const anchor = corner ? TOP_LEFT : stays(pulled, false);
  resizeObject(editor, object, size, { corner, anchor });
}

/** Gives an object the size that its kind makes of one, the point at fractions `anchor` staying; inside `run`. */
export function resizeObject(
  editor: Editor,
  object: DesignObject,
  size: Size,
  how: { readonly corner: boolean; readonly anchor: Point },
): void {
  const patch = { ...size, ...kindFor(object).resized(object, size, how, editor.resources.env) };
  place(editor, object, patch, placedAt(boxOf(object), patch as Size, how.anchor));
}

/** Several objects grow as one and keep their proportions. */
function scaleAll(editor: Editor, objects: readonly DesignObject[], box: Box, by: Point): void {
  const along = by.x === 0 ? box.height : box.width;
  if (along <= 0) return;
  const scale = Math.max(LEAST / Math.max(box.width, box.height), (along + by.x + by.y) / along);
  const to = { width: box.width * scale, height: box.height * scale };
  scaleObjects(editor, objects, { box, to, anchor: TOP_LEFT });
}

/** Moves the selection by page pixels; inside `run`. */
export function moveSelection(editor: Editor, by: Point): void {
  for (const object of editor.selection.objects.peek()) {
    const { x, y } = object.position;
    place(editor, object, {}, { x: x + by.x, y: y + by.y });
  }
}

/** Turns the selection about its middle, degrees clockwise; inside `run`. */
export function turnSelection(editor: Editor, by: number): void {
  const box = editor.selection.box.peek();
  if (!box) return;
  for (const object of editor.selection.objects.peek()) {
    const turned = turnedAbout(boxOf(object), center(box), by);
    // whole hundredths, so that sixty presses of one degree are sixty degrees
    const rotation = normalizeDegrees(Math.round(turned.rotation * 100) / 100);
    place(editor, object, { rotation } as Partial<DesignObject>, turned);
  }
}

const place = (editor: Editor, object: DesignObject, patch: Partial<DesignObject>, { x, y }: Point): void =>
  editor.patch(object.id, { ...patch, position: { ...object.position, x, y } } as Partial<DesignObject>);
