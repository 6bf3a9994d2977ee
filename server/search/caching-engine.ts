import type { Database } from '../db/database.js';
import { SEARCH_CHANNEL } from './change-notifications.js';
import type { SearchEngine } from './search-engine.js';
import type { SearchResult } from './search-query.js';

/** Searches remembered at most; those not asked for longest are forgotten first. */
const LIMIT = 500;
/** A result is asked for anew after this long in any case, ms. */
const FRESH = 60_000;

interface Remembered {
  readonly since: number;
  readonly result: Promise<SearchResult>;
}

/**
 * Remembers what was found, until any server of the database changes what items are found by: many ask for the same, and
 * the embedded database answers one at a time. While changes may be missed it remembers nothing.
 */
export async function cachingEngine(
  { listen }: Pick<Database, 'listen'>,
  engine: SearchEngine,
  now: () => number = Date.now,
): Promise<SearchEngine> {
  const known = new Map<string, Remembered>();
  let trusted = false;
  await listen(SEARCH_CHANNEL, {
    onMessage: () => known.clear(),
    onConnected: (connected) => {
      trusted = connected;
      known.clear();
    },
  });
  return {
    changed: (...args) => engine.changed(...args),
    search: (kind, query) => {
      if (!trusted) return engine.search(kind, query);
      const key = JSON.stringify([kind, query]);
      const held = known.get(key);
      const remembered = held && now() - held.since < FRESH ? held : ask();
      // the last one asked for stands at the end
      known.delete(key);
      known.set(key, remembered);
      if (known.size > LIMIT) known.delete(known.keys().next().value!);
      return remembered.result;

      function ask(): Remembered {
        const result = engine.search(kind, query);
        const asked = { since: now(), result };
        result.catch(() => known.get(key) === asked && known.delete(key));
        return asked;
      }
    },
  };
}
