/** Languages that are told by their letters; the first that fits. */
const BY_SCRIPT: readonly (readonly [language: string, letters: RegExp])[] = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['ko', /\p{Script=Hangul}/u],
  ['zh', /\p{Script=Han}/u],
  ['ar', /\p{Script=Arabic}/u],
  ['he', /\p{Script=Hebrew}/u],
  ['hi', /\p{Script=Devanagari}/u],
  ['th', /\p{Script=Thai}/u],
  ['el', /\p{Script=Greek}/u],
  ['ru', /\p{Script=Cyrillic}/u],
];

/** A letter or two of another script are no language: at least this share of all letters. */
const SHARE = 0.3;

/** The language that the letters of a text tell, BCP 47; undefined for Latin ones, which many languages share. */
export function scriptLanguage(text: string): string | undefined {
  const all = text.match(/\p{L}/gu)?.length ?? 0;
  if (all === 0) return undefined;
  return BY_SCRIPT.find(([, letters]) => countOf(text, letters) >= all * SHARE)?.[0];
}

const countOf = (text: string, letters: RegExp): number =>
  text.match(new RegExp(letters.source, 'gu'))?.length ?? 0;
