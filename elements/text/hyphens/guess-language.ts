import { LANGUAGE_LETTERS } from './language-letters.js';
import { HYPHEN_LANGUAGES, type HyphenLanguage } from './languages.js';

/** How much better than English another language must fit, in powers of e: most short texts that fit none are English. */
const LEAD = 3;
/** Of a long text its first characters tell enough. */
const MOST_READ = 2000;

const WORD = /\p{L}+(?:['’]\p{L}+)*/gu;

let letters: ReadonlyMap<string, readonly number[]> | undefined;

/** Three letters, with a number for each language. */
const readLetters = (): ReadonlyMap<string, readonly number[]> =>
  new Map(
    LANGUAGE_LETTERS.slice(1, -1)
      .split(/[|\n]/)
      .map((entry) => [entry.slice(0, 3), [...entry.slice(3)].map(Number)] as const),
  );

/** Answers for the last texts asked for, as layouts ask again and again. */
const known = new Map<string, HyphenLanguage>();
const MOST_KNOWN = 200;

/** The language that a text seems to be in by the letters of its words; English where nothing tells. */
export function guessLanguage(text: string): HyphenLanguage {
  let language = known.get(text);
  if (language !== undefined) return language;
  language = mostLikely(text.slice(0, MOST_READ));
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(text, language);
  return language;
}

function mostLikely(text: string): HyphenLanguage {
  letters ??= readLetters();
  const fits: number[] = HYPHEN_LANGUAGES.map((language) => (language === 'en' ? LEAD : 0));
  for (const [word] of text.normalize('NFC').replaceAll('\u00ad', '').toLowerCase().matchAll(WORD)) {
    const spaced = ` ${word} `;
    for (let at = 0; at + 3 <= spaced.length; at++)
      letters.get(spaced.slice(at, at + 3))?.forEach((value, i) => (fits[i] = fits[i]! + value));
  }
  return HYPHEN_LANGUAGES[fits.indexOf(Math.max(...fits))]!;
}
