import type { SearchEngine } from '../search-engine.js';
import type { SearchKind, SearchQuery, SearchResult } from '../search-query.js';
import type { Way } from './way.js';
import { waysOf } from './ways.js';

/** Fewer than these are no choice: what is found by the next way stands behind them. */
const CHOICE = 12;

/**
 * Over an engine: reads what a search means (a format, a color, words that mean the same) and asks for that in several ways,
 * the truest first, until there is a choice. What was found stands once, in one list that pages are parts of.
 */
export const understandingEngine = (engine: SearchEngine): SearchEngine => ({
  changed: (...args) => engine.changed(...args),
  search: async (kind, query) => {
    if (query.all) return engine.search(kind, query);
    const ask: Ask = (way, from, size) => engine.search(kind, { ...way, from, size });
    const ways = waysOf(query, kind === 'template');
    const truest = ways.find(({ isExact }) => !isExact)!;
    const opening = { way: truest, found: await ask(truest.query, query.from, query.size) };
    // what has all that is meant is spelled as it should be
    const corrected = opening.found.total > 0 ? undefined : await correctedText(engine, kind, query);
    if (corrected === undefined) return inTurn(ask, ways, query, opening);
    const meant = waysOf({ ...query, text: corrected, asWritten: true }, kind === 'template');
    return { ...(await inTurn(ask, meant, query)), corrected };
  },
});

type Ask = (query: SearchQuery, from: number, size: number) => Promise<SearchResult>;

/** The text with its typing errors mended, when nothing has it as it is. */
async function correctedText(
  engine: SearchEngine,
  kind: SearchKind,
  query: SearchQuery,
): Promise<string | undefined> {
  if (query.asWritten) return undefined;
  const { corrected } = await engine.search(kind, { ...query, all: true, from: 0, size: 1 });
  return corrected;
}

/** One list of what the ways find; `opening` is the page of one of them, where it is known. */
async function inTurn(
  ask: Ask,
  ways: readonly Way[],
  { from, size }: SearchQuery,
  opening?: { readonly way: Way; readonly found: SearchResult },
): Promise<SearchResult> {
  let first: readonly string[] = [];
  let related: { related?: string[] } = {};
  for (const [i, way] of ways.entries()) {
    const { query, isExact, isNear } = way;
    const isLast = i === ways.length - 1;
    if (first.length === 0) {
      const { total, ids } = way === opening?.way ? opening.found : await ask(query, from, size);
      related = told(query, isNear);
      // what is called so stands before all that is meant, and is no list of its own
      if (isLast || (total >= CHOICE && !isExact)) return { total, ids, ...(total > 0 && related) };
      first = ids.length === total ? ids : (await ask(query, 0, CHOICE)).ids;
      continue;
    }
    const found = await ask(query, 0, Math.max(from + size, CHOICE) + first.length);
    const fresh = found.ids.filter((id) => !first.includes(id));
    const total = first.length + found.total - (found.ids.length - fresh.length);
    first = [...first, ...fresh];
    if (isLast || (total >= CHOICE && !isExact))
      return { total, ids: first.slice(from, from + size), ...related };
  }
  return { total: 0, ids: [] };
}

/** What is near is said when nothing but that was found. */
const told = ({ terms = [] }: SearchQuery, isNear?: true): { related?: string[] } =>
  isNear ? { related: terms.map(([word]) => word) } : {};
