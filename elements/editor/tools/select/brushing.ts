import { boxInside, boxMeets, type Rect } from '../../../math/geometry.js';
import { boxOf } from '../../../objects/object-bounds.js';
import type { ToolContext } from '../context.js';
import type { ToolPointer } from '../events.js';
import type { ToolState } from '../state-machine.js';

/**
 * A marquee is drawn; what it touches is selected, with Alt only what lies wholly in it, beside what was when Shift is
 * held. Ctrl takes members out of their groups.
 */
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
    view.marquee.value = area;
    const met = this.#met(area, pointer);
    editor.selection.set(pointer.shift ? [...this.#before, ...met] : met, { deep: true });
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

  /** Locked and hidden objects are left out; a group is taken as a whole. */
  #met(area: Rect, { alt, mod }: ToolPointer): readonly string[] {
    const { editor } = this.#context;
    const near = editor.surface?.within(area) ?? [];
    const isMet = (id: string): boolean => {
      const object = editor.object(id);
      if (!object || object.locked || object.hidden) return false;
      return alt ? boxInside(boxOf(object), area) : boxMeets(boxOf(object), area);
    };
    const met = near.filter(isMet);
    if (mod) return met;
    const whole = new Set(met);
    const groups = met.map((id) => editor.selection.withGroup(id));
    return groups.filter((members) => !alt || members.every((id) => whole.has(id))).flat();
  }
}

const between = ({ page: a }: ToolPointer, { page: b }: ToolPointer): Rect => ({
  x: Math.min(a.x, b.x),
  y: Math.min(a.y, b.y),
  width: Math.abs(a.x - b.x),
  height: Math.abs(a.y - b.y),
});
