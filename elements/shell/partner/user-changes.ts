import type { Editor } from '../../editor/editor.js';

/** Tells that the user changed the open design: once for all that happens in a frame. What the editor settles by itself is no change. */
export class UserChanges {
  readonly #told: () => void;
  #stop: () => void = () => undefined;
  #turn = 0;
  #waiting = false;

  constructor(told: () => void) {
    this.#told = told;
  }

  /** Follows this editor from now on; null for none. */
  follow(editor: Editor | null): void {
    this.#stop();
    if (!editor) return void (this.#stop = () => undefined);
    this.#turn = editor.history.turn;
    this.#stop = editor.store.listen(({ history }) => {
      const { turn } = editor.history;
      const byUser = history !== 'ignore' || turn !== this.#turn;
      this.#turn = turn;
      if (byUser) this.#tell();
    });
  }

  #tell(): void {
    if (this.#waiting) return;
    this.#waiting = true;
    requestAnimationFrame(() => {
      this.#waiting = false;
      this.#told();
    });
  }
}
