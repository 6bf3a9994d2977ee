/** Small letters without marks: 'Café' and 'cafe' are found by each other. */
export const normalizeForSearch = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLocaleLowerCase('en');

const wordsOf = (text: string): readonly string[] => normalizeForSearch(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Scripts in which one letter says as much as a word. */
const WORDLESS_SCRIPTS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** A single letter begins too many words: alone it is looked for as a word of its own. */
const matchesAsPrefix = (word: string): boolean => [...word].length > 1 || WORDLESS_SCRIPTS.test(word);

/**
 * Whether every word of the query begins a word of the text, whatever their order; a single letter is one ('Letter A' and
 * 'a'). A query without words finds nothing.
 */
export function matchesWords(text: string, query: string): boolean {
  const [words, wanted] = [wordsOf(text), wordsOf(query)];
  return (
    wanted.length > 0 &&
    wanted.every((start) =>
      words.some((word) => (matchesAsPrefix(start) ? word.startsWith(start) : word === start)),
    )
  );
}
