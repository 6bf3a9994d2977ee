import * as z from 'zod';
import type { Executor } from '../../db/database.js';
import type { SearchEngine } from '../search-engine.js';
import type { SearchKind, SearchQuery, SearchResult } from '../search-query.js';
import type { CircuitBreaker } from './circuit-breaker.js';
import { OpenSearchError, type OpenSearchClient } from './client.js';
import { documentId } from './documents.js';
import type { Indexer } from './indexer.js';
import { listedIds } from './listed-ids.js';
import { mayBeMistyped, queryBody, queryWords, type Strictness } from './query-body.js';
import { englishWords } from '../spelling/english.js';
import { isSearchedFor } from '../understanding/searched-words.js';
import { correctedText } from './corrected-text.js';

/** How long a search may take until the database is asked instead, all its requests together, ms. */
const LIMIT = 2000;

const NOTHING: SearchResult = { total: 0, ids: [] };

interface Parts {
  readonly client: OpenSearchClient;
  readonly indexer: Pick<Indexer, 'changed'>;
  readonly db: Executor;
  /** The alias that is searched. */
  readonly index: string;
  /** What answers when OpenSearch does not. */
  readonly otherwise: SearchEngine;
  readonly breaker: CircuitBreaker;
  /** Told of every search that OpenSearch failed. */
  readonly onFailure: (error: Error) => void;
}

/**
 * Searches in OpenSearch as the database does; see `database-search.ts`. A search that it fails is answered by the
 * database.
 */
export function openSearchEngine(parts: Parts): SearchEngine {
  const { breaker, otherwise, db, indexer, onFailure } = parts;
  return {
    changed: (tx, kind, ids) => indexer.changed(tx, kind, ids),
    async search(kind, query) {
      const isEmpty = !query.terms && queryWords(query.text).length === 0;
      if (isEmpty || Object.keys(query.fields).length === 0) return NOTHING;
      if (!breaker.allows()) return otherwise.search(kind, query);
      let found: SearchResult;
      try {
        found = await find(parts, kind, query);
      } catch (error) {
        breaker.failed();
        onFailure(error as Error);
        return otherwise.search(kind, query);
      }
      breaker.succeeded();
      const ids = await listedIds(db, kind, found.ids);
      return { ...found, ids, total: found.total - (found.ids.length - ids.length) };
    },
  };
}

/** All words; or all of them, some mistyped; or, unless all were asked for, some. */
async function find({ client, index }: Parts, kind: SearchKind, query: SearchQuery): Promise<SearchResult> {
  const end = performance.now() + LIMIT;
  const ask = async (how: Strictness) => {
    const limit = Math.ceil(end - performance.now());
    if (limit <= 0) throw new OpenSearchError(0, 'away', 'OpenSearch does not answer (too late)');
    const body = queryBody(kind, query, how, limit);
    return understood(kind, await client.request({ method: 'POST', path: `/${index}/_search`, body, limit }));
  };
  if (query.terms) return (await ask('exact')).found;
  const words = queryWords(query.text);
  if (query.some && words.length === 1) return NOTHING;
  const doubted =
    query.some || query.asWritten ? [] : words.filter((word) => mayBeMistyped(word) && !isSearchedFor(word));
  const english = await englishWords(doubted);
  const tries: Strictness[] = [
    ...(query.some ? [] : (['exact'] as const)),
    ...(doubted.some((word) => !english.has(word)) ? (['mistyped'] as const) : []),
    ...(!query.all && words.length > 1 ? (['some'] as const) : []),
  ];
  for (const how of tries) {
    const { found, best } = await ask(how);
    if (found.total === 0) continue;
    const corrected = how === 'exact' || query.asWritten ? undefined : correctedText(query.text, best);
    return { ...found, ...(corrected !== undefined && { corrected }) };
  }
  return NOTHING;
}

const text = z.optional(z.string());
const searchResponse = z.object({
  // one that gave up, or lost a part of the index, has not seen everything
  timed_out: z.literal(false),
  _shards: z.object({ failed: z.literal(0) }),
  hits: z.object({
    total: z.object({ value: z.number() }),
    hits: z.array(
      z.object({
        _id: z.string(),
        _source: z.optional(
          z.object({
            ...{ name: text, keywords: text },
            categories: z.optional(z.object({ name: text })),
          }),
        ),
      }),
    ),
  }),
});

/** What was found, and the words of the best of it, as far as they were asked for. */
function understood(kind: SearchKind, said: unknown): { found: SearchResult; best: readonly string[] } {
  const { data } = searchResponse.safeParse(said);
  if (!data) throw new OpenSearchError(200, 'not_understood', "OpenSearch's answer is not whole");
  const { total, hits } = data.hits;
  const { name = '', keywords = '', categories } = hits[0]?._source ?? {};
  return {
    found: { total: total.value, ids: hits.map(({ _id }) => _id.slice(documentId(kind, '').length)) },
    best: [keywords, name, categories?.name ?? ''].flatMap((field) => field.split(' ')),
  };
}
