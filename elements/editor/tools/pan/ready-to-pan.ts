import type { ToolContext } from '../context.js';
import type { ToolPointer } from '../events.js';
import type { ToolState } from '../state-machine.js';
import { Panning } from './panning.js';

/** The space bar is down, or the canvas only shows: pressing takes hold of the page. */
export class ReadyToPan implements ToolState {
  readonly name = 'ready-to-pan';
  readonly #context: ToolContext;

  constructor(context: ToolContext) {
    this.#context = context;
  }

  enter(): void {
    this.#context.view.hover.value = null;
    this.#context.view.cursor.value = 'grab';
  }

  pointerDown(pointer: ToolPointer): ToolState | undefined {
    return pointer.button <= 1 ? new Panning(this.#context, pointer, () => this) : undefined;
  }
}
