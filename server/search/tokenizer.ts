/** How texts fall into words: the same for what is found and what is searched for. */

/**
 * Whoever changes what this file does, or what entries hold, raises it: entries made by an earlier form are made anew at
 * the next start.
 */
export const TOKENIZER_VERSION = 6;

/** Letters of a word; no language needs more, and an index takes no more than 2 KB. */
const LONGEST = 64;

/** Letters that are one with others by custom, not by Unicode's tables. */
const SAME: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', ø: 'o', æ: 'ae', œ: 'oe', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i', ς: 'σ' },
  ...{ ى: 'ي', ة: 'ه', ـ: '' },
};
const SAME_LETTERS = new RegExp(`[${Object.keys(SAME).join('')}]`, 'gu');

/** Accents, vowel points, joiners. Marks that are letters of their script, as in Devanagari, stay. */
const MARKS = /(?=\p{M})[\p{Script=Inherited}\p{Script=Hebrew}]|[\u200c\u200d]/gu;

const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** Scripts that put no spaces between words. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー]+/gu;

/** Small letters without marks: 'Café' and 'cafe' are found by each other. */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(MARKS, '')
    .replace(SAME_LETTERS, (letter) => SAME[letter]!)
    .normalize('NFC');

/**
 * The words of a text in their order, folded. Text without spaces comes as pairs of letters that overlap, which finds a
 * word anywhere in it: 'セール' as セー and ール.
 */
export const tokenize = (text: string): string[] => (foldText(text).match(WORD) ?? []).flatMap(split);

/** Whether a script puts spaces between words, so that a word is one and not a part of a text. */
export const isSpaced = (word: string): boolean => word.search(UNSPACED) < 0;

/** The text with other words in the place of some; the rest stays as it was written. */
export const replaceWords = (text: string, others: ReadonlyMap<string, string>): string =>
  text.normalize('NFC').replace(WORD, (written) => {
    const [word, ...more] = tokenize(written);
    return (more.length === 0 && others.get(word ?? '')) || written;
  });

/** Scripts in which one letter says as much as a word. */
const TELLING = new RegExp(`${UNSPACED.source}|\\p{Script=Hangul}`, 'u');

/** Whether what begins like this is found too: a single letter begins too many words, and stands for itself. */
export const isPrefixable = (word: string): boolean => [...word].length > 1 || TELLING.test(word);

/** What ends a plural, and what takes its place: 'houses' may be of 'house', and 'boxes' of 'box'. */
const PLURALS: readonly (readonly [RegExp, string])[] = [
  [/(?<=[a-z]{2})ies$/, 'y'],
  [/(?<=[a-z](?:s|x|z|ch|sh))es$/, ''],
  [/(?<=[a-z]{2}[^suis])s$/, ''],
];

/** A word as it is searched for: by itself, and in the singular when it looks like a plural, as it does in English. */
export function wordForms(word: string): string[] {
  const singulars = PLURALS.filter(([end]) => end.test(word)).map(([end, instead]) =>
    word.replace(end, instead),
  );
  return [word, ...singulars];
}

function split(word: string): string[] {
  const parts: string[] = [];
  let end = 0;
  for (const { 0: run, index } of word.matchAll(UNSPACED)) {
    parts.push(word.slice(end, index), ...pairsOf(run));
    end = index + run.length;
  }
  return [...parts, word.slice(end)].filter((part) => part !== '').map((part) => cut(part));
}

function pairsOf(run: string): string[] {
  const letters = [...run];
  if (letters.length === 1) return letters;
  return letters.slice(1).map((letter, i) => letters[i]! + letter);
}

/** Counted by whole letters: a half of one cannot be kept. */
const cut = (word: string): string => (word.length <= LONGEST ? word : [...word].slice(0, LONGEST).join(''));
