/** Small letters without marks: 'Café' and 'cafe' are found by each other. */
export const folded = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLocaleLowerCase('en');

const wordsOf = (text: string): readonly string[] => folded(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether every word of the query begins a word of the text, whatever their order. A query without words finds nothing. */
export function findsWords(text: string, query: string): boolean {
  const [words, wanted] = [wordsOf(text), wordsOf(query)];
  return wanted.length > 0 && wanted.every((start) => words.some((word) => word.startsWith(start)));
}
