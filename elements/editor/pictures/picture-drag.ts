import { signal, type Signal } from '@preact/signals-core';
import type { Point } from '../../math/geometry.js';
import type { Editor } from '../editor.js';
import type { PictureSlot } from './slot.js';

/** What shows while a picture is on its way to a slot. View state. */
export interface Carrying {
  /** The slot that takes the picture when it is let go now. */
  readonly target: Signal<PictureSlot | null>;
  /** The slot whose picture hangs at the pointer, CSS pixels of the canvas. */
  readonly picture: Signal<{ readonly slot: PictureSlot; readonly at: Point } | null>;
}

const carryings = new WeakMap<Editor, Carrying>();

export function carryingOf(editor: Editor): Carrying {
  let carrying = carryings.get(editor);
  if (!carrying) carryings.set(editor, (carrying = { target: signal(null), picture: signal(null) }));
  return carrying;
}

/** Shows the slot as the one that would take the picture; an equal one draws nothing anew. */
export function showTarget(editor: Editor, slot: PictureSlot | null): void {
  const { target } = carryingOf(editor);
  const now = target.peek();
  if (now?.id !== slot?.id || now?.box !== slot?.box) target.value = slot;
}
