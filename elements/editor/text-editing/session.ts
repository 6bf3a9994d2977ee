import { effect, signal, untracked, type ReadonlySignal, type Signal } from '@preact/signals-core';
import type { Editor } from '../editor.js';
import { isText } from '../styling/text-style.js';
import { TextEditing } from './text-editing.js';

const sessions = new WeakMap<Editor, Signal<TextEditing | null>>();

/** The text editing of an editor: a signal, null while no words are edited. Follows `editor.editingText`. */
export function textEditingOf(editor: Editor): ReadonlySignal<TextEditing | null> {
  let session = sessions.get(editor);
  if (!session) {
    sessions.set(editor, (session = signal(null)));
    follow(editor, session);
  }
  return session;
}

function follow(editor: Editor, session: Signal<TextEditing | null>): void {
  effect(() => {
    const id = editor.editingText.value;
    untracked(() => {
      const before = session.peek();
      if (before?.id === id) return;
      const object = id === null ? undefined : editor.object(id);
      session.value = object && isText(object) ? new TextEditing(editor, object.id) : null;
      before?.finish();
    });
  });
}

/** Begins editing a text's words; false when there is no such text or it is locked. */
export function editText(editor: Editor, id: string): boolean {
  const object = editor.object(id);
  if (!object || !isText(object) || object.locked) return false;
  const session = textEditingOf(editor);
  editor.selection.set([id], { deep: true });
  editor.editingText.value = id;
  return session.peek() !== null;
}
