import { sameAs, stem, termsOf, wordsOf } from './words.js';

/** A row of the index: a heading of a page with the words below it, or a name that a table tells of. */
export interface Row {
  readonly page: string;
  /** From the folder of the documentation. */
  readonly url: string;
  /** Empty for the page itself. */
  readonly heading: string;
  readonly keywords: string;
  readonly text: string;
  readonly kind: 'guide' | 'name' | 'element' | 'history';
}

export interface Found {
  readonly row: Row;
  readonly score: number;
}

type Field = 'page' | 'heading' | 'keywords' | 'text';
const WEIGHTS: Readonly<Record<Field, number>> = { page: 3, heading: 6, keywords: 6, text: 1 };
const FIELDS = Object.keys(WEIGHTS) as Field[];
/** Guides answer questions; names and elements are for who knows what they look for. */
const KINDS: Readonly<Record<Row['kind'], number>> = { guide: 1, name: 0.8, element: 0.5, history: 0.4 };
const SAME = 0.55;
const BEGINNING = 0.7;
/** Words longer than this may have a letter wrong. */
const SURE = 4;
/** At most so many rows of one page. */
const OF_A_PAGE = 3;

/** One letter more, less or other. */
function isNearly(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  return Math.max(a.length, b.length) - start - end <= 1;
}

interface Entry {
  readonly row: Row;
  /** How often a stem stands in a field. */
  readonly counts: Readonly<Record<Field, ReadonlyMap<string, number>>>;
  readonly length: number;
}

function counted(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of wordsOf(text).map(stem)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** Finds rows by the words of a question. Made once for an index; a question takes a millisecond or two. */
export class Finder {
  readonly #entries: readonly Entry[];
  /** In how many entries a stem stands. */
  readonly #spread = new Map<string, number>();

  constructor(rows: readonly Row[]) {
    this.#entries = rows.map((row) => {
      const counts = {
        ...{ page: counted(row.page), heading: counted(row.heading || row.page) },
        ...{ keywords: counted(row.keywords), text: counted(row.text) },
      };
      const stems = new Set(FIELDS.flatMap((field) => [...counts[field].keys()]));
      for (const word of stems) this.#spread.set(word, (this.#spread.get(word) ?? 0) + 1);
      return { row, counts, length: counts.text.size };
    });
  }

  /** The stems that a word of the question means, each with how sure that is. */
  #meant(term: string): Map<string, number> {
    const wanted = stem(term);
    const meant = new Map<string, number>();
    const known = [...this.#spread.keys()];
    for (const word of sameAs(term)) if (this.#spread.has(word)) meant.set(word, SAME);
    if (term.length > 1)
      for (const word of known)
        if (word.startsWith(wanted)) meant.set(word, Math.max(BEGINNING, meant.get(word) ?? 0));
    if (this.#spread.has(wanted)) meant.set(wanted, 1);
    if (meant.size === 0 && term.length > SURE)
      for (const word of known) if (isNearly(word, wanted)) meant.set(word, SAME);
    return meant;
  }

  #rarity(word: string): number {
    return Math.log(1 + this.#entries.length / (1 + (this.#spread.get(word) ?? 0)));
  }

  find(question: string, most = 12): Found[] {
    const terms = termsOf(question).map((term) => this.#meant(term));
    if (terms.length === 0) return [];
    const found = this.#entries
      .map(({ row, counts, length }) => {
        let [sum, hits] = [0, 0];
        for (const meant of terms) {
          let best = 0;
          for (const [word, sure] of meant) {
            let value = 0;
            for (const field of FIELDS) {
              const count = counts[field].get(word) ?? 0;
              if (count === 0) continue;
              // long parts repeat their words
              const weight = field === 'text' ? (2 * count) / (count + 0.5 + length / 120) : 1;
              value += WEIGHTS[field] * weight;
            }
            best = Math.max(best, value * sure * this.#rarity(word));
          }
          if (best > 0) hits++;
          sum += best;
        }
        const share = hits / terms.length;
        return { row, score: sum * share * share * KINDS[row.kind] };
      })
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score);
    const perPage = new Map<string, number>();
    return found
      .filter(({ row }) => {
        const count = (perPage.get(row.page) ?? 0) + 1;
        perPage.set(row.page, count);
        return count <= OF_A_PAGE;
      })
      .slice(0, most);
  }
}
