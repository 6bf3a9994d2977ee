import { effect, untracked } from '@preact/signals-core';
import { announcementOf } from '../editor/accessibility/announce.js';
import type { Editor } from '../editor/editor.js';
import {
  pageAnnouncement,
  redoAnnouncement,
  selectionAnnouncement,
  stepAnnouncement,
  undoAnnouncement,
} from '../editor/accessibility/announcement-text.js';

/** Quiet time before something is said, ms: of a burst of key presses only what came of it is worth hearing. */
const QUIET_MS = 200;

/** How the history names what it does to the store. */
const UNDO = /^Undo (.*)$/;
const REDO = /^Redo (.*)$/;

/** Says what happened to a design and what is selected, in one place and never faster than it can be heard. */
export class Announcer {
  readonly #editor: Editor;
  readonly #say: (text: string) => void;
  readonly #stop: (() => void)[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #happened: (() => string) | null = null;
  #selected = false;

  constructor(editor: Editor, say: (text: string) => void) {
    this.#editor = editor;
    this.#say = say;
    this.#stop.push(
      editor.store.listen(({ name, history }) => this.#step(name, history === 'ignore')),
      this.#follow(
        () => void editor.page.value,
        () => this.#queue(() => pageAnnouncement(editor)),
      ),
      this.#follow(
        () => void announcementOf(editor).value,
        () => {
          const said = announcementOf(editor).peek();
          if (said) this.#queue(() => said.text);
        },
      ),
      this.#follow(
        () => void [editor.selection.ids, editor.editingText.value],
        () => {
          this.#selected = true;
          this.#queue();
        },
      ),
    );
  }

  dispose(): void {
    clearTimeout(this.#timer);
    for (const stop of this.#stop) stop();
  }

  /** Calls back on changes, not for how things were when the design opened. */
  #follow(read: () => void, changed: () => void): () => void {
    let first = true;
    return effect(() => {
      read();
      if (!first) untracked(changed);
      first = false;
    });
  }

  #step(name: string, ignored: boolean): void {
    const undone = UNDO.exec(name)?.[1];
    const redone = REDO.exec(name)?.[1];
    if (undone !== undefined && ignored) return this.#queue(() => undoAnnouncement(undone));
    if (redone !== undefined && ignored) return this.#queue(() => redoAnnouncement(redone));
    // the words being typed are read by the field they are typed in
    if (ignored || this.#editor.editingText.peek()) return;
    this.#queue(() => stepAnnouncement(this.#editor, name));
  }

  #queue(happened?: () => string): void {
    if (happened) this.#happened = happened;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#speak(), QUIET_MS);
  }

  #speak(): void {
    const happened = this.#happened?.();
    const selection = this.#selected ? selectionAnnouncement(this.#editor) : undefined;
    this.#happened = null;
    this.#selected = false;
    this.#say([happened, selection].filter(Boolean).join('. '));
  }
}
