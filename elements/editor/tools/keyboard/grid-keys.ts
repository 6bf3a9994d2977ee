import { announce } from '../../accessibility/announce.js';
import type { Editor } from '../../editor.js';
import { center, type Point } from '../../../math/geometry.js';
import { boxRects } from '../../../objects/grid/boxes.js';
import type { GridObject } from '../../../objects/grid/model.js';
import type { ToolKey } from '../events.js';
import { startCrop } from '../../cropping/session.js';
import { selectedGrid } from '../../pictures/grid-style.js';
import { selectBox, selectedBoxOf } from '../../pictures/selected-box.js';
import { swapSlots } from '../../pictures/fill-slot.js';
import type { PictureSlot } from '../../pictures/slot.js';
import { t } from '../../pictures/strings.js';

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/**
 * The boxes of a selected grid by keys: Enter goes in and crops, Tab and arrows walk, Alt and an arrow swap with the
 * neighbor, Escape (see `leaveBox`) goes out. True when the key did something.
 */
export function pressInGrid(editor: Editor, { key, shift, mod, alt }: ToolKey): boolean {
  const grid = selectedGrid(editor);
  if (!grid || grid.locked || mod) return false;
  const box = selectedBoxOf(editor).peek();
  if (box === null) return key === 'Enter' && !alt && goToBox(editor, grid, 0);
  const arrow = ARROWS[key];
  if (arrow) return step(editor, { id: grid.id, box }, arrow, alt);
  if (alt) return false;
  if (key === 'Enter') return startCrop(editor);
  if (key !== 'Tab') return false;
  const next = box + (shift ? -1 : 1);
  if (next < 0 || next >= grid.grid_details.boxes.length) selectBox(editor, grid.id, null);
  else goToBox(editor, grid, next);
  return true;
}

/** From a box to its grid; false when no box is selected. */
export function leaveBox(editor: Editor): boolean {
  const grid = selectedGrid(editor);
  if (!grid || selectedBoxOf(editor).peek() === null) return false;
  selectBox(editor, grid.id, null);
  return true;
}

/** Selects a box and says which. */
export function goToBox(editor: Editor, { id, grid_details: { boxes } }: GridObject, index: number): boolean {
  selectBox(editor, id, index);
  const box = boxes[index]!;
  const what = t(box.image ? 'filled' : box.color ? 'colored' : 'empty');
  announce(editor, t('boxSelected', { index: index + 1, count: boxes.length, what }));
  return true;
}

function step(
  editor: Editor,
  from: PictureSlot & { readonly box: number },
  direction: Point,
  swap: boolean,
): boolean {
  const next = neighbor(selectedGrid(editor)!, from.box, direction);
  if (next === null) return true;
  if (swap) swapSlots(editor, from, { id: from.id, box: next });
  const now = selectedGrid(editor);
  return now !== null && goToBox(editor, now, next);
}

/** The nearest box in a direction. */
function neighbor(grid: GridObject, from: number, { x, y }: Point): number | null {
  const middles = boxRects(grid).map(center);
  const start = middles[from]!;
  let best: number | null = null;
  let least = Infinity;
  middles.forEach((middle, i) => {
    const along = (middle.x - start.x) * x + (middle.y - start.y) * y;
    const aside = Math.abs((middle.x - start.x) * y) + Math.abs((middle.y - start.y) * x);
    const far = along + 2 * aside;
    if (i !== from && along > 1 && far < least) [best, least] = [i, far];
  });
  return best;
}
