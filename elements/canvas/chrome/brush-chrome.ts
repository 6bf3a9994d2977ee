import {
  brushWidthOf,
  currentMarkOf,
  pendingMarksOn,
  type ActiveMarkTool,
} from '../../editor/background-removal/mark-tools.js';
import { contentMatrix, type Mark, type Stroke } from '../../editor/background-removal/mark-geometry.js';
import { removalOf } from '../../editor/background-removal/removal.js';
import { framePlace, slotOutline } from '../../editor/pictures/slot.js';
import type { Point, Rect } from '../../math/geometry.js';
import { multiply, transformPoint, type Matrix } from '../../math/matrix.js';
import { wholePictureOps } from '../../objects/image/picture.js';
import { paintOps } from '../../paint/painter.js';
import { maskOverlay } from './mask-overlay.js';
import { strokeWithHalo, transformedPath, polygon } from './path2d.js';
import type { ChromePen } from './chrome-pen.js';
import type { ChromeFrame } from './selection-chrome.js';

/** CSS pixels. */
const FRAME = 1.5;
const SIGN = 4;
/** Brushes narrower than this have no room for the sign in their middle. */
const SIGN_ROOM = 22;
/** How much of the picture shows where it is removed. */
const GHOST = 0.55;

/** A picture whose subject is marked: what is removed shows red under the picture's ghost, strokes lie over it. */
export function drawBrushMarks(pen: ChromePen, frame: ChromeFrame, markTool: ActiveMarkTool): void {
  const { view, size, editor } = frame;
  const { slot } = markTool.view;
  const window = transformedPath(new Path2D(slotOutline(slot)), multiply(view, framePlace(slot)));
  const place = multiply(view, contentMatrix(markTool.view));
  pen.use({ x: 0, y: 0, ...size });
  const { context: c } = pen;
  c.save();
  c.clip(window);
  drawRemoved(pen, frame, markTool, place);
  const drawn = currentMarkOf(editor).peek();
  const marks = [...pendingMarksOn(editor, markTool.at), ...(drawn ? [drawn] : [])];
  for (const mark of marks) if ('stroke' in mark) drawStroke(pen, markTool, place, mark.stroke);
  c.restore();
  strokeWithHalo(pen, window, FRAME, pen.style.selection);
  const rectangle = marks.findLast(isRectangle)?.rectangle ?? removalOf(editor)?.rectangle;
  if (markTool.tool === 'rectangle' && rectangle) drawRectangle(pen, markTool, place, rectangle);
  if (markTool.tool !== 'rectangle') drawBrush(pen, frame, markTool);
}

const isRectangle = (mark: Mark): mark is { readonly rectangle: Rect } => 'rectangle' in mark;

function drawRemoved(
  pen: ChromePen,
  { editor, view }: ChromeFrame,
  markTool: ActiveMarkTool,
  place: Matrix,
): void {
  const mask = removalOf(editor)?.mask;
  const overlay = mask === undefined ? null : maskOverlay(mask, pen.style.markVeil);
  if (!overlay) return;
  const { context: c } = pen;
  const { slot, content } = markTool.view;
  const { frame, details, filter } = slot;
  const adjusted = filter === undefined ? {} : { filter };
  const ops = wholePictureOps({ ...frame, ...adjusted, image_details: details }, editor.resources.env);
  c.save();
  c.globalAlpha = GHOST;
  c.transform(...multiply(view, framePlace(slot)));
  paintOps(c, ops, editor.resources.paint);
  c.restore();
  c.save();
  c.transform(...place);
  c.drawImage(overlay, 0, 0, content.width, content.height);
  c.restore();
}

/** One path, so that where a stroke crosses itself it is no darker. */
function drawStroke(
  { context: c, style }: ChromePen,
  { view: { content } }: ActiveMarkTool,
  place: Matrix,
  { keep, radius, points }: Stroke,
): void {
  c.save();
  c.transform(...place);
  c.lineCap = 'round';
  c.lineJoin = 'round';
  c.setLineDash([]);
  c.lineWidth = 2 * radius * Math.max(content.width, content.height);
  c.strokeStyle = keep ? style.markKeep : style.markRemove;
  c.beginPath();
  for (const { x, y } of points) c.lineTo(x * content.width, y * content.height);
  // a touch of the brush is a dot
  if (points.length === 1) c.lineTo(points[0]!.x * content.width, points[0]!.y * content.height);
  c.stroke();
  c.restore();
}

function drawRectangle(
  pen: ChromePen,
  { view: { content } }: ActiveMarkTool,
  place: Matrix,
  { x, y, width, height }: Rect,
): void {
  const corners = [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ];
  const at = (p: Point): Point => transformPoint(place, { x: p.x * content.width, y: p.y * content.height });
  strokeWithHalo(pen, polygon(corners.map(at)), FRAME, pen.style.handle);
}

/** The brush at the pointer: as wide as it paints, with a plus or a minus where there is room. */
function drawBrush(pen: ChromePen, { tool, editor }: ChromeFrame, markTool: ActiveMarkTool): void {
  const at = tool.pointer.peek();
  if (!at || tool.cursor.peek() !== 'none') return;
  const width = brushWidthOf(editor).peek();
  const ring = new Path2D();
  ring.arc(at.x, at.y, width / 2, 0, 2 * Math.PI);
  strokeWithHalo(pen, ring, FRAME, pen.style.handle);
  if (width < SIGN_ROOM) return;
  const sign = new Path2D();
  sign.moveTo(at.x - SIGN, at.y);
  sign.lineTo(at.x + SIGN, at.y);
  if (markTool.tool === 'keep') {
    sign.moveTo(at.x, at.y - SIGN);
    sign.lineTo(at.x, at.y + SIGN);
  }
  strokeWithHalo(pen, sign, FRAME, pen.style.handle);
}
