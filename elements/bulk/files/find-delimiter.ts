import { readDelimited, type Table } from './delimited.js';

const DELIMITERS = [',', ';', '\t', '|'] as const;

/** Rows of the beginning that are enough to tell. */
const SAMPLE_ROWS = 40;
const SAMPLE = 40_000;

/** Excel's own hint on a first line of its own. */
const HINT = /^sep=(.)\r?\n/i;

/** The first rows as they would be with a delimiter. */
function sampleRows(text: string, delimiter: string): Table {
  const work = readDelimited(text, delimiter);
  for (;;) {
    const step = work.next();
    if (step.done) return step.value.slice(0, SAMPLE_ROWS);
  }
}

/** How well rows agree on a number of columns: more columns in more rows are better. */
function agreement(rows: Table): number {
  const widths = rows.filter((row) => row.some((value) => value !== '')).map(({ length }) => length);
  const counts = new Map<number, number>();
  for (const width of widths) counts.set(width, (counts.get(width) ?? 0) + 1);
  const [width, count] = [...counts].reduce((best, next) => (next[1] > best[1] ? next : best), [1, 0]);
  return width < 2 ? 0 : (count / widths.length) * (1 + Math.min(width, 20) / 100);
}

/** The delimiter of a text and where its rows begin. A single column has none: the comma then does no harm. */
export function findDelimiter(text: string): { delimiter: string; start: number } {
  const hint = HINT.exec(text);
  if (hint) return { delimiter: hint[1]!, start: hint[0].length };
  const sample = text.slice(0, SAMPLE);
  const scores = DELIMITERS.map((delimiter) => agreement(sampleRows(sample, delimiter)));
  const best = scores.indexOf(Math.max(...scores));
  return { delimiter: DELIMITERS[best]!, start: 0 };
}
