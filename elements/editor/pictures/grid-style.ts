import { boxRects } from '../../objects/grid/boxes.js';
import { refitted } from '../../objects/grid/resize.js';
import type { GridBox, GridObject } from '../../objects/grid/model.js';
import type { DesignObject } from '../../objects/kinds.js';
import type { HistoryMode } from '../../store/store.js';
import type { Editor } from '../editor.js';
import { selectedBoxOf } from './selected-box.js';
import { isGrid } from './slot.js';
import { t } from './strings.js';

/** The one selected grid. */
export function selectedGrid(editor: Editor): GridObject | null {
  const [only, ...others] = editor.selection.objects.value;
  return others.length === 0 && isGrid(only) ? only : null;
}

/** Widest gap and roundest corners the controls offer, page pixels: more would leave no box. */
export function mostGap(grid: GridObject): number {
  const sides = boxRects({ ...grid, grid_details: { ...grid.grid_details, gap: 0 } });
  const least = Math.min(...sides.flatMap(({ width, height }) => [width, height]));
  return Math.max(1, Math.floor(least * 0.8));
}

/** Sets gap or corners of the selected grid; its pictures follow their boxes. */
export function setGrid(
  editor: Editor,
  patch: { readonly gap?: number; readonly radius?: number },
  history: HistoryMode = 'record',
): void {
  const grid = selectedGrid(editor);
  if (!grid) return;
  const changed = { ...grid, grid_details: { ...grid.grid_details, ...patch } };
  const { grid_details } = refitted(grid, changed, false, editor.resources.env);
  const name = t(patch.gap === undefined ? 'radius' : 'gap');
  editor.run(name, () => editor.patch(grid.id, { grid_details } as Partial<DesignObject>), history);
}

/** Colors the selected box, or with none selected every box; null takes the color away. */
export function setBoxColor(editor: Editor, color: string | null, history: HistoryMode = 'record'): void {
  const grid = selectedGrid(editor);
  if (!grid) return;
  const index = selectedBoxOf(editor).peek();
  const colored = (box: GridBox, i: number): GridBox =>
    index === null || i === index ? { ...box, color } : box;
  const grid_details = { ...grid.grid_details, boxes: grid.grid_details.boxes.map(colored) };
  editor.run(t('boxColor'), () => editor.patch(grid.id, { grid_details } as Partial<DesignObject>), history);
}

/** What Delete takes out of a box: its picture first, then its color. */
export function clearBox(editor: Editor, grid: GridObject, index: number): void {
  const box = grid.grid_details.boxes[index];
  if (!box) return;
  const { image, color, filter: _filter, bgremoval: _removal, ...bare } = box;
  const next: GridBox = image && color ? { ...bare, color } : bare;
  const boxes = grid.grid_details.boxes.map((kept, i) => (i === index ? next : kept));
  const grid_details = { ...grid.grid_details, boxes };
  editor.run(t('clearPicture'), () => editor.patch(grid.id, { grid_details } as Partial<DesignObject>));
}
