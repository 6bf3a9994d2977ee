import type { SearchBench, SearchCost } from './bench.js';

/** The part of the page of docs that tells of search: a run of this bench alone renews it, a full run all of the page. */

const HEADING = '## Search';

const row = (...cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const cell = (cost: SearchCost | undefined): string =>
  cost ? `${cost.p50} / ${cost.p95} / ${cost.max}` : '-';

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

export function searchSection({ templates, words, cost, load, spelling }: SearchBench): string {
  const { postgres, embedded } = cost;
  const kinds = Object.keys(embedded ?? {});
  const slips = Object.entries(spelling.meantBySlip).map(([slip, meant]) => `${slip} ${percent(meant)}`);
  return [
    HEADING,
    '',
    `Written by \`npm run bench -- search\`. ${templates} made templates with ${words} words, spread as in a language; the first 50`,
    'found, one search after the other, nothing remembered. Milliseconds of median / 95th percentile / longest, while',
    `${load} programs wanted each processor.`,
    '',
    row('what', 'PostgreSQL', 'embedded'),
    row('---', '---', '---'),
    ...kinds.map((kind) => row(kind, cell(postgres?.[kind]), cell(embedded?.[kind]))),
    '',
    `Typing errors, on the ${spelling.words} words that templates of the shipped catalog are found by:`,
    '',
    row('what', 'share'),
    row('---', '---'),
    row(`of ${spelling.misspellings} misspellings, corrected to the word meant`, percent(spelling.meant)),
    row('the same by slip', slips.join(', ')),
    row('left as they were, and nothing found', percent(spelling.leftAlone)),
    row('corrected to another word', percent(spelling.mistaken)),
    row('of the first ten of the word meant, also found by the misspelling', percent(spelling.sameTen)),
    row('of the words themselves, corrected', percent(spelling.knownCorrected)),
    row(
      `of ${spelling.foreign} true words that no template has, corrected`,
      percent(spelling.foreignCorrected),
    ),
    '',
  ].join('\n');
}

/** The part of a page that tells of search, or nothing. */
export const searchOf = (page: string): string => {
  const at = page.indexOf(HEADING);
  return at < 0 ? '' : page.slice(at);
};

/** A page with this part in the place of the one it had. */
export const withSearch = (page: string, section: string): string =>
  [page.slice(0, page.length - searchOf(page).length).trimEnd(), section]
    .filter(Boolean)
    .join('\n\n')
    .trimEnd() + '\n';
