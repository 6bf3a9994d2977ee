import type { DesignObject } from '../../objects/kinds.js';
import type { Resource } from '../../ports/assets.js';
import type { Editor } from '../editor.js';
import { fillSlot } from './fill-slot.js';
import { selectBox, selectedBoxOf } from './selected-box.js';
import { hasPicture, isGrid, isPictured, slotOf, type PictureSlot } from './slot.js';

/** The selected object when its picture, or that of one of its boxes, can be exchanged. */
export function replaceable(editor: Editor): DesignObject | null {
  const { objects, locked } = editor.selection;
  const [only, ...others] = objects.value;
  if (!only || others.length > 0 || locked.value) return null;
  return isGrid(only) || isPictured(only) ? only : null;
}

/** Where another picture of an object goes: in a grid the selected box, or else its first empty one. */
function slotFor(editor: Editor, id: string): PictureSlot | null {
  const object = editor.object(id);
  if (!isGrid(object)) return slotOf(object, null) && { id, box: null };
  const chosen = editor.selection.has(id) ? selectedBoxOf(editor).peek() : null;
  return { id, box: chosen ?? Math.max(0, nextEmpty(editor, id, 0)) };
}

/** Index of the first box without a picture from a place on, around the end; -1 when all have one. */
function nextEmpty(editor: Editor, id: string, from: number): number {
  const object = editor.object(id);
  if (!isGrid(object)) return -1;
  const { boxes } = object.grid_details;
  const order = boxes.map((_, i) => (from + i) % boxes.length);
  return order.find((i) => !boxes[i]!.image) ?? -1;
}

/** Puts another picture into the object's box, covering it; place, size, flips and frame stay. */
export async function replaceImage(editor: Editor, id: string, picture: Resource): Promise<void> {
  const slot = slotFor(editor, id);
  if (slot) await fillSlot(editor, slot, picture);
}

/** The selected frame or grid while it has room for a picture: what a press on a thumbnail fills. */
export function emptySlot(editor: Editor): PictureSlot | null {
  const object = replaceable(editor);
  if (!object) return null;
  const slot = slotFor(editor, object.id);
  const filled = slot && slotOf(object, slot.box);
  return filled && !hasPicture(filled) ? slot : null;
}

/** Fills an empty slot and goes on to the grid's next one, so that a grid is filled by one press after another. */
export async function fillEmpty(editor: Editor, slot: PictureSlot, picture: Resource): Promise<void> {
  await fillSlot(editor, slot, picture);
  if (slot.box === null || !editor.selection.has(slot.id)) return;
  const next = nextEmpty(editor, slot.id, slot.box + 1);
  selectBox(editor, slot.id, next < 0 ? slot.box : next);
}
