import { scriptLanguage } from '../filters/script-language.js';
import { FOREIGN } from './foreign-words.js';
import { phraseTable, type TypedWord } from './phrases.js';

const inEnglish = new Intl.DisplayNames(['en'], { type: 'language' });
/** BCP 47; all that are known besides English. */
export const languageCodes = Object.keys(FOREIGN);

/** Languages by their name in English and in themselves. */
const names = phraseTable(
  languageCodes.map((code): readonly [string, string] => {
    const own = new Intl.DisplayNames([code], { type: 'language' });
    return [[inEnglish, own].map((each) => each.of(code)!).join(', '), code];
  }),
);

interface Meant {
  readonly language: string;
  readonly english: readonly string[];
}

const meant = (of: 'topics' | 'formats'): (readonly [phrase: string, meant: Meant])[] =>
  Object.entries(FOREIGN).flatMap(([language, words]) =>
    words[of].split(', ').map((row) => {
      const [phrase, english] = row.split('=') as [string, string];
      return [phrase, { language, english: english.split('+') }] as const;
    }),
  );

/** What topics are called in other languages, each phrase by what it means in all of them. */
export const foreignTopics = byPhrase(meant('topics'));
/** What formats are called in other languages, and in English. */
export const foreignFormats = byPhrase(meant('formats'));

function byPhrase(rows: readonly (readonly [string, Meant])[]): (readonly [string, readonly string[]])[] {
  const all = new Map<string, readonly string[]>();
  for (const [phrase, { english }] of rows)
    all.set(phrase, [...new Set([...(all.get(phrase) ?? []), ...english])]);
  return [...all];
}

/** The words of each language, by phrase, and its small words. */
const spoken = languageCodes.map((code) => ({
  code,
  phrases: phraseTable(
    [...meant('topics'), ...meant('formats')].flatMap(([phrase, { language }]) =>
      language === code ? [[phrase, true] as const] : [],
    ),
  ),
  small: new Set(FOREIGN[code]!.small.split(' ')),
}));

/** What a search says of the language that is looked for. */
export interface SaidLanguage {
  /** The language that it is written in, or that it names. */
  readonly language: string;
  /** Whether it names the language: 'spanish flyer'. */
  readonly isNamed: boolean;
}

/** The language that a search names or is written in, where that is not English. */
export function saidLanguage(text: string, words: readonly TypedWord[]): SaidLanguage | null {
  const [named] = names.all(words);
  if (named) return { language: named.known, isNamed: true };
  const votes = spoken.map(({ code, phrases, small }) => {
    const known = phrases.all(words).reduce((sum, { length }) => sum + length, 0);
    const between = words.filter(({ word }) => small.has(word)).length;
    // a small word alone may be of any language
    return { code, count: known === 0 ? 0 : known + between / 2 };
  });
  const best = votes.reduce((one, other) => (other.count > one.count ? other : one));
  // Chinese signs are Japanese ones too, so that known words tell more than letters
  const language = best.count > 0 ? best.code : scriptLanguage(text);
  return language === undefined ? null : { language, isNamed: false };
}

/** The language that a part of a search names. */
export const namedLanguage = (words: readonly TypedWord[]): string | undefined =>
  names.at(words, 0)?.length === words.length ? names.at(words, 0)!.known : undefined;

/** Whether a word says nothing in a language. */
export const isSmall = (word: string, language: string | undefined): boolean =>
  spoken.some(({ code, small }) => code === language && small.has(word));
