import type { PGlite } from '@electric-sql/pglite';
import { isDiskFull, rootCause } from '../database-errors.js';

export interface CallTimeout {
  /** Longest a call or a transaction may take, ms. */
  readonly limit: number;
  /** The engine cannot be trusted any more: the process should end and be started again. */
  readonly onFatal: (error: Error) => void;
}

/**
 * Puts every call of the embedded engine under a time limit. After a full disk the engine hangs for ever on any call; only
 * a restart helps, so a hung call and a full disk are fatal.
 */
export function withCallTimeout(engine: PGlite, { limit, onFatal }: CallTimeout): PGlite {
  const guard = <T>(call: () => Promise<T>): Promise<T> => within(call(), limit, onFatal);
  const { query, exec, transaction } = engine;
  return Object.assign(engine, {
    query: (...args: Parameters<typeof query>) => guard(() => query.apply(engine, args)),
    exec: (...args: Parameters<typeof exec>) => guard(() => exec.apply(engine, args)),
    transaction: (...args: Parameters<typeof transaction>) => guard(() => transaction.apply(engine, args)),
  });
}

async function within<T>(call: Promise<T>, limit: number, onFatal: CallTimeout['onFatal']): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new HungCallError(limit)), limit);
  });
  try {
    return await Promise.race([call, late]);
  } catch (error) {
    if (error instanceof HungCallError || isDiskFull(error)) onFatal(rootCause(error));
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

class HungCallError extends Error {
  constructor(limit: number) {
    super(`the embedded database did not answer within ${limit} ms`);
  }
}
