import { sql } from 'drizzle-orm';
import { importCatalog } from '../../../../../server/catalog/import-catalog.js';
import { loadCatalog } from '../../../../../server/catalog/load-catalog.js';
import { job } from '../../../../../server/db/schema.js';
import { createSearch, type SearchSetup } from '../../../../../server/search/opensearch/create-search.js';
import type { SearchKind } from '../../../../../server/search/search-query.js';
import { recountTerms } from '../../../../../server/search/spelling/terms.js';
import type { Engine } from '../../../support/engines.js';
import { searchedIndex } from '../../support/searched-index.js';
import { testServer, type TestServer } from '../../../support/server.js';
import { testOpenSearch, type TestOpenSearch } from './open-search.js';

export interface Searching {
  readonly server: TestServer;
  readonly outside: TestOpenSearch;
  readonly opened: SearchSetup;
  /** Searches that OpenSearch failed. */
  readonly failures: Error[];
  /** Does the jobs that wait, those to be done later too; gives the keys of those of the index that failed. */
  work(): Promise<string[]>;
  close(): Promise<void>;
}

/** A server whose searches an OpenSearch answers, with its index made. */
export async function searching(engine: Engine): Promise<Searching> {
  const outside = await testOpenSearch();
  const failures: Error[] = [];
  let opened: SearchSetup | undefined;
  const server = await testServer({
    engine,
    searchEngine: (parts) => {
      opened = createSearch(outside.settings, { ...parts, onFailure: (error) => void failures.push(error) });
      return opened.engine;
    },
  });
  await server.catalog.write(searchedIndex());
  const { database, files, db, jobs } = server.services;
  await importCatalog(database, files, await loadCatalog(server.catalog.folder));
  const work = async () => {
    const failed: string[] = [];
    await db.update(job).set({ run_at: sql`now()` });
    for (let taken = await jobs.take(db); taken; taken = await jobs.take(db)) {
      const { kind, key } = taken;
      if (kind === 'search_index') {
        const done = await opened!.index(key).then(
          () => true,
          () => false,
        );
        if (!done) failed.push(key);
        await (done ? jobs.finish(db, taken) : jobs.fail(db, taken, 'away'));
      } else {
        if (kind === 'search_terms') await recountTerms(db, key as SearchKind);
        await jobs.finish(db, taken);
      }
    }
    return failed;
  };
  await opened!.check();
  await work();
  const close = () => server.close().finally(() => outside.close());
  return { server, outside, opened: opened!, failures, work, close };
}
