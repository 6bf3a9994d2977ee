import type { TextEditing } from '../../editor/text-editing/text-editing.js';
import { boxOf } from '../../objects/object-bounds.js';
import { expandRect, type Rect } from '../../math/geometry.js';
import { boxMatrix, multiply, scaleOf, transformRect } from '../../math/matrix.js';
import type { ChromeFrame } from './selection-chrome.js';
import type { ChromePen } from './chrome-pen.js';

/** CSS pixels. */
const CARET_WIDTH = 1.5;
const UNDERLINE = 1;
/** Share of the selection color over selected words. */
const SELECTED = 0.25;

/** Caret, selected range and what an input method composes, in the space of the turned and zoomed text. */
export function drawTextEditing(
  pen: ChromePen,
  { editor, view }: ChromeFrame,
  editing: TextEditing,
  caretShown: boolean,
): void {
  const object = editor.object(editing.id);
  const { map } = editing;
  if (!object || !map) return;
  const { context: c, style } = pen;
  const matrix = multiply(view, boxMatrix(boxOf(object)));
  const unit = 1 / scaleOf(matrix);
  const reach = map.layout.height;
  pen.use(transformRect(matrix, expandRect({ x: 0, y: 0, width: object.width, height: reach }, reach)));
  c.save();
  c.transform(...matrix);
  const { start, end } = editing.selectionRange.value;
  c.globalAlpha = SELECTED;
  c.fillStyle = style.selection;
  fillAll(c, map.selectionRects(start, end));
  c.globalAlpha = 1;
  c.fillStyle = editing.style.value.fontColor ?? style.onHandle;
  const composing = editing.composing.value;
  if (composing)
    fillAll(
      c,
      map.selectionRects(composing.start, composing.end).map((r) => bottomOf(r, unit)),
    );
  if (caretShown && (start === end || composing)) {
    const { x, top, height } = map.pos(editing.selection.value.focus);
    c.fillRect(x - (CARET_WIDTH / 2) * unit, top, CARET_WIDTH * unit, height);
  }
  c.restore();
}

function fillAll(context: CanvasRenderingContext2D, rects: readonly Rect[]): void {
  for (const { x, y, width, height } of rects) context.fillRect(x, y, width, height);
}

const bottomOf = (r: Rect, unit: number): Rect => ({
  ...r,
  y: r.y + r.height - 2 * UNDERLINE * unit,
  height: UNDERLINE * unit,
});
