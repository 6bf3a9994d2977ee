/** Where the characters a reader sees begin: carets stop there, and words that must break do so there. */

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * Engines disagree here: Unicode 15.1 joined Indic consonants linked by a virama, and older engines part them.
 * We join them ourselves so that every target breaks a Hindi word at the same places.
 */
const CONSONANT =
  /^[\u0915-\u0939\u0958-\u095f\u0978-\u097f\u0995-\u09b9\u09dc-\u09df\u09f0\u09f1\u0a95-\u0ab9\u0af9\u0b15-\u0b39\u0b5c-\u0b5f\u0b71\u0c15-\u0c39\u0c58-\u0c5a\u0d15-\u0d3a]/;
const LINKED = /[\u094d\u09cd\u0acd\u0b4d\u0c4d\u0d4d][\p{M}\u200d]*$/u;

/** Texts of which every unit is a grapheme of its own: most Latin ones, so most texts. */
const PLAIN =
  /^[\u0020-\u00a8\u00aa-\u00ac\u00af-\u02ff\u2010-\u2027\u3041-\u3096\u30a0-\u30ff\u4e00-\u9fff\n\t]*$/;
const HAS_LINKER = /[\u094d\u09cd\u0acd\u0b4d\u0c4d\u0d4d]/;

/** Start of every grapheme of `text`, UTF-16, in order; empty for an empty text. */
export function graphemeStarts(text: string): number[] {
  const starts: number[] = [];
  if (PLAIN.test(text)) {
    for (let i = 0; i < text.length; i++) starts.push(i);
    return starts;
  }
  const segments = segmenter.segment(text);
  if (!HAS_LINKER.test(text)) {
    for (const { index } of segments) starts.push(index);
    return starts;
  }
  let previous = '';
  for (const { segment, index } of segments) {
    if (!(CONSONANT.test(segment) && CONSONANT.test(previous) && LINKED.test(previous))) starts.push(index);
    previous = segment;
  }
  return starts;
}

/** Position of the first element >= `value` in a rising list. */
export function lowerBound(sorted: readonly number[], value: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? Infinity) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The elements of a rising list strictly between `from` and `to`. */
export function strictlyBetween(sorted: readonly number[], from: number, to: number): number[] {
  return sorted.slice(lowerBound(sorted, from + 1), lowerBound(sorted, to));
}
