import { statfs } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.js';
import type { FileStore } from '../files/store/file-store.js';

/** Below this much free disk the embedded database is in danger, bytes. */
const FREE_FLOOR = 100 * 1024 * 1024;

interface HealthOptions {
  readonly database: Database;
  readonly files: FileStore;
  readonly dataFolder: string;
  /** True once the server was told to stop. */
  readonly stopping: () => boolean;
}

/** /healthz: the process answers. /readyz: it can do its work; a balancer sends it nothing while it says 503. */
export function registerHealth(app: FastifyInstance, options: HealthOptions): void {
  app.get('/healthz', (_request, reply) => reply.type('text/plain').send('ok'));
  app.get('/readyz', async (_request, reply) => {
    const fault = await faultOf(options);
    return reply
      .code(fault === null ? 200 : 503)
      .type('text/plain')
      .send(fault ?? 'ready');
  });
}

async function faultOf({ database, files, dataFolder, stopping }: HealthOptions): Promise<string | null> {
  if (stopping()) return 'stopping';
  try {
    await database.ping();
  } catch {
    return 'the database does not answer';
  }
  try {
    await files.check();
  } catch {
    return 'files cannot be kept';
  }
  return (await freeBytes(dataFolder)) < FREE_FLOOR ? 'the disk is nearly full' : null;
}

/** Infinity where it cannot be told. */
async function freeBytes(folder: string): Promise<number> {
  const found = await statfs(folder).catch(() => null);
  return found ? found.bavail * found.bsize : Infinity;
}
