import { startCrop } from '../../cropping/session.js';
import type { Editor } from '../../editor.js';
import { offsetAt } from '../gradient/gradient-parts.js';
import { goToBox } from '../keyboard/grid-keys.js';
import { selectedGrid } from '../../pictures/grid-style.js';
import { selectBox, selectedBoxOf } from '../../pictures/selected-box.js';
import { isText } from '../../styling/text-style.js';
import { editText } from '../../text-editing/session.js';
import { boxUnder, type PictureSlot } from '../../pictures/slot.js';
import type { Point } from '../../../math/geometry.js';
import type { ToolContext } from '../context.js';
import type { ToolPointer } from '../events.js';
import { canTransform } from '../../transform/selection-handles.js';
import type { ToolState } from '../state-machine.js';
import { Brushing } from './brushing.js';
import { DraggingPicture } from './dragging-picture.js';
import { putCaret } from './selecting-text.js';
import { unitAt } from './selection-depth.js';
import { Translating } from './translating.js';

/** CSS pixels a pressed pointer may wander and still be a click. */
const CLICK_REACH = 3;
const TOUCH_REACH = 8;

export const isDrag = (from: ToolPointer, to: ToolPointer): boolean =>
  Math.hypot(to.at.x - from.at.x, to.at.y - from.at.y) > (from.touch ? TOUCH_REACH : CLICK_REACH);

/** A press on the page. */
export interface Press {
  readonly pointer: ToolPointer;
  /** What a drag would move. */
  readonly hit: string;
  /** What has ink there, which a click selects; null when only a selected object's box is there. */
  readonly under: string | null;
  /** What a double click does: it is one only when the second press is let go without a drag. */
  readonly goInto?: (() => void) | undefined;
}

/**
 * The pointer is down on an object, or inside the selection's box: a click or the start of a drag. With Ctrl a click takes
 * an object out of its group, and a further one what lies under it.
 */
export class PointingObject implements ToolState {
  readonly name = 'pointing';
  readonly #context: ToolContext;
  readonly #from: ToolPointer;
  readonly #hit: string;
  readonly #under: string | null;
  readonly #goInto: (() => void) | undefined;
  readonly #back: () => ToolState;
  readonly #before: readonly string[];
  #wasSelected = false;

  constructor(context: ToolContext, { pointer, hit, under, goInto }: Press, back: () => ToolState) {
    this.#context = context;
    this.#from = pointer;
    this.#hit = hit;
    this.#under = under;
    this.#goInto = goInto;
    this.#back = back;
    this.#before = context.editor.selection.ids;
  }

