/**
 * The letters of a font as a short text, so that it is known before its file is here: how many code points it lacks and how many
 * it has, in turn, in base 36. A gap of none is left out before the first letter only.
 */

/** Writes the code points of a font, which rise. */
export function writeCoverage(codes: Iterable<number>): string {
  const parts: string[] = [];
  let end = 0;
  let start = -1;
  const close = (): void => {
    if (start >= 0) parts.push((end - start).toString(36));
  };
  for (const code of codes) {
    if (code !== end || start < 0) {
      close();
      parts.push((code - end).toString(36));
      start = code;
    }
    end = code + 1;
  }
  close();
  return parts.join(' ');
}

const read = new Map<string, Uint32Array>();

/** Whether a font has a letter, by what `writeCoverage` wrote of it. */
export function isCovered(coverage: string, code: number): boolean {
  let borders = read.get(coverage);
  if (!borders) {
    let at = 0;
    borders = Uint32Array.from(
      coverage === '' ? [] : coverage.split(' '),
      (count) => (at += parseInt(count, 36)),
    );
    read.set(coverage, borders);
  }
  let low = 0;
  let high = borders.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (borders[middle]! <= code) low = middle + 1;
    else high = middle;
  }
  return low % 2 === 1;
}
