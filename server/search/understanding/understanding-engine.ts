import type { SearchEngine } from '../search-engine.js';
import type { SearchKind, SearchQuery, SearchResult } from '../search-query.js';
import { waysOf, type Way } from './ways.js';

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
    const [truest] = waysOf(query, kind === 'template');
    const { from, size } = query;
    const opening = await engine.search(kind, { ...truest!.query, from, size });
    if (opening.total >= CHOICE) return { total: opening.total, ids: opening.ids };
    // what has all that is meant is spelled as it should be
    const corrected = opening.total > 0 ? undefined : await correctedText(engine, kind, query);
    const meant = corrected === undefined ? query : { ...query, text: corrected, asWritten: true as const };
    const found = await inTurn(engine, kind, waysOf(meant, kind === 'template'), query);
    return { ...found, ...(corrected !== undefined && { corrected }) };
  },
});

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

async function inTurn(
  engine: SearchEngine,
  kind: SearchKind,
  ways: readonly Way[],
  { from, size }: SearchQuery,
): Promise<SearchResult> {
  let first: readonly string[] = [];
  let related: string[] | undefined;
  for (const [i, { query, isNear }] of ways.entries()) {
    const isLast = i === ways.length - 1;
    if (first.length === 0 && !isLast) {
      const page = await engine.search(kind, { ...query, from, size });
      if (page.total >= CHOICE) return { total: page.total, ids: page.ids, ...told(query, isNear) };
      if (page.total === 0) continue;
    }
    const end = Math.max(from + size, CHOICE) + first.length;
    const found = await engine.search(kind, { ...query, from: 0, size: end });
    const fresh = found.ids.filter((id) => !first.includes(id));
    if (first.length === 0 && fresh.length > 0) related = told(query, isNear).related;
    const total = first.length + found.total - (found.ids.length - fresh.length);
    const ids = [...first, ...fresh];
    if (isLast || total >= CHOICE)
      return { total, ids: ids.slice(from, from + size), ...(related && { related }) };
    first = ids;
  }
  return { total: 0, ids: [] };
}

/** What is near is said when nothing but that was found. */
const told = ({ terms = [] }: SearchQuery, isNear?: true): { related?: string[] } =>
  isNear ? { related: terms.map(([word]) => word) } : {};
