import type { Editor } from '../../editor/editor.js';
import { bleedOf } from '../../editor/pages/bleed.js';
import { invert, multiply, type Matrix } from '../../math/matrix.js';
import { sheetRect } from './device-rect.js';

/** What a canvas showed, moved and scaled while the view moves: quick, whatever is on the page, and a little soft. */
export class ViewSnapshot {
  readonly #editor: Editor;
  /** The canvas as it was, and the view it was painted for. */
  #kept: { readonly canvas: HTMLCanvasElement; readonly view: Matrix } | null = null;

  constructor(editor: Editor) {
    this.#editor = editor;
  }

  /** What is kept is not how the page looks any more: the canvas itself is taken the next time. */
  forget(): void {
    this.#kept = null;
  }

  /** Shows on a canvas that is painted for one view how the page lies in another. */
  paint(context: CanvasRenderingContext2D, from: Matrix, to: Matrix): void {
    const { canvas, view } = (this.#kept ??= { canvas: copyOf(context.canvas), view: from });
    const page = sheetRect(this.#editor.size, bleedOf(this.#editor), to);
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, context.canvas.width, context.canvas.height);
    const color = this.#editor.pageRecord().page.background_color;
    if (color) context.fillStyle = color;
    // places that were out of sight show the page's color until then
    if (color) context.fillRect(page.x, page.y, page.width, page.height);
    context.setTransform(...multiply(to, invert(view)));
    context.imageSmoothingQuality = 'low';
    context.drawImage(canvas, 0, 0);
    context.setTransform(1, 0, 0, 1, 0, 0);
  }
}

function copyOf(canvas: HTMLCanvasElement): HTMLCanvasElement {
  const copy = document.createElement('canvas');
  copy.width = canvas.width;
  copy.height = canvas.height;
  copy.getContext('2d')!.drawImage(canvas, 0, 0);
  return copy;
}
