import { croppingOf } from '../cropping/session.js';
import type { Editor } from '../editor.js';

/** True while the user has something in hand that must not be exchanged under it: a gesture, words, a crop. */
export const isUserBusy = (editor: Editor): boolean =>
  editor.history.inGesture || editor.editingText.peek() !== null || croppingOf(editor).peek() !== null;
