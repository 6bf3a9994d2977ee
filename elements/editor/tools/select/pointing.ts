import type { ToolContext } from '../context.js';
import type { ToolPointer } from '../events.js';
import { canTransform } from '../selection-handles.js';
import type { ToolState } from '../state.js';
import { Brushing } from './brushing.js';
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
}

/** The pointer is down on an object, or inside the selection's box: a click or the start of a drag. */
export class PointingObject implements ToolState {
  readonly name = 'pointing';
  readonly #context: ToolContext;
  readonly #from: ToolPointer;
  readonly #hit: string;
  readonly #under: string | null;
  readonly #back: () => ToolState;
  #wasSelected = false;

  constructor(context: ToolContext, { pointer, hit, under }: Press, back: () => ToolState) {
    this.#context = context;
    this.#from = pointer;
    this.#hit = hit;
    this.#under = under;
    this.#back = back;
  }

  enter(): void {
    const { selection, surface } = this.#context.editor;
    this.#wasSelected = selection.has(this.#hit);
    if (this.#wasSelected) return;
    if (this.#from.shift) selection.toggle(this.#hit);
    else selection.set([this.#hit]);
    surface?.prepareDrag(selection.ids);
  }

  pointerMove(pointer: ToolPointer): ToolState | undefined {
    if (!isDrag(this.#from, pointer) || !canTransform(this.#context.editor)) return undefined;
    const dragging = new Translating(this.#context, this.#from, this.#back);
    return dragging;
  }

  /** A click on one of several selected leaves that one; with Shift it lets go of it. */
  pointerUp(): ToolState {
    const { selection } = this.#context.editor;
    if (this.#wasSelected && this.#from.shift) selection.toggle(this.#hit);
    else if (this.#under !== null && !selection.has(this.#under)) selection.set([this.#under]);
    else if (this.#wasSelected && selection.ids.length > 1 && !this.#from.touch) selection.set([this.#hit]);
    return this.#back();
  }

  cancel(): ToolState {
    return this.#back();
  }
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

  /** Selects the picture behind the page when there is one, and else nothing. */
  pointerUp(): ToolState {
    const { selection } = this.#context.editor;
    if (!this.#from.shift) selection.set(this.#background ? [this.#background] : []);
    return this.#back();
  }

  cancel(): ToolState {
    return this.#back();
  }
}
