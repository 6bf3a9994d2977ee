import type { Point } from '../../../math/geometry.js';
import { kindOf } from '../../../objects/kinds.js';
import type { Editor } from '../../editor.js';
import { showDropTarget, pictureDragOf } from '../../pictures/picture-drag.js';
import { moveIntoSlot, swapSlots } from '../../pictures/fill-slot.js';
import { selectBox } from '../../pictures/selected-box.js';
import { slotAt } from '../../pictures/slot-at.js';
import { hasPicture, slotOf, type PictureSlot } from '../../pictures/slot.js';
import type { ToolPointer } from '../events.js';

/** A frame held this long over another, ms, changes pictures with it; less is a frame being moved. */
const REST = 500;
/** CSS pixels a resting pointer may wander. */
const STILL = 4;

/**
 * What becomes of a dragged photo over a frame or a grid: it goes in at once. A dragged frame changes pictures with the
 * one it is held over. Ctrl lets both go past.
 */
export class SlotDrop {
  readonly #editor: Editor;
  readonly #id: string | null;
  readonly #swaps: boolean;
  #resting: ReturnType<typeof setTimeout> | undefined;
  #from: { readonly at: Point; readonly slot: PictureSlot } | null = null;

  /** Answers for one photo or filled frame; for anything else it does nothing. */
  constructor(editor: Editor, ids: readonly string[]) {
    this.#editor = editor;
    const object = ids.length === 1 ? editor.object(ids[0]!) : undefined;
    const kind = object && kindOf(object);
    const slot = slotOf(object, null);
    this.#swaps = kind === 'frame';
    this.#id = slot && hasPicture(slot) && (kind === 'image' || this.#swaps) ? slot.object.id : null;
  }

  follow({ page, at, mod }: ToolPointer): void {
    const id = this.#id;
    if (id === null) return;
    const slot = mod ? null : slotAt(this.#editor, page, { dragged: id });
    if (!this.#swaps) return showDropTarget(this.#editor, slot);
    if (slot && this.#rests(at, slot)) return;
    this.clear();
    if (!slot) return;
    this.#from = { at, slot };
    this.#resting = setTimeout(() => showDropTarget(this.#editor, slot), REST);
  }

  /** Puts the picture where it shows; true when it went somewhere. The gesture's step is still open. */
  drop(): boolean {
    const target = pictureDragOf(this.#editor).target.peek();
    const id = this.#id;
    this.clear();
    if (!target || id === null) return false;
    const editor = this.#editor;
    if (this.#swaps) {
      editor.history.cancel();
      swapSlots(editor, { id, box: null }, target);
    } else moveIntoSlot(editor, id, target);
    selectBox(editor, target.id, target.box);
    return true;
  }

  clear(): void {
    clearTimeout(this.#resting);
    this.#from = null;
    showDropTarget(this.#editor, null);
  }

  #rests(at: Point, { id, box }: PictureSlot): boolean {
    const from = this.#from;
    if (!from || from.slot.id !== id || from.slot.box !== box) return false;
    // once it shows, it stays as long as the pointer is over it
    if (pictureDragOf(this.#editor).target.peek()) return true;
    return Math.hypot(at.x - from.at.x, at.y - from.at.y) <= STILL;
  }
}
