import type { Editor } from './editor.js';
import type { HistoryMode } from '../store/store.js';

/** Arrow keys pressed within this time of each other, ms, are one slide. */
const PAUSE = 1000;

interface Slide {
  /** The step on top, and what the user had done, when its step was not yet made. */
  readonly last: Editor['history']['last'];
  turn: number;
  readonly selected: readonly string[];
  readonly byKey: boolean;
  /** When it was settled, ms; null while it goes on. */
  settled: number | null;
}

/**
 * Makes one step of a slide: what its first `dm-input` writes is a step, what further ones and the closing `dm-change`
 * write joins it. Arrow keys pressed quickly one after another are one slide. One per control.
 *
 * A slide that begins on the value it already has writes nothing, so the step on top is still that of an earlier slide;
 * one that Escape ends, or that comes back to its value, is never closed. Joining is therefore decided by what the
 * history shows, never by counting events: two drags of one color stay two.
 */
export class LiveEdit {
  #slide: Slide | null = null;

  /** How the history should take the write this event asks for. */
  mode(event: Event, { history, selection }: Editor): HistoryMode {
    const byKey = Boolean((event as CustomEvent<{ byKey?: true } | null>).detail?.byKey);
    const { last, turn } = history;
    const selected = selection.ids;
    const known = this.#slide;
    const goesOn =
      known !== null &&
      known.selected === selected &&
      // nothing but its own step since
      turn - known.turn <= 1 &&
      (known.settled === null || (byKey && known.byKey && event.timeStamp - known.settled < PAUSE));
    const slide: Slide = goesOn ? known : { last, turn, selected, byKey, settled: null };
    const mode = last === slide.last ? 'record' : 'merge';
    // a slide back to its beginning has lost its step and makes another
    if (mode === 'record') slide.turn = turn;
    slide.settled = event.type === 'dm-input' ? null : event.timeStamp;
    this.#slide = slide;
    return mode;
  }
}
