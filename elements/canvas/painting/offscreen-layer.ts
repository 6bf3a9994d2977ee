import type { Editor } from '../../editor/editor.js';
import type { Size } from '../../math/geometry.js';
import type { Matrix } from '../../math/matrix.js';
import { beginFreePass, beginPass, endPass, paintItems, wholeCanvas, type Pass } from './page-painter.js';
import type { Paintable } from '../scene/paintable.js';

/** So many items are painted between looks at the clock; the pixels are forced out there, or time would not tell. */
const ITEMS_PER_LOOK = 6;

/** Items being painted on a canvas of their own, some at a time. `end` it when it is not needed any more. */
export class OffscreenLayer {
  readonly pass: Pass;
  readonly #items: readonly Paintable[];
  #done = 0;

  /**
   * Begins with an empty canvas of this size; the context is from `newContext`. With an editor, only its page is painted on,
   * else also what lies beside it.
   */
  constructor(
    context: CanvasRenderingContext2D,
    items: readonly Paintable[],
    { editor, view, size }: { readonly editor: Editor | null; readonly view: Matrix; readonly size: Size },
  ) {
    const { canvas } = context;
    const { width, height } = size;
    if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
    this.pass = { context, view, area: wholeCanvas(context) };
    this.#items = items;
    if (editor) beginPass(this.pass, editor);
    else beginFreePass(this.pass);
  }

  get canvas(): HTMLCanvasElement {
    return this.pass.context.canvas;
  }

  /** Paints on until this time, of `performance.now()`; true when nothing is left to paint. */
  advance(until: number): boolean {
    while (this.#done < this.#items.length) {
      paintItems(this.pass, this.#items.slice(this.#done, this.#done + ITEMS_PER_LOOK));
      this.#done += ITEMS_PER_LOOK;
      this.pass.context.getImageData(0, 0, 1, 1);
      if (performance.now() >= until) break;
    }
    return this.#done >= this.#items.length;
  }

  end(): void {
    endPass(this.pass);
  }
}

/** Kept in main memory: forcing pixels out after each slice would be slow from a graphics card. */
export const newContext = (): CanvasRenderingContext2D =>
  document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
