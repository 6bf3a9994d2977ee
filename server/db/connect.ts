import { join } from 'node:path';
import type { Config } from '../config.js';
import type { Database } from './database.js';
import { connectEmbedded } from './embedded/connect-embedded.js';
import { connectPostgres } from './connect-postgres.js';

/**
 * The database the configuration names. `onFatal` is told when it cannot be trusted any more; `limit` is how long a call or
 * a transaction of the embedded one may take, ms.
 */
export function connectDatabase(
  config: Config,
  onFatal: (error: Error) => void,
  limit?: number,
): Promise<Database> {
  if (config.databaseUrl !== undefined) return connectPostgres(config.databaseUrl, () => undefined);
  return connectEmbedded({
    folder: join(config.dataFolder),
    fsync: config.fsync,
    onFatal,
    ...(limit !== undefined && { limit }),
  });
}
