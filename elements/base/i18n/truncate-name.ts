/** Longest name that is shown whole, and what is left of a longer one, in letters as people count them (spec 2 section 5). */
const MAX_LENGTH = 24;
const TRUNCATED_LENGTH = 22;

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** A folder's name as lists show it: 'Landscapes for the rep...'. No sign of several code points is cut in two. */
export function truncateName(name: string): string {
  const all = [...letters.segment(name)];
  return all.length > MAX_LENGTH ? `${name.slice(0, all[TRUNCATED_LENGTH]!.index)}...` : name;
}
