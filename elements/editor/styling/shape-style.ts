import type { LineObject } from '../../objects/line/model.js';
import { kindOf } from '../../objects/kinds.js';
import type { ShapeObject } from '../../objects/shape/model.js';
import type { HistoryMode } from '../../store/store.js';
import type { Editor } from '../editor.js';

/** The selected shapes and lines, as the toolbars show and set them. */
export const selectedShapes = (editor: Editor): readonly ShapeObject[] =>
  editor.selection.objects.value.filter((object): object is ShapeObject => kindOf(object) === 'shape');

export const selectedLines = (editor: Editor): readonly LineObject[] =>
  editor.selection.objects.value.filter((object): object is LineObject => kindOf(object) === 'line');

/** Fields set to undefined are removed. */
export function merged<T extends object>(details: T, patch: Partial<T>): T {
  return Object.fromEntries(
    Object.entries({ ...details, ...patch }).filter(([, value]) => value !== undefined),
  ) as T;
}

export function setShape(
  editor: Editor,
  patch: Partial<ShapeObject['shape_details']>,
  name: string,
  history: HistoryMode = 'record',
): void {
  if (editor.selection.locked.value) return;
  const set = (shape: ShapeObject) =>
    editor.patch(shape.id, { shape_details: merged(shape.shape_details, patch) } as Partial<ShapeObject>);
  editor.run(name, () => selectedShapes(editor).forEach(set), history);
}

export function setLine(
  editor: Editor,
  patch: Partial<LineObject['line_details']>,
  name: string,
  history: HistoryMode = 'record',
): void {
  if (editor.selection.locked.value) return;
  const set = (line: LineObject): void => {
    const line_details = merged(line.line_details, patch);
    // its height is room for its ends
    editor.patch(line.id, {
      line_details,
      ...editor.settled({ ...line, line_details }),
    } as Partial<LineObject>);
  };
  editor.run(name, () => selectedLines(editor).forEach(set), history);
}
