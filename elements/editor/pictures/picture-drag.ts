import { signal, type Signal } from '@preact/signals-core';
import type { Point } from '../../math/geometry.js';
import type { Editor } from '../editor.js';
import type { PictureSlot } from './slot.js';

/** What shows while a picture is on its way to a slot. View state. */
export interface PictureDrag {
  /** The slot that takes the picture when it is let go now. */
  readonly target: Signal<PictureSlot | null>;
  /** The slot whose picture hangs at the pointer, CSS pixels of the canvas. */
  readonly picture: Signal<{ readonly slot: PictureSlot; readonly at: Point } | null>;
}

const drags = new WeakMap<Editor, PictureDrag>();

export function pictureDragOf(editor: Editor): PictureDrag {
  let drag = drags.get(editor);
  if (!drag) drags.set(editor, (drag = { target: signal(null), picture: signal(null) }));
  return drag;
}

/** Shows the slot as the one that would take the picture; an equal one draws nothing anew. */
export function showDropTarget(editor: Editor, slot: PictureSlot | null): void {
  const { target } = pictureDragOf(editor);
  const now = target.peek();
  if (now?.id !== slot?.id || now?.box !== slot?.box) target.value = slot;
}
