import {
  addMark,
  brushWidthOf,
  currentMarkOf,
  type ActiveMarkTool,
} from '../../background-removal/mark-tools.js';
import { pictureFraction, strokeRadius, type Stroke } from '../../background-removal/mark-geometry.js';
import type { Point } from '../../../math/geometry.js';
import type { ToolContext } from '../context.js';
import type { ToolKey, ToolPointer } from '../events.js';
import type { ToolState } from '../state-machine.js';

/** CSS pixels between two points of a stroke: nearer ones make the design larger and nothing better. */
const STEP = 3;
/** As many as a stroke may hold (objects/schema.ts). */
const MOST_POINTS = 10_000;

/** The brush goes over the picture; let go, the subject is looked for anew. Escape takes the stroke back. */
export class DrawingStroke implements ToolState {
  readonly name = 'drawing-stroke';
  readonly #context: ToolContext;
  readonly #markTool: ActiveMarkTool;
  readonly #back: () => ToolState;
  readonly #points: Point[];
  readonly #radius: number;
  #last: Point;

  constructor(context: ToolContext, markTool: ActiveMarkTool, from: ToolPointer, back: () => ToolState) {
    this.#context = context;
    this.#markTool = markTool;
    this.#back = back;
    const { editor } = context;
    this.#radius = strokeRadius(
      markTool.view,
      brushWidthOf(editor).peek() / 2 / editor.viewport.scale.peek(),
    );
    this.#points = [pictureFraction(markTool.view, from.page)];
    this.#last = from.at;
  }

  get #stroke(): Stroke {
    return { keep: this.#markTool.tool === 'keep', radius: this.#radius, points: this.#points.slice() };
  }

  enter(): void {
    this.#context.view.cursor.value = 'none';
    this.#show();
  }

  pointerMove({ at, page }: ToolPointer): undefined {
    const near = Math.hypot(at.x - this.#last.x, at.y - this.#last.y) < STEP;
    if (near || this.#points.length >= MOST_POINTS) return;
    this.#last = at;
    this.#points.push(pictureFraction(this.#markTool.view, page));
    this.#show();
  }

  pointerUp(): ToolState {
    addMark(this.#context.editor, { stroke: this.#stroke });
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

  #show(): void {
    currentMarkOf(this.#context.editor).value = { stroke: this.#stroke };
  }
}
