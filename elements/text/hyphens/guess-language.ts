import { hyphenLanguage, type HyphenLanguage } from './languages.js';

/** How much better than English another language must fit, in powers of e: most short texts that fit none are English. */
const LEAD = 3;
/** Of a long text its first characters tell enough. */
const MOST_READ = 2000;
/** Texts whose answers are kept, as layouts ask again and again. */
const MOST_KNOWN = 200;

const WORD = /\p{L}+(?:['’]\p{L}+)*/gu;

/** Tells the language of a text by the letters of its words. */
export class LanguageGuesser {
  readonly #languages: readonly HyphenLanguage[];
  /** Three letters, the spaces around words among them, with a number for each language. */
  readonly #letters: ReadonlyMap<string, readonly number[]>;
  readonly #known = new Map<string, HyphenLanguage>();

  /**
   * `letters` has a line of languages ('en de'), and for each three letters a line with a digit for each of those (' be98'): 9
   * where they are most usual, one less for a share smaller by e. Without any, all texts are English.
   */
  constructor(letters: string) {
    const [languages = '', ...lines] = letters.split('\n');
    this.#languages = languages.split(' ').flatMap((language) => hyphenLanguage(language) ?? []);
    this.#letters = new Map(
      lines.map((line) => [line.slice(0, 3), Array.from(line.slice(3), Number)] as const),
    );
  }

  /** English where nothing tells. */
  guess(text: string): HyphenLanguage {
    let language = this.#known.get(text);
    if (language !== undefined) return language;
    language = this.#mostLikely(text.slice(0, MOST_READ));
    if (this.#known.size >= MOST_KNOWN) this.#known.clear();
    this.#known.set(text, language);
    return language;
  }

  #mostLikely(text: string): HyphenLanguage {
    const fits: number[] = this.#languages.map((language) => (language === 'en' ? LEAD : 0));
    for (const [word] of text.normalize('NFC').replaceAll('\u00ad', '').toLowerCase().matchAll(WORD)) {
      const spaced = ` ${word} `;
      for (let at = 0; at + 3 <= spaced.length; at++)
        this.#letters.get(spaced.slice(at, at + 3))?.forEach((value, i) => (fits[i]! += value));
    }
    return this.#languages[fits.indexOf(Math.max(...fits))] ?? 'en';
  }
}
