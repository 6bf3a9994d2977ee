import type { PGlite } from '@electric-sql/pglite';

/**
 * Gives the process a turn after every call of the embedded engine. A call stops the process until it is synced to disk,
 * and the engine begins the next one at once: without turns, ten saves on a slow disk would keep every other request
 * waiting for all ten.
 */
export function yieldBetweenCalls(engine: PGlite): PGlite {
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(call: () => Promise<T>): Promise<T> => {
    const result = last.then(call);
    last = result.then(breath, breath);
    return result;
  };
  const { query, exec, transaction } = engine;
  return Object.assign(engine, {
    query: (...args: Parameters<typeof query>) => inTurn(() => query.apply(engine, args)),
    exec: (...args: Parameters<typeof exec>) => inTurn(() => exec.apply(engine, args)),
    transaction: (...args: Parameters<typeof transaction>) => inTurn(() => transaction.apply(engine, args)),
  });
}

/** What came in over the network meanwhile is answered before a second immediate, not before the first. */
async function breath(): Promise<void> {
  await new Promise(setImmediate);
  await new Promise(setImmediate);
}
