import { pictureDragOf } from '../../editor/pictures/picture-drag.js';
import { selectedBoxOf } from '../../editor/pictures/selected-box.js';
import {
  framePlace,
  slotOf,
  slotOutline,
  type FilledSlot,
  type PictureSlot,
} from '../../editor/pictures/slot.js';
import type { Point } from '../../math/geometry.js';
import { multiply } from '../../math/matrix.js';
import { fitted } from '../../objects/image/fit.js';
import { sourceKey } from '../../objects/picture-source.js';
import type { ChromeFrame } from './selection-chrome.js';
import type { ChromePen } from './chrome-pen.js';

/** CSS pixels. */
const OUTLINE = 1.5;
const TARGET = 3;
const DRAGGED_SIDE = 96;
/** The dragged picture hangs beside the pointer, so that what it goes into is seen. */
const BESIDE: Point = { x: 12, y: 12 };

/** Outline of the selected box of a grid. */
export function drawSelectedBox(pen: ChromePen, frame: ChromeFrame): void {
  const [only] = frame.editor.selection.objects.peek();
  const box = selectedBoxOf(frame.editor).peek();
  if (only && box !== null) outline(pen, frame, { id: only.id, box }, OUTLINE);
}

/** Where a picture on its way would go, and that picture. */
export function drawPictureDrag(pen: ChromePen, frame: ChromeFrame): void {
  const { target, picture } = pictureDragOf(frame.editor);
  if (target.peek()) outline(pen, frame, target.peek()!, TARGET);
  if (picture.peek()) drawDragged(pen, frame);
}

const filled = ({ editor }: ChromeFrame, { id, box }: PictureSlot): FilledSlot | null =>
  slotOf(editor.object(id), box);

function outline(pen: ChromePen, frame: ChromeFrame, slot: PictureSlot, width: number): void {
  const there = filled(frame, slot);
  if (!there) return;
  const path = new Path2D();
  const place = multiply(frame.view, framePlace(there));
  path.addPath(new Path2D(slotOutline(there)), new DOMMatrix([...place]));
  const { context: c, style } = pen;
  pen.use({ x: 0, y: 0, ...frame.size });
  c.setLineDash([]);
  if (width === TARGET) {
    c.fillStyle = style.fill;
    c.fill(path);
  }
  for (const [color, reach] of [
    [style.halo, 2],
    [style.selection, 0],
  ] as const) {
    c.strokeStyle = color;
    c.lineWidth = width + reach;
    c.stroke(path);
  }
}

function drawDragged(pen: ChromePen, frame: ChromeFrame): void {
  const { slot, at } = pictureDragOf(frame.editor).picture.peek()!;
  const source = sourceKey(filled(frame, slot)?.details ?? {});
  const bitmap = source ? frame.editor.resources.bitmap(source) : undefined;
  if (!bitmap) return;
  const { width, height } = fitted({ width: DRAGGED_SIDE, height: DRAGGED_SIDE }, bitmap, true);
  const [x, y] = [at.x + BESIDE.x, at.y + BESIDE.y];
  const { context: c, style } = pen;
  pen.use({ x, y, width, height });
  c.save();
  c.globalAlpha = 0.9;
  c.imageSmoothingQuality = 'high';
  c.drawImage(bitmap, x, y, width, height);
  c.globalAlpha = 1;
  c.strokeStyle = style.handle;
  c.lineWidth = 2;
  c.strokeRect(x, y, width, height);
  c.restore();
}
