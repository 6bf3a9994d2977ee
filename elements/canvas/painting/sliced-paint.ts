import type { Editor } from '../../editor/editor.js';
import type { Size } from '../../math/geometry.js';
import type { Matrix } from '../../math/matrix.js';
import { OffscreenLayer, newContext } from './offscreen-layer.js';
import { paintPageColor } from './page-painter.js';
import type { Paintable } from '../scene/paintable.js';

/** Time one slice may take, milliseconds: what else a frame has to do fits beside it. */
const SLICE = 7;

/** The whole page painted aside, a slice at a time, and handed over when it is ready: no frame has to wait for it. */
export class SlicedPaint {
  readonly #editor: Editor;
  #context: CanvasRenderingContext2D | null = null;
  #layer: OffscreenLayer | null = null;
  #next: ReturnType<typeof setTimeout> | undefined;

  constructor(editor: Editor) {
    this.#editor = editor;
  }

  get underWay(): boolean {
    return this.#layer !== null;
  }

  /** Begins; what was begun before is forgotten. Small pages are ready before this returns. */
  start(
    items: readonly Paintable[],
    view: Matrix,
    size: Size,
    ready: (picture: HTMLCanvasElement) => void,
  ): void {
    this.cancel();
    this.#layer = new OffscreenLayer((this.#context ??= newContext()), items, {
      editor: this.#editor,
      view,
      size,
    });
    paintPageColor(this.#layer.pass, this.#editor);
    this.#advance(ready);
  }

  cancel(): void {
    clearTimeout(this.#next);
    this.#layer?.end();
    this.#layer = null;
  }

  /** Frees the canvas too. */
  dispose(): void {
    this.cancel();
    if (this.#context) this.#context.canvas.width = this.#context.canvas.height = 0;
    this.#context = null;
  }

  /** Between two slices whoever waits has a turn: pointers, keys and frames go before timers. */
  #advance(ready: (picture: HTMLCanvasElement) => void): void {
    const layer = this.#layer!;
    if (!layer.advance(performance.now() + SLICE)) {
      this.#next = setTimeout(() => this.#advance(ready));
      return;
    }
    ready(layer.canvas);
    // so large a canvas is not kept for the next time
    this.dispose();
  }
}
