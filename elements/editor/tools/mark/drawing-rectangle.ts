import { addMark, currentMarkOf, type ActiveMarkTool } from '../../background-removal/mark-tools.js';
import { pictureFraction, rectangleBetween } from '../../background-removal/mark-geometry.js';
import type { Point, Rect } from '../../../math/geometry.js';
import type { ToolContext } from '../context.js';
import type { ToolKey, ToolPointer } from '../events.js';
import type { ToolState } from '../state-machine.js';

/** A rectangle is drawn around the subject, along the picture's own sides. One too small to be meant does nothing. */
export class DrawingRectangle implements ToolState {
  readonly name = 'drawing-rectangle';
  readonly #context: ToolContext;
  readonly #markTool: ActiveMarkTool;
  readonly #back: () => ToolState;
  readonly #from: Point;
  #rectangle: Rect | null = null;

  constructor(context: ToolContext, markTool: ActiveMarkTool, from: ToolPointer, back: () => ToolState) {
    this.#context = context;
    this.#markTool = markTool;
    this.#back = back;
    this.#from = pictureFraction(markTool.view, from.page);
  }

  enter(): void {
    this.#context.view.cursor.value = 'crosshair';
  }

  pointerMove({ page }: ToolPointer): undefined {
    this.#rectangle = rectangleBetween(this.#from, pictureFraction(this.#markTool.view, page));
    currentMarkOf(this.#context.editor).value = this.#rectangle && { rectangle: this.#rectangle };
  }

  pointerUp(): ToolState {
    if (this.#rectangle) addMark(this.#context.editor, { rectangle: this.#rectangle });
    return this.#back();
  }

  /** Undo takes back what is being done; other keys wait. */
  keyDown({ key, mod }: ToolKey): ToolState {
    return mod && key.toLowerCase() === 'z' ? this.#back() : this;
  }

  cancel(): ToolState {
    return this.#back();
  }

  exit(): void {
    currentMarkOf(this.#context.editor).value = null;
  }
}
