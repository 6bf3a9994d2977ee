import type { Box } from '../../math/geometry.js';
import { IDENTITY } from '../../math/matrix.js';
import type { ResizeMode } from '../../objects/kind.js';
import { kindFor, type DesignObject } from '../../objects/kinds.js';
import type { Editor } from '../editor.js';
import { boxOnCanvas, handlesFor, type HandlePlace } from './handles.js';
import { canStretch } from './scale-objects.js';

export interface SelectionHandles {
  /** The selection's box on the canvas, CSS pixels. */
  readonly box: Box;
  /** Empty when nothing may be transformed: locked, a background, or words being edited. */
  readonly handles: readonly HandlePlace[];
}

/** True for the picture behind a page, which fills it and is not moved. */
export const isBackground = (editor: Editor, id: string): boolean =>
  editor.objectRecord(id)?.slot === 'background';

/** True when the selection can be moved, resized and turned. */
export function canTransform(editor: Editor): boolean {
  const { ids, locked } = editor.selection;
  return ids.length > 0 && !locked.value && !ids.some((id) => isBackground(editor, id));
}

/** The selection's box and handles as they lie on the canvas; null when nothing is selected. */
export function selectionHandles(editor: Editor): SelectionHandles | null {
  const { box: pageBox, objects } = editor.selection;
  if (!pageBox.value || !editor.surface) return null;
  const box = boxOnCanvas(pageBox.value, editor.surface.view ?? IDENTITY);
  if (!canTransform(editor) || editor.editingText.value) return { box, handles: [] };
  return { box, handles: handlesFor(box, resizeModeOf(objects.value), editor.surface.size) };
}

/** What handles objects offer: a kind's own for one; several scale as one, or stretch too when all of them can. */
export function resizeModeOf(objects: readonly DesignObject[]): ResizeMode | 'group' {
  const [only] = objects;
  if (objects.length === 1 && only) return kindFor(only).handles?.(only) ?? kindFor(only).resize;
  return canStretch(objects) ? 'both' : 'group';
}
