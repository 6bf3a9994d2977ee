import type { Cropping } from '../../cropping/cropping.js';
import { t } from '../../cropping/strings.js';
import type { ToolContext } from '../context.js';
import type { ToolPointer } from '../events.js';
import { Gesture } from '../gesture.js';
import type { ToolState } from '../state-machine.js';

/** What states of the crop mode work on. */
export interface CropContext extends ToolContext {
  readonly cropping: Cropping;
}

/** A press that changes the crop until it is let go: one step inside the mode. */
export abstract class CropGesture extends Gesture<CropContext> {
  readonly #cursor: string;

  constructor(context: CropContext, back: () => ToolState, cursor: string) {
    super(context, back);
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
}
