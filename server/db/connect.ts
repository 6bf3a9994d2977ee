import { join } from 'node:path';
import type { Config } from '../config.js';
import type { Database } from './database.js';
import { openEmbedded } from './embedded/connect-embedded.js';
import { openPostgres } from './connect-postgres.js';

/**
 * The database the configuration names. `onFatal` is told when it cannot be trusted any more; `limit` is how long a call or a
 * transaction of the embedded one may take, ms.
 */
export function openDatabase(
  config: Config,
  onFatal: (error: Error) => void,
  limit?: number,
): Promise<Database> {
  if (config.databaseUrl !== undefined) return openPostgres(config.databaseUrl, () => undefined);
  return openEmbedded({
    folder: join(config.dataFolder),
    fsync: config.fsync,
    onFatal,
    ...(limit !== undefined && { limit }),
  });
}
