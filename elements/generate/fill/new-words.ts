import { withoutAutoset } from '../../objects/text/box/autoset.js';
import { withOwnWidth } from '../../objects/text/box/auto-width.js';
import type { TextDetails } from '../../objects/text/model.js';
import { carryRuns } from './carry-runs.js';

/** At least so many letters tell that a text is meant to be in capitals. */
const LETTERS = 2;

/** The details with other words at the same size, in a box whose lines wrap. What was set in capitals stays so. */
export function withWords(details: TextDetails, words: string): TextDetails {
  const { runs, paragraphs, ...rest } = withOwnWidth(withoutAutoset(details));
  const carried = carryRuns(runs ?? [], details.text, words);
  const lines = words.split('\n').length;
  const list = paragraphs?.[0];
  return {
    ...rest,
    text: words,
    ...(isCapitals(details) && { textCase: 'upper' as const }),
    ...(carried.length > 0 && { runs: carried }),
    // items of a list stay items
    ...(list && { paragraphs: Array.from({ length: lines }, (_, i) => paragraphs[i] ?? list) }),
  };
}

function isCapitals({ text, textCase = 'none' }: TextDetails): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  return (
    textCase === 'none' &&
    letters.length >= LETTERS &&
    text === text.toUpperCase() &&
    text !== text.toLowerCase()
  );
}

/**
 * The same words with the places where they wrap stored as line feeds, as layouts store them: `starts` are where lines begin.
 * A feed takes the place of a space; where a script has none it is put in. Runs keep their letters.
 */
export function withBreaks(details: TextDetails, starts: readonly number[]): TextDetails {
  const { text, runs, paragraphs } = details;
  const breaks = starts.filter((at) => at > 0 && text[at - 1] !== '\n');
  // lists count their items by line feeds
  if (breaks.length === 0 || paragraphs?.some(({ list }) => list)) return details;
  const put = breaks.filter((at) => !/\s/.test(text[at - 1]!));
  const moved = (at: number): number => at + put.filter((each) => each < at).length;
  const parts = [0, ...breaks].map((from, i) => text.slice(from, breaks[i] ?? text.length));
  const joined = parts.map((part, i) => (i < parts.length - 1 ? part.replace(/\s$/, '') : part)).join('\n');
  return {
    ...details,
    text: joined,
    ...(runs && { runs: runs.map((run) => ({ ...run, start: moved(run.start), end: moved(run.end) })) }),
  };
}
