import type { ToolContext } from '../context.js';
import type { ToolPointer } from '../events.js';
import type { ToolState } from '../state-machine.js';

/** The page follows the pointer over the desk. */
export class Panning implements ToolState {
  readonly name = 'panning';
  readonly #context: ToolContext;
  readonly #back: () => ToolState;
  #last: ToolPointer;

  constructor(context: ToolContext, from: ToolPointer, back: () => ToolState) {
    this.#context = context;
    this.#last = from;
    this.#back = back;
  }

  enter(): void {
    this.#context.view.hover.value = null;
    this.#context.view.cursor.value = 'grabbing';
  }

  pointerMove(pointer: ToolPointer): undefined {
    this.#context.editor.viewport.panBy({
      x: pointer.at.x - this.#last.at.x,
      y: pointer.at.y - this.#last.at.y,
    });
    this.#last = pointer;
  }

  pointerUp(): ToolState {
    return this.#back();
  }

  cancel(): ToolState {
    return this.#back();
  }
}
