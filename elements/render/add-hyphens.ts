import type { FontStore } from '../text/fonts/font-store.js';
import { guessLanguage } from '../text/hyphens/guess-language.js';
import { hyphensOf } from '../text/hyphens/hyphen-points.js';
import { Hyphenator } from '../text/hyphens/hyphenator.js';
import type { AskedHyphens } from '../text/hyphens/hyphens.js';
import { hyphenLanguage, type HyphenLanguage } from '../text/hyphens/languages.js';

/** The language that a text was said to be in, or seems to be in; null for one without patterns. */
export const languageOfText = ({ text, language }: AskedHyphens): HyphenLanguage | null =>
  language === undefined ? guessLanguage(text) : hyphenLanguage(language);

/**
 * Adds what breaks the words of a text to the store, by patterns that `read` gives, each list once: null where there are none,
 * so that no word is broken. Rejects when they could not be had.
 */
export async function addHyphens(
  asked: AskedHyphens,
  store: FontStore,
  read: (language: HyphenLanguage) => Promise<ArrayBuffer | Uint8Array | null | undefined>,
): Promise<void> {
  store.tellLanguages(languageOfText);
  const language = languageOfText(asked);
  if (language === null || store.hasHyphens(language)) return;
  const patterns = new TextDecoder().decode((await read(language)) ?? new Uint8Array());
  if (!store.hasHyphens(language)) store.addHyphens(hyphensOf(new Hyphenator(language, patterns)));
}
