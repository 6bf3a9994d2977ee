import type { Executor } from '../db/database.js';
import type { SearchKind, SearchQuery, SearchResult } from './query.js';
import { search } from './search.js';

/** What answers searches. Whichever it is, only what is listed is found (DECISIONS 13). */
export interface SearchEngine {
  search(kind: SearchKind, query: SearchQuery): Promise<SearchResult>;
}

/** Searches in the database that holds the catalogue. */
export const databaseEngine = (db: Executor): SearchEngine => ({
  search: (kind, query) => search(db, kind, query),
});
