import { relatedWords } from './related-words.js';
import type { SearchEngine } from './search-engine.js';
import type { SearchKind, SearchQuery, SearchResult } from './search-query.js';

/** Fewer than these are no choice: what is near stands behind them. */
const CHOICE = 4;

/**
 * Over an engine: what has none of the words asked for together is looked for by words near to them before single words of
 * the text are, which say less ("mother's day" means no day). What has a few comes before what is near.
 */
export const relatedEngine = (engine: SearchEngine): SearchEngine => ({
  changed: (...args) => engine.changed(...args),
  search: async (kind, query) => {
    if (query.all) return engine.search(kind, query);
    const whole = await engine.search(kind, { ...query, all: true });
    if (whole.total >= CHOICE) return whole;
    const words = relatedWords(query.text);
    const found = words.length > 0 ? await searchNear(engine, kind, { query, words, whole }) : whole;
    return found.total > 0 ? found : engine.search(kind, { ...query, some: true });
  },
});

interface Near {
  readonly query: SearchQuery;
  readonly words: readonly string[];
  /** Found by the text itself. */
  readonly whole: SearchResult;
}

async function searchNear(
  engine: SearchEngine,
  kind: SearchKind,
  { query, words, whole }: Near,
): Promise<SearchResult> {
  const text = words.join(' ');
  if (whole.total === 0) {
    const { total, ids } = await engine.search(kind, { ...query, text, some: true });
    return total > 0 ? { total, ids, related: words } : whole;
  }
  // one list, of which a page is a part: each stands in it once
  const first =
    query.from === 0 ? whole.ids : (await engine.search(kind, { ...query, all: true, from: 0 })).ids;
  const end = query.from + query.size;
  const near = await engine.search(kind, { ...query, text, some: true, from: 0, size: end + first.length });
  const ids = [...first, ...near.ids.filter((id) => !first.includes(id))];
  const twice = first.length + near.ids.length - ids.length;
  return { ...whole, total: first.length + near.total - twice, ids: ids.slice(query.from, end) };
}
