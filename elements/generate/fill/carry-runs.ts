import type { TextRun } from '../../objects/text/model.js';

/** A word of a text, UTF-16 units. */
interface Word {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const wordsOf = (text: string): Word[] =>
  [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
    text: word,
  }));

const plain = (word: string): string => word.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/**
 * Styles of words in other words. A run over all of the text covers all of it again; emphasis stays on the same word where
 * the new words have it, else on the first or last word where it stood there. What has no place any more goes.
 */
export function carryRuns(runs: readonly TextRun[], from: string, to: string): TextRun[] {
  const [before, after] = [wordsOf(from), wordsOf(to)];
  if (before.length === 0 || after.length === 0) return [];
  return runs.flatMap((run) => {
    const range = carried(run, before, after);
    // a single word cannot stand out from itself
    return range && (range.all || after.length > 1) ? [{ ...run, start: range.start, end: range.end }] : [];
  });
}

interface Range {
  readonly start: number;
  readonly end: number;
  readonly all?: boolean;
}

function carried(run: TextRun, before: readonly Word[], after: readonly Word[]): Range | null {
  const covered = before.filter(({ start, end }) => start < run.end && end > run.start);
  if (covered.length === 0) return null;
  if (covered.length === before.length) return { start: 0, end: after.at(-1)!.end, all: true };
  const same = sameWords(covered, after);
  if (same) return same;
  const count = Math.min(covered.length, Math.max(1, after.length - 1));
  if (covered[0] === before[0]) return { start: after[0]!.start, end: after[count - 1]!.end };
  if (covered.at(-1) === before.at(-1)) return { start: after.at(-count)!.start, end: after.at(-1)!.end };
  return null;
}

function sameWords(covered: readonly Word[], after: readonly Word[]): Range | null {
  const wanted = covered.map(({ text }) => plain(text));
  if (wanted.some((word) => word === '')) return null;
  const at = after.findIndex((_, i) =>
    wanted.every((word, k) => after[i + k] && plain(after[i + k]!.text) === word),
  );
  return at < 0 ? null : { start: after[at]!.start, end: after[at + wanted.length - 1]!.end };
}
