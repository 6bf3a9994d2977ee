import type { HistoryMode } from '../../store/store.js';
import type { TextChange } from '../../text/editing/diff-input.js';

export type EditKind = 'type' | 'delete' | 'compose' | 'paste' | 'style';

/** A pause this long begins a new step, milliseconds. */
const PAUSE = 1000;

interface Last {
  readonly kind: EditKind;
  /** Where the next edit of the same burst would be. */
  readonly at: number;
  readonly time: number;
}

/** Decides which edits are undone together: a word typed without a pause, a run of deletions, one composition. */
export class TypingBurst {
  #last: Last | null = null;

  /** How the history should take an edit of `text`. */
  modeFor(kind: EditKind, text: string, change: TextChange, now = performance.now()): HistoryMode {
    const goesOn = this.#goesOn(kind, text, change, now);
    const at = kind === 'delete' ? change.start : change.start + change.insert.length;
    this.#last = { kind, at, time: now };
    return goesOn ? 'merge' : 'record';
  }

  /** The next edit begins a step: the caret was moved, or focus left. */
  end(): void {
    this.#last = null;
  }

  #goesOn(kind: EditKind, text: string, { start, end, insert }: TextChange, now: number): boolean {
    const last = this.#last;
    if (!last || last.kind !== kind) return false;
    // an input method may take its time over one word
    if (kind === 'compose') return true;
    if (now - last.time >= PAUSE) return false;
    if (kind === 'delete') return insert === '' && (end === last.at || start === last.at);
    return (
      kind === 'type' &&
      start === last.at &&
      start === end &&
      insert !== '\n' &&
      !beginsWord(text, start, insert)
    );
  }
}

const beginsWord = (text: string, at: number, insert: string): boolean =>
  /\S/.test(insert) && at > 0 && /\s/.test(text[at - 1]!);
