import type { Executor } from '../db/database.js';
import type { SearchKind, SearchQuery, SearchResult } from './search-query.js';
import { searchDatabase } from './database-search.js';

/** What answers searches. Whichever it is, only what is listed is found (DECISIONS 13). */
export interface SearchEngine {
  search(kind: SearchKind, query: SearchQuery): Promise<SearchResult>;
  /** To be told in the transaction that changes items: an engine outside learns of it when that ends well. */
  changed(tx: Executor, kind: SearchKind, ids: readonly string[]): Promise<void>;
}

/** Searches in the database that holds the catalog. */
export const databaseEngine = (db: Executor): SearchEngine => ({
  search: (kind, query) => searchDatabase(db, kind, query),
  // what the database finds items by is written with them
  changed: () => Promise.resolve(),
});
