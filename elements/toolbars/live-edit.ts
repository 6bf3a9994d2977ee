import type { HistoryMode } from '../store/store.js';

/**
 * Makes one step of a slide: the first `dm-input` begins it, further ones and the closing `dm-change` join it.
 * One per control.
 */
export class LiveEdit {
  #moving = false;

  /** How the history should take the write this event asks for. */
  mode(event: Event): HistoryMode {
    const mode = this.#moving ? 'merge' : 'record';
    this.#moving = event.type === 'dm-input';
    return mode;
  }
}
