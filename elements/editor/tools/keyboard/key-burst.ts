import type { Editor } from '../../editor.js';
import type { HistoryMode } from '../../../store/store.js';

/** Presses that follow each other within this many milliseconds are one step. */
const PAUSE = 1000;

/** Makes one step of keys that are pressed quickly, or held, for the same act on the same objects. */
export class KeyBurst {
  #last = { time: -Infinity, name: '', ids: [] as readonly string[] };

  /** How the history should take the change that a press makes now; `now` in milliseconds. */
  mode({ selection: { ids } }: Editor, name: string, now: number): HistoryMode {
    const goesOn = now - this.#last.time < PAUSE && ids === this.#last.ids && name === this.#last.name;
    this.#last = { time: now, name, ids };
    return goesOn ? 'merge' : 'record';
  }
}
