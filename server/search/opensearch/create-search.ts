import type { OpenSearchSettings } from '../../config/search.js';
import type { Executor } from '../../db/database.js';
import type { JobQueue } from '../../queue/job-queue.js';
import { databaseEngine, type SearchEngine } from '../search-engine.js';
import { CircuitBreaker } from './circuit-breaker.js';
import { OpenSearchClient } from './client.js';
import { openSearchEngine } from './opensearch-engine.js';
import { Indexer } from './indexer.js';

export interface SearchSetup {
  readonly engine: SearchEngine;
  /** The job `search_index`. */
  readonly index: (key: string) => Promise<void>;
  /** Has the index made when it is missing or of another catalog; to be called at start and now and then. */
  readonly check: () => Promise<void>;
}

interface Parts {
  readonly db: Executor;
  readonly jobs: JobQueue;
  /** Told of every search that OpenSearch failed and the database answered. */
  readonly onFailure: (error: Error) => void;
}

/** The engine that the configuration asks for. */
export function createSearch(settings: OpenSearchSettings | undefined, parts: Parts): SearchSetup {
  const otherwise = databaseEngine(parts.db);
  const nothing = () => Promise.resolve();
  // what was enqueued before the settings went has nobody to be told to
  if (!settings) return { engine: otherwise, index: nothing, check: nothing };
  const client = new OpenSearchClient(settings);
  const { index } = settings;
  const indexer = new Indexer({ client, index, db: parts.db, jobs: parts.jobs });
  return {
    engine: openSearchEngine({ ...parts, client, indexer, index, otherwise, breaker: new CircuitBreaker() }),
    index: (key) => indexer.work(key),
    check: () => indexer.enqueueCheck(),
  };
}
