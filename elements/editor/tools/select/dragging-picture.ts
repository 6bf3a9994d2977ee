import { pictureDragOf, showDropTarget } from '../../pictures/picture-drag.js';
import { swapSlots } from '../../pictures/fill-slot.js';
import { selectBox } from '../../pictures/selected-box.js';
import { slotAt } from '../../pictures/slot-at.js';
import type { PictureSlot } from '../../pictures/slot.js';
import type { ToolContext } from '../context.js';
import type { ToolPointer } from '../events.js';
import type { ToolState } from '../state-machine.js';

/** The picture of a grid's box hangs at the pointer; let go over another box or frame, the two change pictures. */
export class DraggingPicture implements ToolState {
  readonly name = 'dragging-picture';
  readonly #context: ToolContext;
  readonly #from: PictureSlot;
  readonly #back: () => ToolState;

  constructor(context: ToolContext, from: PictureSlot, back: () => ToolState) {
    this.#context = context;
    this.#from = from;
    this.#back = back;
  }

  enter(): void {
    this.#context.view.cursor.value = 'grabbing';
    this.#context.view.hover.value = null;
    this.#context.view.transforming.value = true;
  }

  pointerMove({ page, at }: ToolPointer): undefined {
    const { editor } = this.#context;
    const { id, box } = this.#from;
    const slot = slotAt(editor, page);
    const own = slot?.id === id && slot.box === box;
    showDropTarget(editor, own ? null : slot);
    pictureDragOf(editor).picture.value = { slot: this.#from, at };
  }

  /** Beside every slot the picture goes back to where it was. */
  pointerUp(): ToolState {
    const { editor } = this.#context;
    const target = pictureDragOf(editor).target.peek();
    if (target) {
      swapSlots(editor, this.#from, target);
      selectBox(editor, target.id, target.box);
    }
    return this.#back();
  }

  cancel(): ToolState {
    return this.#back();
  }

  exit(): void {
    const { editor } = this.#context;
    showDropTarget(editor, null);
    pictureDragOf(editor).picture.value = null;
    this.#context.view.clear();
  }
}
