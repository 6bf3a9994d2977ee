import { mkdir, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { drizzle } from 'drizzle-orm/pglite';
import { withCallTimeout, type CallTimeout } from './call-timeout.js';
import type { Database, Listener } from '../database.js';
import { DURABLE_START, DurableNodeFS } from './durable-fs.js';
import { rootCause } from '../database-errors.js';
import { lockFolder } from './folder-lock.js';
import { migrateEmbeddedDatabase } from '../migrate.js';
import { pingDatabase } from '../ping.js';
import * as schema from '../schema.js';
import { yieldBetweenCalls } from './yield-between-calls.js';

/** Longest a call may take, ms. A crash recovery happens before the first call, a large save takes 15 ms. */
const CALL_LIMIT = 20_000;

export interface EmbeddedOptions {
  /** Absent: in memory, for tests. */
  readonly folder?: string;
  /** Syncs every commit to disk. */
  readonly fsync?: boolean;
  readonly onFatal: CallTimeout['onFatal'];
  readonly limit?: number;
  /** One that is there already, in place of a new one; it is closed like any other. */
  readonly engine?: PGlite;
}

/** PostgreSQL inside this process, in a folder that is locked for it. */
export async function connectEmbedded({
  folder,
  fsync = true,
  onFatal,
  limit = CALL_LIMIT,
  engine: given,
}: EmbeddedOptions): Promise<Database> {
  const lock = folder === undefined ? null : await lockFolder(folder);
  try {
    const engine = withCallTimeout(yieldBetweenCalls(given ?? (await start(folder, fsync))), {
      limit,
      onFatal,
    });
    const db = drizzle(engine, { schema });
    await migrateEmbeddedDatabase(db);
    const close = async () => {
      await engine.close();
      await lock?.release();
    };
    const listen = async (channel: string, { onMessage, onConnected }: Listener) => {
      await engine.listen(channel, onMessage);
      onConnected(true);
    };
    return { db, engine: 'embedded', ping: () => pingDatabase(db), listen, close };
  } catch (error) {
    await lock?.release();
    throw error;
  }
}

async function start(folder: string | undefined, fsync: boolean): Promise<PGlite> {
  if (folder === undefined) return PGlite.create();
  const path = join(folder, 'database');
  await mkdir(path, { recursive: true });
  if (!fsync) return PGlite.create({ fs: new NodeFS(path) });
  const files = new DurableNodeFS(path);
  const engine = await PGlite.create({ fs: files, startParams: DURABLE_START }).catch((error: unknown) =>
    cannotOpen(path, error),
  );
  await proveSyncing(engine, files);
  return engine;
}

/** The engine's own words say little; a full disk is what it fails on most. */
async function cannotOpen(path: string, error: unknown): Promise<never> {
  const { bavail, bsize } = await statfs(path);
  const free = Math.floor((bavail * bsize) / 1e6);
  const message = rootCause(error).message;
  throw new Error(
    `the embedded database in ${path} cannot be opened, with ${free} MB free there: ${message}`,
    { cause: error },
  );
}

/** Syncing leans on internals of the engine: a promise of durability is only given after one commit was seen to sync. */
async function proveSyncing(engine: PGlite, files: DurableNodeFS): Promise<void> {
  const before = files.syncs;
  await engine.exec(
    'create table if not exists sync_proof (n int); truncate sync_proof; insert into sync_proof values (1)',
  );
  if (files.syncs > before) return;
  await engine.close();
  throw new Error(
    'the embedded database does not sync to disk here; set DATA_FSYNC=0 to run without that safety',
  );
}
