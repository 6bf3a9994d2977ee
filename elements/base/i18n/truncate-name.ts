/** Longest name that is shown whole, and what is left of a longer one, in letters as people count them (spec 2 section 5). */
const LONGEST = 24;
const KEPT = 22;

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** A folder's name as lists show it: 'Landscapes for the rep...'. No sign of several code points is cut in two. */
export function shownName(name: string): string {
  const all = [...letters.segment(name)];
  return all.length > LONGEST ? `${name.slice(0, all[KEPT]!.index)}...` : name;
}
