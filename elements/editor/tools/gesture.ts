import type { ToolContext } from './context.js';
import type { ToolState } from './state-machine.js';

/** What changes the design while the pointer is pressed, and is one step of the history: begun in `enter`, ended here. */
export abstract class Gesture<C extends ToolContext = ToolContext> implements ToolState {
  abstract readonly name: string;
  protected readonly context: C;
  /** The state to go back to. */
  protected readonly back: () => ToolState;

  constructor(context: C, back: () => ToolState) {
    this.context = context;
    this.back = back;
  }

  pointerUp(): ToolState {
    this.context.editor.history.commit();
    return this.back();
  }

  cancel(): ToolState {
    this.context.editor.history.cancel();
    return this.back();
  }

  exit(): void {
    this.context.view.clear();
  }
}
