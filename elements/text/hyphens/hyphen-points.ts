import type { Hyphenator } from './hyphenator.js';
import type { Hyphens } from './hyphens.js';

/** What stands between spaces. */
const TOKEN = /\S+/g;
/** Latin letters with their marks; an apostrophe between them parts no word. */
const WORD = /\p{Script=Latin}[\p{Script=Latin}\p{M}]*(?:['’]\p{Script=Latin}[\p{Script=Latin}\p{M}]*)*/gu;
/** Digits, soft hyphens of the author's own, and the signs of addresses: such words are broken nowhere else. */
const LEFT_ALONE = /[\p{N}\u00ad@#_\\~]|:\/\/|^\/|\p{L}[.:]\p{L}|\..*\/|\/.*\./u;
/** Capitals inside a word: the name of a thing ('YouTube'). */
const CAPITAL_INSIDE = /\p{Ll}\p{Lu}/u;
/** Fewer capitals are read letter by letter ('UNESCO'). */
const LONG_CAPITALS = 8;

/**
 * Breaks the words of texts by the patterns of a language. Never words with digits, addresses, abbreviations of capitals and
 * names with capitals inside, nor words with soft hyphens of their own.
 */
export const hyphensOf = (hyphenator: Hyphenator): Hyphens => ({
  language: hyphenator.language,
  pointsIn: (text) =>
    [...text.matchAll(TOKEN)].flatMap(({ 0: token, index: start }) =>
      LEFT_ALONE.test(token)
        ? []
        : [...token.matchAll(WORD)]
            .filter(([word]) => isBroken(word))
            .flatMap(({ 0: word, index }) => hyphenator.pointsIn(word).map((at) => start + index + at)),
    ),
});

function isBroken(word: string): boolean {
  if (CAPITAL_INSIDE.test(word)) return false;
  return word.length >= LONG_CAPITALS || word !== word.toUpperCase();
}
