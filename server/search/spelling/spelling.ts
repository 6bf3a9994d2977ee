import { wordForms, isSpaced } from '../tokenizer.js';

/** Which words may stand for a mistyped one. Two letters swapped, one left out, put in or mistaken are one slip each. */

/** Words shorter than this are not doubted, since too many others are near: letters. */
const SHORTEST = 4;
/** From this many letters on, a word may have two slips. */
const LONG = 8;
/**
 * Words are near each other by their beginnings, so that long ones take no more room: letters. Two slips at most fit in.
 */
const BEGINNING = 7;
/** The shortest word that a long one with two slips can be of. */
const TWO_LESS = LONG - 2;

/** Whether a word may be a typing error at all: numbers and names with numbers in them are not, nor is unspaced text. */
export const isCorrectable = (word: string): boolean =>
  /^[\p{L}\p{M}]+$/u.test(word) && isSpaced(word) && [...word].length >= SHORTEST;

/** Whether others may be taken for a typing error of it. */
export const isTerm = (word: string): boolean =>
  /^[\p{L}\p{M}]+$/u.test(word) && isSpaced(word) && [...word].length >= SHORTEST - 1;

/** How many slips a word may have. */
export const maxEdits = (typed: string): number => ([...typed].length < LONG ? 1 : 2);

/** What the beginning of a word leaves without up to so many of its letters. */
function remains(word: string, without: number): Set<string> {
  const all = new Set([[...word].slice(0, BEGINNING).join('')]);
  let last = [...all];
  for (let i = 0; i < without; i += 1) {
    const next = last.flatMap((rest) => {
      const letters = [...rest];
      return letters.map((_, at) => letters.toSpliced(at, 1).join(''));
    });
    last = [...new Set(next)];
    for (const rest of last) all.add(rest);
  }
  return all;
}

/** What a term has in common with its misspellings. Whoever changes this empties the table of terms, which keeps it. */
export const termDeletes = (word: string): string[] => [
  ...remains(word, [...word].length < TWO_LESS ? 1 : 2),
];

/** What a mistyped word has in common with what is meant. */
export const typedDeletes = (typed: string): string[] => [
  ...new Set(wordForms(typed).flatMap((form) => [...remains(form, maxEdits(form))])),
];

export interface Term {
  readonly word: string;
  /** How many things have it. */
  readonly things: number;
}

/** The term that a mistyped word most likely stands for, or nothing when none is near enough. */
export function suggestTerm(typed: string, terms: readonly Term[]): string | undefined {
  let best: { word: string; score: number } | undefined;
  for (const [nth, form] of wordForms(typed).entries()) {
    if (!isCorrectable(form)) continue;
    for (const { word, things } of terms) {
      const slips = editDistance(form, word, maxEdits(form));
      if (slips > maxEdits(form) || !isPlausible(form, word, slips, things)) continue;
      const score = Math.log1p(things) - SLIP * (slips + oddness(form, word) + nth * SINGULAR);
      if (!best || score > best.score || (score === best.score && word < best.word)) best = { word, score };
    }
  }
  return best?.word;
}

/** Words of so few letters are near to many, so that a letter mistaken for another makes other words: letters. */
const SHORT = 4;
const MANY = 2;

const isPlausible = (typed: string, word: string, slips: number, things: number): boolean => {
  const letters = [...typed].length;
  if (slips > 1) return typed[0] === word[0];
  if (letters > SHORT) return true;
  return things >= MANY && ([...word].length !== letters || isSwap(typed, word));
};

const isSwap = (one: string, other: string): boolean => [...one].sort().join() === [...other].sort().join();

/** A slip less outweighs this many times as many things, as a power of e. */
const SLIP = 4;
/** The first letter is seldom mistyped, a letter sooner left out than put in, and often doubled or not: in slips. */
const FIRST = 0.5;
const PUT_IN = 0.45;
const DOUBLED = -0.4;
/** What stands in the plural is rather meant so. */
const SINGULAR = 0.1;

const undoubled = (word: string): string => word.replaceAll(/(.)\1+/gu, '$1');

const oddness = (typed: string, word: string): number =>
  (typed[0] === word[0] ? 0 : FIRST) + letterOddness(typed, word);

const letterOddness = (typed: string, word: string): number => {
  if (undoubled(typed) === undoubled(word)) return DOUBLED;
  return typed.length > word.length ? PUT_IN : 0;
};

/** How many slips lie between two words; above `most`, some number above it. */
export function editDistance(one: string, other: string, most: number): number {
  const [a, b] = [[...one], [...other]];
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row[j] = Math.min(
        last[j]! + 1,
        row[j - 1]! + 1,
        last[j - 1]! + (same ? 0 : 1),
        swapped ? before[j - 2]! + 1 : Infinity,
      );
    }
    if (Math.min(...row) > most) return most + 1;
    [before, last] = [last, row];
  }
  return last[b.length]!;
}