  enter(): void {
    const { selection, surface } = this.#context.editor;
    this.#wasSelected = selection.has(this.#hit);
    if (this.#wasSelected) return;
    if (this.#from.shift) this.#toggle();
    else this.#select(this.#unit(this.#hit));
    surface?.prepareDrag(selection.ids);
  }

  /** What is locked stays where it is, so that a marquee can be drawn from it on as from the bare page. */
  pointerMove(pointer: ToolPointer): ToolState | undefined {
    if (!isDrag(this.#from, pointer)) return undefined;
    if (this.#context.editor.object(this.#hit)?.locked) return this.#brush();
    if (!canTransform(this.#context.editor)) return undefined;
    const picture = pictureInBox(this.#context.editor, this.#from.page);
    if (picture) return new DraggingPicture(this.#context, picture, this.#back);
    return new Translating(this.#context, this.#from, this.#back);
  }

  /** A click on one of several selected leaves that one, with Shift it lets go of it; on a text alone it shows the caret. */
  pointerUp(): ToolState {
    const { selection } = this.#context.editor;
    const several = selection.ids.length > 1;
    if (this.#goInto) this.#goInto();
    else if (this.#wasSelected && this.#from.shift) this.#toggle();
    else if (this.#wasSelected && this.#from.mod) this.#select([this.#nextUnder()]);
    else if (this.#under !== null && !selection.has(this.#under)) this.#select(this.#unit(this.#under));
    else if (this.#wasSelected && several && !this.#from.touch) this.#select(this.#unit(this.#hit));
    else if (this.#wasSelected && !this.#editWords()) goIntoBox(this.#context.editor, this.#from.page);
    return this.#back();
  }

  /** False when the press was not on a text that was selected alone, or on the line of its gradient. */
  #editWords(): boolean {
    const { editor } = this.#context;
    if (offsetAt(editor, this.#from.at) !== null) return false;
    const object = editor.object(this.#hit);
    if (!object || !isText(object) || this.#under !== this.#hit || !editText(editor, this.#hit)) return false;
    putCaret(editor, this.#from.page);
    return true;
  }

  /** Given up, by Escape or a second finger: nothing was clicked. */
  cancel(): ToolState {
    const { selection } = this.#context.editor;
    if (!this.#wasSelected) selection.set(this.#before, { deep: true });
    return this.#back();
  }

  /** The press selected nothing then: what was selected is what Shift adds to and Escape goes back to. */
  #brush(): ToolState {
    this.#select(this.#before);
    return new Brushing(this.#context, this.#from, this.#back);
  }

  #select(ids: readonly string[]): void {
    this.#context.editor.selection.set(ids, { deep: true });
  }

  #unit(id: string): readonly string[] {
    return this.#from.mod ? [id] : unitAt(this.#context.editor, id);
  }

  #toggle(): void {
    const { ids } = this.#context.editor.selection;
    const unit = this.#unit(this.#hit);
    const rest = ids.filter((id) => !unit.includes(id));
    this.#select(this.#wasSelected ? rest : [...rest, ...unit]);
  }

  /** The topmost object there, or below the one that is selected alone the next, and after the last the topmost again. */
  #nextUnder(): string {
    const { selection, surface } = this.#context.editor;
    const stack = surface?.hitTestAll(this.#from.page) ?? [];
    const [only, ...others] = selection.ids;
    const at = others.length === 0 ? stack.indexOf(only ?? '') : -1;
    return stack[(at + 1) % Math.max(1, stack.length)] ?? this.#hit;
  }
}

/** A click on a grid that is selected selects the box under it, or the grid again between boxes. */
export function goIntoBox(editor: Editor, page: Point): boolean {
  const grid = selectedGrid(editor);
  if (!grid || grid.locked) return false;
  const box = boxUnder(grid, page);
  if (box === null) selectBox(editor, grid.id, null);
  else goToBox(editor, grid, box);
  return true;
}

/** The selected box when its picture is under the pointer. */
function pictureInBox(editor: Editor, page: Point): PictureSlot | null {
  const grid = selectedGrid(editor);
  const box = selectedBoxOf(editor).peek();
  if (!grid || box === null || boxUnder(grid, page) !== box) return null;
  return grid.grid_details.boxes[box]?.image ? { id: grid.id, box } : null;
}

/** The pointer is down on the desk or the bare page: a click, or the start of a marquee. */
export class PointingGround implements ToolState {
  readonly name = 'pointing';
  readonly #context: ToolContext;
  readonly #from: ToolPointer;
  readonly #background: string | null;
  readonly #back: () => ToolState;

  constructor(context: ToolContext, from: ToolPointer, background: string | null, back: () => ToolState) {
    this.#context = context;
    this.#from = from;
    this.#background = background;
    this.#back = back;
  }

  pointerMove(pointer: ToolPointer): ToolState | undefined {
    return isDrag(this.#from, pointer) ? new Brushing(this.#context, this.#from, this.#back) : undefined;
  }

  /** Selects the picture behind the page when there is one, and else nothing; a double click crops that picture. */
  pointerUp(): ToolState {
    const { editor } = this.#context;
    const { selection } = editor;
    const twice = this.#from.clicks === 2 && !this.#from.shift;
    if (twice && this.#background && startCrop(editor, { id: this.#background, box: null }))
      return this.#back();
    if (!this.#from.shift) selection.set(this.#background ? [this.#background] : []);
    return this.#back();
  }

  cancel(): ToolState {
    return this.#back();
  }
}
