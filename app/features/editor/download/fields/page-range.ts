/** The pages a download takes, as the user writes them: '1, 3-5'. */

/**
 * Page numbers from 1, each once, in ascending order; null when the text names no page, or one that is not there.
 * Spaces are free, en dashes count as hyphens, and '5-3' means the same as '3-5'.
 */
export function parsePageRange(text: string, pageCount: number): readonly number[] | null {
  const pages = new Set<number>();
  for (const part of text.split(/[,;]/)) {
    const span = parseSpan(part, pageCount);
    if (!span) return null;
    for (let page = span.first; page <= span.last; page += 1) pages.add(page);
  }
  return [...pages].sort((a, b) => a - b);
}

function parseSpan(part: string, pageCount: number): { first: number; last: number } | null {
  const match = /^\s*(\d{1,6})\s*(?:[-–]\s*(\d{1,6})\s*)?$/.exec(part);
  if (!match?.[1]) return null;
  const ends = [Number(match[1]), Number(match[2] ?? match[1])];
  const [first, last] = [Math.min(...ends), Math.max(...ends)];
  // Checked before anyone counts through it, so that '1-999999' costs nothing.
  return first >= 1 && last <= pageCount ? { first, last } : null;
}
