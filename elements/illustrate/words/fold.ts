/** Small letters without accents: 'Café' and 'cafe' are one. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[øœæßł]/g, (letter) => ({ ø: 'o', œ: 'oe', æ: 'ae', ß: 'ss', ł: 'l' })[letter]!);

/** A word of the prompt: as written, and folded. */
export interface Word {
  readonly written: string;
  readonly folded: string;
  /** Ends a clause: a color before it says nothing of what comes after. */
  readonly ends: boolean;
}

export const wordsOf = (prompt: string): Word[] =>
  [...prompt.matchAll(/([\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*)(\s*[,.;:!?])?/gu)].map(([, written, end]) => ({
    written: written!,
    folded: fold(written!).replace(/['’]s$/, ''),
    ends: end !== undefined,
  }));

/** How a folded word may stand in a list: as it is, and in the singular where it looks like a plural. */
export function formsOf(word: string): string[] {
  const forms = [word];
  const irregular = PLURALS[word];
  if (irregular) forms.push(irregular);
  if (/[a-z]{2}ies$/.test(word)) forms.push(word.replace(/ies$/, 'y'));
  if (/(?:s|x|z|ch|sh)es$/.test(word)) forms.push(word.slice(0, -2));
  if (/[a-z]{2}[^suis]s$/.test(word) || /[aeiou]s$/.test(word)) forms.push(word.slice(0, -1));
  if (/ves$/.test(word)) forms.push(word.replace(/ves$/, 'f'));
  return forms;
}

export const isPlural = (word: string): boolean => formsOf(word).length > 1;

const PLURALS: Readonly<Record<string, string>> = {
  ...{ children: 'child', men: 'man', women: 'woman', people: 'person', geese: 'goose', mice: 'mouse' },
  ...{ leaves: 'leaf', wolves: 'wolf', foxes: 'fox', knives: 'knife', cacti: 'cactus', fish: 'fish' },
};
