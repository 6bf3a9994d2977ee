import paper from 'paper/dist/paper-core';
import type { Editor } from '../../editor/editor.js';
import { bleedOf } from '../../editor/pages/bleed.js';
import { expandRect, intersectRects, isEmptyRect, rectsIntersect, type Rect } from '../../math/geometry.js';
import { invert, multiply, scaling, transformRect, type Matrix } from '../../math/matrix.js';
import { deviceRect, FRINGE, onCanvas, sheetRect } from './device-rect.js';
import type { PassParam } from '../scene/dm-item.js';
import type { Paintable } from '../scene/paintable.js';

/** One pass over a canvas. */
export interface Pass {
  readonly context: CanvasRenderingContext2D;
  /** From page to device pixels. */
  readonly view: Matrix;
  /** Device pixels to paint: whole ones, on the canvas. */
  readonly area: Rect;
}

/** From page to device pixels, given the way to CSS pixels. */
export const deviceView = (view: Matrix, ratio: number): Matrix => multiply(scaling(ratio), view);

export const wholeCanvas = ({ canvas }: CanvasRenderingContext2D): Rect => ({
  x: 0,
  y: 0,
  width: canvas.width,
  height: canvas.height,
});

/**
 * Prepares a pass: clears its area and leaves the context clipped to where the page and its bleed are. Only whole pixels are clipped
 * to, so no seam shows. Returns false when no part of the page is there; `end` it in any case.
 */
export function beginPass(pass: Pass, editor: Editor): boolean {
  beginFreePass(pass);
  const { context, view, area } = pass;
  const page = intersectRects(area, sheetRect(editor.size, bleedOf(editor), view));
  if (isEmptyRect(page)) return false;
  context.beginPath();
  context.rect(page.x, page.y, page.width, page.height);
  context.clip();
  return true;
}

/** The same wherever the page is. */
export function beginFreePass({ context, area }: Pass): void {
  context.save();
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(area.x, area.y, area.width, area.height);
}

export const endPass = ({ context }: Pass): void => context.restore();

/** The page's own color over the pass's area. */
export function paintPageColor({ context, area }: Pass, editor: Editor): void {
  const color = editor.pageRecord().page.background_color;
  if (!color) return;
  context.fillStyle = color;
  context.fillRect(area.x, area.y, area.width, area.height);
}

/** Paints what has ink in the pass's area, in order, single items through Paper. */
export function paintItems({ context, view, area }: Pass, items: Iterable<Paintable>): void {
  context.save();
  context.setTransform(...view);
  const param = passParam(view, area);
  // looked up on the page: most items are passed over, and that must cost next to nothing
  const reach = transformRect(invert(view), expandRect(area, FRINGE));
  for (const item of items) if (rectsIntersect(item.ink, reach)) item.draw(context, param);
  context.restore();
}

function passParam(view: Matrix, area: Rect): PassParam {
  return {
    offset: new paper.Point(0, 0),
    pixelRatio: 1,
    viewMatrix: new paper.Matrix(...view),
    matrices: [new paper.Matrix()],
    updateMatrix: true,
    area,
  };
}

/** The device pixels of a place on the page that are on the canvas. */
export const areaOf = (ink: Rect, { context, view }: Pick<Pass, 'context' | 'view'>): Rect =>
  onCanvas(deviceRect(ink, view), context.canvas);
