/** Shorter words are too much like others for a letter to be wrong in them. */
const SHORTEST = 4;

/** Whether `of` begins like `word`, or does so when one letter is changed, added, left out or swapped with the next. */
export function fuzzyStartsWith(word: string, of: string): boolean {
  if (of.startsWith(word)) return true;
  if (word.length < SHORTEST) return false;
  const at = firstDifference(word, of);
  const rest = word.slice(at + 1);
  const swapped = of.charAt(at + 1) + of.charAt(at);
  return (
    of.startsWith(rest, at + 1) ||
    of.startsWith(rest, at) ||
    of.startsWith(word.slice(at), at + 1) ||
    (word.startsWith(swapped, at) && of.startsWith(word.slice(at + 2), at + 2))
  );
}

function firstDifference(a: string, b: string): number {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  return at;
}
