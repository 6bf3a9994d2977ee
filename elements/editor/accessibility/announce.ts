import { signal, type ReadonlySignal, type Signal } from '@preact/signals-core';
import type { Editor } from '../editor.js';

/** One thing that happened; a new object each time, so that the same words can be said twice. */
export interface Announcement {
  readonly text: string;
}

const announcements = new WeakMap<Editor, Signal<Announcement | null>>();

function signalOf(editor: Editor): Signal<Announcement | null> {
  let found = announcements.get(editor);
  if (!found) announcements.set(editor, (found = signal(null)));
  return found;
}

/** What is to be said to somebody who cannot see it; the canvas has the voice. */
export const announcementOf = (editor: Editor): ReadonlySignal<Announcement | null> => signalOf(editor);

/** Says what happened where no step of the history tells it. */
export const announce = (editor: Editor, text: string): void => void (signalOf(editor).value = { text });
