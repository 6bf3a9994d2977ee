import type { HyphenLanguage } from './languages.js';

/** Letters that stay on the line before a hyphen, and that go to the next one. */
const FEWEST_BEFORE = 2;
const FEWEST_AFTER = 3;

/** Words whose points are kept; a design has a few thousand at most. */
const MOST_WORDS = 5000;

/** A letter with its marks, or the apostrophe between two parts of a word. */
const LETTER = /\p{L}\p{M}*|['’]/gu;
const APOSTROPHE = /['’]/;

/**
 * The patterns of one language, by which its words are broken. Source of the method: F. M. Liang, Word Hy-phen-a-tion by
 * Com-put-er, 1983.
 */
export class Hyphenator {
  readonly language: HyphenLanguage;
  /** Patterns by their letters alone. */
  readonly #patterns = new Map<string, string>();
  /** Words that the patterns get wrong, with their hyphens. */
  readonly #exceptions = new Map<string, string>();
  readonly #known = new Map<string, readonly number[]>();
  #longest = 0;

  /** `patterns` as hyph-utf8 has them, one a line ('.ab3a'); lines without digits are exceptions ('ta-ble'). */
  constructor(language: HyphenLanguage, patterns: string) {
    this.language = language;
    for (const line of patterns.split(/\s+/)) {
      if (line === '') continue;
      const digits = /\d/.test(line);
      const letters = line.replace(/[\d-]/g, '');
      (digits ? this.#patterns : this.#exceptions).set(letters, line);
      if (digits) this.#longest = Math.max(this.#longest, letters.length);
    }
  }

  /**
   * Where a word of letters and apostrophes may be broken: indices before which the hyphen stands, UTF-16, rising. At least two
   * letters stay before it and three come after, those beyond an apostrophe not counted.
   */
  pointsIn(word: string): readonly number[] {
    let points = this.#known.get(word);
    if (points) return points;
    points = this.#search(word);
    if (this.#known.size >= MOST_WORDS) this.#known.clear();
    this.#known.set(word, points);
    return points;
  }

  #search(word: string): number[] {
    const letters = [...word.matchAll(LETTER)];
    const plain = letters.map(([letter]) => plainLetter(letter));
    const values = this.#valuesOf(plain);
    let from = 0;
    return letters.flatMap(({ index }, i) => {
      if (APOSTROPHE.test(plain[i]!)) from = i + 1;
      const end = plain.findIndex((letter, at) => at >= i && APOSTROPHE.test(letter));
      const after = (end < 0 ? plain.length : end) - i;
      return i - from >= FEWEST_BEFORE && after >= FEWEST_AFTER && (values[i]! & 1) === 1 ? [index] : [];
    });
  }

  /** The greatest number that a pattern has before each letter: a hyphen may stand where it is odd. */
  #valuesOf(letters: readonly string[]): readonly number[] {
    const exception = this.#exceptions.get(letters.join(''));
    if (exception !== undefined) return pointsOfException(exception);
    const word = `.${letters.join('')}.`;
    const values = Array.from({ length: word.length + 1 }, () => 0);
    for (let start = 0; start < word.length; start++)
      for (let end = start + 1; end <= Math.min(word.length, start + this.#longest); end++) {
        const pattern = this.#patterns.get(word.slice(start, end));
        if (pattern !== undefined) raise(values, pattern, start);
      }
    return values.slice(1);
  }
}

/** As patterns have it; a sign that none of them has for what is more than one unit. */
function plainLetter(letter: string): string {
  const plain = letter.normalize('NFC').toLowerCase();
  return plain.length === 1 ? plain : '\ufffd';
}

/** Raises the values at the letters of a pattern, of which the first stands at `start`. */
function raise(values: number[], pattern: string, start: number): void {
  let at = start;
  for (const sign of pattern) {
    if (sign >= '0' && sign <= '9') values[at] = Math.max(values[at]!, Number(sign));
    else at++;
  }
}

/** 1 before each letter that a hyphen comes before. */
function pointsOfException(word: string): readonly number[] {
  const letters = word.replaceAll('-', '');
  const values = Array.from(letters, () => 0);
  for (let at = word.indexOf('-'), before = 0; at >= 0; at = word.indexOf('-', at + 1), before++)
    values[at - before] = 1;
  return values;
}
