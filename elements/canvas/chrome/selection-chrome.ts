import type { Editor } from '../../editor/editor.js';
import { boxOf } from '../../objects/object-bounds.js';
import { boxOnCanvas, isCorner } from '../../editor/transform/handles.js';
import {
  isBackground,
  selectionHandles,
  type SelectionHandles,
} from '../../editor/transform/selection-handles.js';
import { besideGradient } from '../../editor/tools/gradient/gradient-parts.js';
import type { ToolView } from '../../editor/tools/tool-view.js';
import { boxBounds, boxCorners, type Point, type Size } from '../../math/geometry.js';
import { lengthText } from '../../math/measure.js';
import { transformPoint, transformRect, type Matrix } from '../../math/matrix.js';
import { kindFor } from '../../objects/kinds.js';
import type { ChromePen } from './chrome-pen.js';

/** CSS pixels. */
const OUTLINE = 1.5;
const THIN = 1;
/** More outlines than these take longer to draw than a frame has. */
const MANY = 100;
const CHIP_GAP = 10;
const CHIP_ASIDE = 48;
const CHIP_GAP_BELOW_BUTTON = 46;
const POINTER_GAP = { x: 28, y: 20 };

/** Where the chrome is drawn. */
export interface ChromeFrame {
  readonly editor: Editor;
  readonly tool: ToolView;
  /** From page to CSS pixels. */
  readonly view: Matrix;
  readonly size: Size;
}

/** Outline of what the pointer rests on, unless it is selected anyway. */
export function drawHover(pen: ChromePen, { editor, tool, view }: ChromeFrame): void {
  const id = tool.hover.value;
  const object = id === null || editor.selection.has(id) ? undefined : editor.object(id);
  if (object) pen.outline(boxOnCanvas(boxOf(object), view), THIN);
}

/** Outlines and handles of the selection. */
export function drawSelection(pen: ChromePen, frame: ChromeFrame): void {
  const { editor, tool } = frame;
  const objects = editor.selection.objects.value;
  const shown = selectionHandles(editor);
  if (!shown) return;
  const dashed = editor.selection.locked.value || objects.length > 1;
  if (objects.length > 1) drawMembers(pen, frame);
  pen.outline(shown.box, OUTLINE, { dashed });
  if (editor.selection.locked.value) return pen.button(boxCorners(shown.box)[1], 'lock');
  const [only] = objects;
  const isLine = objects.length === 1 && only !== undefined && kindFor(only).resize === 'line';
  const busy = tool.transforming.value || tool.marquee.value !== null;
  if (busy || (only && isBackground(editor, only.id))) return;
  drawHandles(pen, { ...shown, handles: besideGradient(editor, shown.handles) }, isLine);
}

/**
 * Outlines of all that is selected together; plain ones where they are many or change with every move of a marquee, none
 * where many are being moved.
 */
function drawMembers(pen: ChromePen, { editor, tool, view, size }: ChromeFrame): void {
  if (tool.transforming.value && editor.selection.ids.length > MANY) return;
  const boxes = editor.selection.objects.value.map((object) => boxOnCanvas(boxOf(object), view));
  if (boxes.length > MANY || tool.marquee.value) pen.outlines(boxes, { x: 0, y: 0, ...size });
  else for (const box of boxes) pen.outline(box, THIN);
}

function drawHandles(pen: ChromePen, { box, handles }: SelectionHandles, isLine: boolean): void {
  for (const { name, at } of handles) {
    if (name === 'rotate') pen.button(at, 'rotate');
    else if (isLine) pen.end(at);
    else if (isCorner(name)) pen.corner(at, box.rotation);
    else pen.side(at, box.rotation, name === 'e' || name === 'w');
  }
}

/** Marquee, guides, distances and number chip of a gesture. */
export function drawGesture(pen: ChromePen, frame: ChromeFrame): void {
  const { tool, view } = frame;
  if (tool.marquee.value) pen.marquee(transformRect(view, tool.marquee.value));
  drawGuides(pen, frame);
  drawDistances(pen, frame);
  if (tool.readout.value) drawReadout(pen, frame);
}

function drawGuides(pen: ChromePen, { editor, tool, view }: ChromeFrame): void {
  const { width, height } = editor.size;
  for (const { axis, at } of tool.guides.value) {
    const ends = axis === 'x' ? [point(at, 0), point(at, height)] : [point(0, at), point(width, at)];
    pen.guide(transformPoint(view, ends[0]!), transformPoint(view, ends[1]!));
  }
}

function drawDistances(pen: ChromePen, { editor, tool, view }: ChromeFrame): void {
  const { measure } = editor;
  for (const { axis, from, to, across } of tool.distances.value) {
    const ends =
      axis === 'x' ? [point(from, across), point(to, across)] : [point(across, from), point(across, to)];
    const text = lengthText(to - from, axis, measure);
    pen.distance(transformPoint(view, ends[0]!), transformPoint(view, ends[1]!), text);
  }
}

function drawReadout(pen: ChromePen, { editor, tool, size }: ChromeFrame): void {
  const { text, beside } = tool.readout.value!;
  if (beside) return pen.chip(text, { x: beside.x + POINTER_GAP.x, y: beside.y + POINTER_GAP.y }, size);
  const shown = selectionHandles(editor);
  if (!shown) return;
  const bounds = boxBounds(shown.box);
  const bottom = bounds.y + bounds.height;
  // a measured gap is below: the numbers go to the side
  if (tool.distances.value.some(({ axis }) => axis === 'y'))
    return pen.chip(text, { x: bounds.x + bounds.width + CHIP_ASIDE, y: bottom - CHIP_GAP }, size);
  // a box taller than the canvas shows its numbers inside
  const gap = bottom > size.height - CHIP_GAP_BELOW_BUTTON ? -CHIP_GAP_BELOW_BUTTON : CHIP_GAP;
  pen.chip(text, { x: bounds.x + bounds.width / 2, y: Math.min(bottom, size.height) + gap }, size);
}

const point = (x: number, y: number): Point => ({ x, y });
