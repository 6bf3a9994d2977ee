import type { Editor } from './editor.js';
import type { HistoryMode } from '../store/store.js';

/**
 * Makes one step of a slide: what its first `dm-input` writes is a step, what further ones and the closing `dm-change`
 * write joins it. One per control.
 *
 * A slide that begins on the value it already has writes nothing, so the step on top is still that of an earlier slide.
 * Joining is therefore decided by what the history shows, never by counting events: two drags of one colour stay two.
 */
export class LiveEdit {
  /** The step on top when the slide began; undefined while nothing slides. */
  #before: Editor['history']['last'] | undefined;

  /** How the history should take the write this event asks for. */
  mode(event: Event, { history }: Editor): HistoryMode {
    if (this.#before === undefined) this.#before = history.last;
    const mode = history.last === this.#before ? 'record' : 'merge';
    if (event.type !== 'dm-input') this.#before = undefined;
    return mode;
  }
}
