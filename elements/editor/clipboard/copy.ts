import type { Editor } from '../editor.js';
import { copySelection } from './clipboard.js';
import { writeToSystem } from './system-clipboard.js';

/** Copies the selection for this tab, and for the system where it lets us. */
export function copyAll(editor: Editor): void {
  copySelection(editor);
  void writeToSystem(editor);
}
