import { t } from '../../cropping/strings.js';
import type { ToolPointer } from '../events.js';
import type { ToolState } from '../state.js';
import type { CropContext } from './cropping.js';

/** A press that changes the crop until it is let go: one step inside the mode. */
export abstract class CropGesture implements ToolState {
  abstract readonly name: string;
  protected readonly context: CropContext;
  readonly #back: () => ToolState;
  readonly #cursor: string;

  constructor(context: CropContext, back: () => ToolState, cursor: string) {
    this.context = context;
    this.#back = back;
    this.#cursor = cursor;
  }

  protected abstract move(pointer: ToolPointer): void;

  enter(): void {
    const { editor, view } = this.context;
    editor.history.begin(t('crop'));
    view.transforming.value = true;
    view.cursor.value = this.#cursor;
  }

  pointerMove(pointer: ToolPointer): ToolState | undefined {
    // the picture may have been taken away from under the pointer
    if (!this.context.cropping.view) return this.pointerUp();
    this.move(pointer);
    return undefined;
  }

  pointerUp(): ToolState {
    this.context.editor.history.commit();
    return this.#back();
  }

  cancel(): ToolState {
    this.context.editor.history.cancel();
    return this.#back();
  }

  exit(): void {
    this.context.view.clear();
  }
}
