import { croppingOf } from '../../editor/cropping/session.js';
import type { Editor } from '../../editor/editor.js';

/** A row: a command by its id, or a word that opens more of them. */
export type MenuRow = string | { readonly submenu: 'layer' | 'align' | 'select-layer' };

/** Commands left out where they cannot be used: everything else stays in its place and is grayed. */
export const ONLY_IF_ENABLED: ReadonlySet<string> = new Set([
  'group',
  'ungroup',
  'paste-style',
  'flip-horizontal',
  'flip-vertical',
  'crop',
  'edit-shapes',
  'open-link',
  'remove-link',
  'alt-text',
  'set-background',
  'detach-background',
  'paste-here',
  'paste-in-place',
]);

const OBJECT: readonly (readonly MenuRow[])[] = [
  ['cut', 'copy', 'paste-here', 'duplicate'],
  ['copy-style', 'paste-style', 'copy-png'],
  ['crop', 'edit-shapes', 'set-background', 'flip-horizontal', 'flip-vertical'],
  ['link', 'open-link', 'remove-link', 'alt-text'],
  [{ submenu: 'layer' }, { submenu: 'align' }, 'group', 'ungroup'],
  ['lock', 'hide', { submenu: 'select-layer' }],
  ['delete'],
];

const BACKGROUND: readonly (readonly MenuRow[])[] = [
  ['cut', 'copy', 'paste-here'],
  ['detach-background', 'flip-horizontal', 'flip-vertical', 'alt-text', 'lock', { submenu: 'select-layer' }],
  ['select-all', 'show-layers'],
  ['delete'],
];

const EMPTY_CANVAS: readonly (readonly MenuRow[])[] = [
  ['paste-here', 'paste-in-place'],
  ['select-all', 'find-replace', { submenu: 'select-layer' }, 'show-layers'],
  ['add-page', 'duplicate-page'],
  ['zoom-fit', 'show-rulers', 'search-commands', 'show-shortcuts'],
];

const CROPPING: readonly (readonly MenuRow[])[] = [
  ['undo', 'redo'],
  ['zoom-in', 'zoom-out', 'zoom-fit'],
  ['show-layers', 'show-shortcuts'],
];

/** What can be done with what is selected, or goes with a crop, in groups. */
export function menuFor(editor: Editor): readonly (readonly MenuRow[])[] {
  if (croppingOf(editor).value) return CROPPING;
  const { kind } = editor.selection;
  if (kind.value === null) return EMPTY_CANVAS;
  return kind.value === 'background' ? BACKGROUND : OBJECT;
}
