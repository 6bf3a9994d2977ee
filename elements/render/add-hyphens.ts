import type { FontStore } from '../text/fonts/font-store.js';
import { LanguageGuesser } from '../text/hyphens/guess-language.js';
import { hyphensOf } from '../text/hyphens/hyphen-points.js';
import { Hyphenator } from '../text/hyphens/hyphenator.js';
import type { AskedHyphens, LanguageOf } from '../text/hyphens/hyphens.js';
import { hyphenLanguage } from '../text/hyphens/languages.js';

/** The list by whose letters languages are told apart; the other lists are patterns, by their language. */
export const LETTERS = 'letters';

/** Reads a list as text in UTF-8; null where there is none. */
type ReadList = (list: string) => Promise<ArrayBuffer | Uint8Array | null | undefined>;

const guessers = new WeakMap<FontStore, LanguageGuesser>();

/**
 * Adds what breaks the words of a text to the store, each list once. Where there are no patterns no word is broken. Rejects when
 * a list could not be had.
 */
export async function addHyphens(asked: AskedHyphens, store: FontStore, read: ReadList): Promise<void> {
  const textOf = async (list: string): Promise<string> =>
    new TextDecoder().decode((await read(list)) ?? new Uint8Array());
  if (asked.language === undefined && !guessers.has(store))
    guessers.set(store, new LanguageGuesser(await textOf(LETTERS)));
  const languageOf: LanguageOf = ({ text, language }) =>
    language === undefined ? guessers.get(store)?.guess(text) : hyphenLanguage(language);
  store.tellLanguages(languageOf);
  const language = hyphenLanguage(languageOf(asked) ?? '');
  if (language === null || store.hasHyphens(language)) return;
  const hyphenator = new Hyphenator(language, await textOf(language));
  if (!store.hasHyphens(language)) store.addHyphens(hyphensOf(hyphenator));
}
