import type { Rect } from '../../../math/geometry.js';
import type { ToolContext } from '../context.js';
import type { ToolPointer } from '../events.js';
import type { ToolState } from '../state.js';

/** A marquee is drawn; what it meets is selected, beside what was when Shift is held. */
export class Brushing implements ToolState {
  readonly name = 'brushing';
  readonly #context: ToolContext;
  readonly #from: ToolPointer;
  readonly #back: () => ToolState;
  readonly #before: readonly string[];

  constructor(context: ToolContext, from: ToolPointer, back: () => ToolState) {
    this.#context = context;
    this.#from = from;
    this.#back = back;
    this.#before = context.editor.selection.ids;
  }

  enter(): void {
    this.#context.view.hover.value = null;
    this.#context.view.cursor.value = 'crosshair';
  }

  pointerMove(pointer: ToolPointer): undefined {
    const { editor, view } = this.#context;
    const area = between(this.#from, pointer);
    const met = (editor.surface?.within(area) ?? []).filter((id) => editor.object(id)?.locked === false);
    view.marquee.value = area;
    editor.selection.set(this.#from.shift ? [...this.#before, ...met] : met);
  }

  pointerUp(): ToolState {
    return this.#back();
  }

  cancel(): ToolState {
    this.#context.editor.selection.set(this.#before, { deep: true });
    return this.#back();
  }

  exit(): void {
    this.#context.view.clear();
  }
}

const between = ({ page: a }: ToolPointer, { page: b }: ToolPointer): Rect => ({
  x: Math.min(a.x, b.x),
  y: Math.min(a.y, b.y),
  width: Math.abs(a.x - b.x),
  height: Math.abs(a.y - b.y),
});
