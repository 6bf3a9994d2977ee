import { WordTrie } from './word-trie.js';

/** A script that is written without spaces, as its ISO 15924 code. */
export type SpacelessScript = 'Thai' | 'Laoo' | 'Khmr' | 'Mymr';

/** Letters and marks of each such script: what stands between is no part of a word. */
const RUNS: Readonly<Record<SpacelessScript, RegExp>> = {
  Thai: /(?:(?=\p{Script=Thai})[\p{L}\p{M}])+/gu,
  Laoo: /(?:(?=\p{Script=Lao})[\p{L}\p{M}])+/gu,
  Khmr: /(?:(?=\p{Script=Khmer})[\p{L}\p{M}\u200c\u200d])+/gu,
  Mymr: /(?:(?=\p{Script=Myanmar})[\p{L}\p{M}\u200c\u200d])+/gu,
};

/** Signs that repeat or shorten the word before them: they stay with it. */
const WITH_WORD_BEFORE = /[\u0e2f\u0e46\u0eaf\u0ec6\u17d7]/;

export const SPACELESS = Object.keys(RUNS) as readonly SpacelessScript[];

/** The spaceless scripts that a text has letters of. */
export const spacelessIn = (text: string): SpacelessScript[] =>
  /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\ua9e0-\ua9ff\uaa60-\uaa7f]/.test(text)
    ? SPACELESS.filter((script) => text.search(RUNS[script]) >= 0)
    : [];

/** The words of one script, by which its lines break (E-011). */
export class WordList {
  readonly script: SpacelessScript;
  readonly #words: WordTrie;

  /** `bytes` are a dictionary as ICU compiles it. Throws for others. */
  constructor(script: SpacelessScript, bytes: Uint8Array) {
    this.script = script;
    this.#words = new WordTrie(bytes);
  }

  /** Where words begin inside the runs of the script, rising; `graphemes` are the starts of those of the text. */
  breaksOf(text: string, graphemes: readonly number[]): number[] {
    return [...text.matchAll(RUNS[this.script])].flatMap((run) => {
      const end = run.index + run[0].length;
      const starts = graphemes.filter((start) => start >= run.index && start < end);
      return this.#within(text.slice(0, end), [...starts, end]);
    });
  }

  /**
   * The cut that leaves the fewest letters outside of words, and of those the one with the fewest words (maximal matching);
   * where two are as good, the longer word comes first.
   */
  #within(text: string, marks: readonly number[]): number[] {
    const last = marks.length - 1;
    const markAt = new Map(marks.map((mark, i) => [mark, i]));
    const best: Cut[] = Array.from({ length: last + 1 }, () => ({
      unknown: 0,
      words: 0,
      to: last,
      known: true,
    }));
    for (let i = last - 1; i >= 0; i--) {
      let cut: Cut = { ...best[i + 1]!, unknown: best[i + 1]!.unknown + 1, to: i + 1, known: false };
      for (const length of this.#words.wordsAt(text, marks[i]!)) {
        const to = markAt.get(marks[i]! + length);
        const rest = to === undefined ? undefined : best[to];
        if (!rest) continue;
        const { unknown, words } = { unknown: rest.unknown, words: rest.words + 1 };
        if (unknown < cut.unknown || (unknown === cut.unknown && words <= cut.words))
          cut = { unknown, words, to: to!, known: true };
      }
      best[i] = cut;
    }
    return cutsOf(best, marks, text);
  }
}

interface Cut {
  readonly unknown: number;
  readonly words: number;
  /** Where the word ends, or the letter that is in none. */
  readonly to: number;
  readonly known: boolean;
}

/** The borders of the words; letters that are in none stay together, and one alone stays with the word before it. */
function cutsOf(best: readonly Cut[], marks: readonly number[], text: string): number[] {
  const last = marks.length - 1;
  const cuts: number[] = [];
  let known = true;
  for (let i = 0; i < last;) {
    const cut = best[i]!;
    const single = !cut.known && (best[cut.to]?.known ?? true);
    const joins = (!cut.known && !known) || (single && known) || WITH_WORD_BEFORE.test(text[marks[i]!]!);
    if (i > 0 && !joins) cuts.push(marks[i]!);
    known = cut.known || single;
    i = cut.to;
  }
  return cuts;
}
