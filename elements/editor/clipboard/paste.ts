import type { Editor } from '../editor.js';
import { canPaste, pasteClipboard, type PastePlace } from './clipboard.js';
import { canReadSystem, pasteFromSystem } from './system-clipboard.js';

/** Something may be on a clipboard: the system's is known only once it is read. */
export const pasteIsPossible = (): boolean => canPaste() || canReadSystem();

/** Pastes what was copied last, here or in another program. */
export function paste(editor: Editor, place: PastePlace = 'beside'): void {
  if (canReadSystem()) void pasteFromSystem(editor, place);
  else pasteClipboard(editor, place);
}
