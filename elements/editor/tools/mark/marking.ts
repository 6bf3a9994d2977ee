import {
  activeMarkToolOf,
  setBrushWidth,
  brushWidthOf,
  chooseMarkTool,
  type ActiveMarkTool,
} from '../../background-removal/mark-tools.js';
import { invert, transformPoint } from '../../../math/matrix.js';
import type { Point } from '../../../math/geometry.js';
import { framePlace } from '../../pictures/slot.js';
import type { ToolContext } from '../context.js';
import type { ToolKey, ToolPointer } from '../events.js';
import type { ToolState } from '../state-machine.js';
import { DrawingRectangle } from './drawing-rectangle.js';
import { DrawingStroke } from './drawing-stroke.js';

/** The bracket keys make the brush so much narrower or wider. */
const BRUSH_KEYS: Readonly<Record<string, number>> = { '[': 1 / 1.2, ']': 1.2 };

/** A brush or the rectangle is in hand, over the picture whose subject is marked, and nothing is pressed. */
export class MarkingIdle implements ToolState {
  readonly name = 'marking';
  readonly #context: ToolContext;

  constructor(context: ToolContext) {
    this.#context = context;
  }

  enter(): void {
    this.#context.view.hover.value = null;
  }

  exit(): void {
    this.#context.view.cursor.value = 'default';
  }

  pointerMove({ page }: ToolPointer): undefined {
    const { editor, view } = this.#context;
    const markTool = activeMarkToolOf(editor).peek();
    view.hover.value = null;
    view.cursor.value = markTool && reaches(this.#context, markTool, page) ? cursorOf(markTool) : 'default';
  }

  /** A press beside the picture goes to what lies there; with the selection the tool is put away. */
  pointerDown(pointer: ToolPointer): ToolState | undefined {
    const { editor } = this.#context;
    const markTool = activeMarkToolOf(editor).peek();
    if (pointer.button !== 0 || !markTool) return undefined;
    if (reaches(this.#context, markTool, pointer.page)) return this.#draw(markTool, pointer);
    const hit = editor.surface?.hitTest(pointer.page);
    if (hit) editor.selection.set([hit]);
    else editor.selection.clear();
    return undefined;
  }

  /** Brackets change the brush. */
  keyDown({ key, mod, alt }: ToolKey): ToolState | undefined {
    const factor = BRUSH_KEYS[key];
    if (factor === undefined || mod || alt) return undefined;
    const { editor } = this.#context;
    const width = brushWidthOf(editor).peek();
    const next = width * factor;
    setBrushWidth(editor, factor > 1 ? Math.max(next, width + 1) : Math.min(next, width - 1));
    return this;
  }

  cancel(): ToolState {
    chooseMarkTool(this.#context.editor, null);
    return this;
  }

  #draw(markTool: ActiveMarkTool, pointer: ToolPointer): ToolState {
    return markTool.tool === 'rectangle'
      ? new DrawingRectangle(this.#context, markTool, pointer, this.#back)
      : new DrawingStroke(this.#context, markTool, pointer, this.#back);
  }

  readonly #back = (): ToolState => this;
}

const cursorOf = ({ tool }: ActiveMarkTool): string => (tool === 'rectangle' ? 'crosshair' : 'none');

/** Whether a point is on the picture's frame, or so near that the brush is. */
function reaches({ editor }: ToolContext, { view, tool }: ActiveMarkTool, page: Point): boolean {
  const { x, y } = transformPoint(invert(framePlace(view.slot)), page);
  const { width, height } = view.slot.frame;
  const near = tool === 'rectangle' ? 0 : brushWidthOf(editor).peek() / 2 / editor.viewport.scale.peek();
  return x >= -near && y >= -near && x <= width + near && y <= height + near;
}
