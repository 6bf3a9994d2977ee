import { fuzzyStartsWith } from './fuzzy-prefix.js';

interface Named {
  readonly name: string;
}

/** How well a name fits; a smaller number fits better. */
const FIT = { whole: 0, beginning: 1, words: 2, almost: 3 } as const;

/** Those whose names have words that begin like those of the text, best first; one letter may be wrong in a longer word. */
export const fitting = <T extends Named>(wanted: string, formats: readonly T[]): T[] =>
  ranked(wanted, formats).map(({ format }) => format);

/** The same without those that fit but for a letter: nobody who types "deck" means a desktop. */
export const fittingExactly = <T extends Named>(wanted: string, formats: readonly T[]): T[] =>
  ranked(wanted, formats).flatMap(({ format, fit }) => (fit === FIT.almost ? [] : [format]));

function ranked<T extends Named>(wanted: string, formats: readonly T[]) {
  const typed = folded(wanted);
  const found = formats.flatMap((format) => {
    const fit = fitOf(typed, folded(format.name));
    return fit === null ? [] : [{ format, fit }];
  });
  return found.sort((a, b) => a.fit - b.fit);
}

function fitOf(typed: string, name: string): number | null {
  if (name === typed) return FIT.whole;
  if (name.startsWith(typed)) return FIT.beginning;
  const [words, names] = [wordsOf(typed), wordsOf(name)];
  if (words.length === 0) return null;
  const every = (fits: (word: string, of: string) => boolean) =>
    words.every((word) => names.some((of) => fits(word, of)));
  if (every((word, of) => of.startsWith(word) || word === `${of}s`)) return FIT.words;
  return every(fuzzyStartsWith) ? FIT.almost : null;
}

/** The measures in a name are words of their own: '4x6' finds 'Photo 4 × 6'. */
const wordsOf = (text: string): string[] =>
  text.replace(/(\d)[x×](?=\d)/g, '$1 ').match(/[\p{L}\p{N}]+/gu) ?? [];

/** Small letters without accents. */
const folded = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
