import type { FilePick, FontStore } from './font-store.js';
import type { Han } from './han.js';
import type { TextStyle } from '../types.js';

/** Characters without ink of their own: joiners, variation selectors, tags, direction marks, controls. */
const IGNORABLE = /[\p{Default_Ignorable_Code_Point}\p{Cc}\u2028\u2029]/u;
const EMOJI = /\p{Emoji_Presentation}(?!\ufe0e)|\p{Emoji}\ufe0f/u;
const SPACE_OR_PUNCTUATION = /^[\s\p{P}]$/u;

/** Chooses the face of each grapheme for one style: its own, or the first fallback that has it. */
export class FaceChooser {
  readonly own: FilePick;
  readonly #textOrder: readonly FilePick[];
  readonly #emojiOrder: readonly FilePick[];
  readonly #chosen = new Map<string, FilePick>();

  /** `han` tells whose the Chinese characters of the text are. */
  constructor(fonts: FontStore, style: TextStyle, han: Han | null = null) {
    this.own = fonts.pick(style);
    this.#textOrder = [this.own, ...fonts.pickFallbacks(style, han)];
    this.#emojiOrder = [...this.#textOrder.filter((pick) => pick.face.isColor), ...this.#textOrder];
  }

  /** The face of a grapheme; `running` is the face of the text just before it in the same style, if any. */
  choose(grapheme: string, running: FilePick | null): FilePick {
    if (running && running !== this.own && staysIn(running, grapheme)) return running;
    let pick = this.#chosen.get(grapheme);
    if (!pick) this.#chosen.set(grapheme, (pick = this.#search(grapheme)));
    return pick;
  }

  /** All of a grapheme in one face, else at least its first character, else the own font's box. */
  #search(grapheme: string): FilePick {
    const order = isEmoji(grapheme) ? this.#emojiOrder : this.#textOrder;
    const first = inkedPoints(grapheme)[0] ?? 0;
    return (
      order.find(({ face }) => hasGrapheme(grapheme, (point) => face.covers(point))) ??
      order.find(({ face }) => face.covers(first)) ??
      this.own
    );
  }
}

/** A space or comma after Hebrew belongs to the Hebrew font: a change of font there looks wrong and splits words in PDF. */
function staysIn({ face }: FilePick, grapheme: string): boolean {
  if (face.isColor || !SPACE_OR_PUNCTUATION.test(grapheme)) return false;
  return inkedPoints(grapheme).every((point) => face.covers(point));
}

/**
 * Whether a font has all of a grapheme, by `covers`: as it is written, or composed or taken apart as the shaper does where the
 * font has it in that way only ('e' and an accent as one letter, a Korean syllable of its parts).
 */
export function hasGrapheme(grapheme: string, covers: (codePoint: number) => boolean): boolean {
  if (inkedPoints(grapheme).every(covers)) return true;
  return [grapheme.normalize('NFC'), grapheme.normalize('NFD')].some(
    (form) => form !== grapheme && inkedPoints(form).every(covers),
  );
}

/** The code points of a grapheme that a font must have: those with ink of their own. */
export function inkedPoints(grapheme: string): number[] {
  return [...grapheme].filter((character) => !IGNORABLE.test(character)).map((c) => c.codePointAt(0) ?? 0);
}

/** True for what is shown in color where a font has it so. */
export const isEmoji = (grapheme: string): boolean => EMOJI.test(grapheme);
