import { PAPER, type PageLook, type Turn } from '../animation/transitions.js';
import type { Size } from '../math/geometry.js';
import type { PaintContext } from '../paint/env.js';
import type { PageStage } from './page-stage.js';

/** A page at a moment, seconds since it began. */
export interface Staged {
  readonly stage: PageStage;
  readonly time: number;
}

interface Left {
  readonly sheet: OffscreenCanvas;
  /** The moment that is painted on it. */
  readonly time: number;
}

/** Pages that are turned away from stand still: each is painted once. */
const left = new WeakMap<PageStage, Left>();
const sheets = new WeakMap<HTMLCanvasElement, OffscreenCanvas>();

/** Paints two pages of which one takes the place of the other; each is painted whole on a sheet of its own first. */
export function paintTurn(canvas: HTMLCanvasElement, turn: Turn, before: Staged, after: Staged): void {
  const context = canvas.getContext('2d')!;
  const { width, height } = canvas;
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, width, height);
  const put = (sheet: OffscreenCanvas, { opacity, x }: PageLook): void => {
    context.globalAlpha = opacity;
    context.drawImage(sheet, x * width, 0);
    context.globalAlpha = 1;
  };
  put(leftSheet(before, canvas), turn.before);
  const sheet = fitting(sheets.get(canvas), canvas);
  sheets.set(canvas, sheet);
  paintOn(sheet, after);
  put(sheet, turn.after);
}

function leftSheet(page: Staged, size: Size): OffscreenCanvas {
  const known = left.get(page.stage);
  const { width, height } = size;
  if (known?.time === page.time && known.sheet.width === width && known.sheet.height === height)
    return known.sheet;
  const sheet = fitting(known?.sheet, size);
  paintOn(sheet, page);
  left.set(page.stage, { sheet, time: page.time });
  return sheet;
}

function fitting(sheet: OffscreenCanvas | undefined, { width, height }: Size): OffscreenCanvas {
  if (!sheet) return new OffscreenCanvas(width, height);
  if (sheet.width !== width || sheet.height !== height) Object.assign(sheet, { width, height });
  return sheet;
}

/** On paper, as films have it. */
function paintOn(sheet: OffscreenCanvas, { stage, time }: Staged): void {
  const context = sheet.getContext('2d')!;
  stage.paint(context as unknown as PaintContext, time);
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = PAPER;
  context.fillRect(0, 0, sheet.width, sheet.height);
  context.globalCompositeOperation = 'source-over';
}
