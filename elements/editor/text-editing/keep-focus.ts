import type { Editor } from '../editor.js';
import { textEditingOf } from './session.js';

/** Typing goes on while controls outside of the canvas are used. */

export const isField = (node: EventTarget): boolean =>
  node instanceof HTMLInputElement ||
  node instanceof HTMLTextAreaElement ||
  node instanceof HTMLSelectElement;

/** For presses on bars: one on a button leaves the keyboard in the words, one in a field takes it. */
export function keepTextFocus(event: MouseEvent, editor: Editor | null | undefined): void {
  if (editor?.editingText.peek() && !event.composedPath().some(isField)) event.preventDefault();
}

/** Brings the keyboard back to the words being edited, once what had it is done. */
export function returnTextFocus(editor: Editor | null | undefined): void {
  const editing = editor && textEditingOf(editor).peek();
  // first, whoever closes a box puts the keyboard on its button
  if (editing) queueMicrotask(() => textEditingOf(editor).peek()?.takeKeyboard());
}
