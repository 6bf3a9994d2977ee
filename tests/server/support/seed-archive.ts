import { createHash, randomUUID } from 'node:crypto';
import { cpSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { connectEmbedded } from '../../../server/db/embedded/connect-embedded.js';
import { migrateEmbeddedDatabase } from '../../../server/db/migrate.js';
import * as schema from '../../../server/db/schema.js';

const ENGINE = new URL('../../../node_modules/@electric-sql/pglite/package.json', import.meta.url);
const MIGRATIONS = new URL('../../../server/db/migrations/', import.meta.url);

/**
 * An empty database with all tables, as an archive. Making one takes most of a test file's time, so it is made once and
 * kept among the temporary files, under a name that changes with the engine and the migrations.
 */
export async function seedArchive(): Promise<Blob> {
  const path = join(tmpdir(), `design-maker-seed-${await fingerprint()}.tar`);
  const kept = await readFile(path).catch(() => null);
  if (kept) return new Blob([kept]);
  const made = await make();
  const part = `${path}.${randomUUID()}`;
  await writeFile(part, made);
  await rename(part, path);
  return new Blob([made]);
}

/**
 * Puts an empty database with all tables into the data folder of a server process that is about to start, which it would
 * make for itself in several seconds. Made once, as the archive is.
 */
export async function seedDataFolder(folder: string): Promise<void> {
  const seed = join(tmpdir(), `design-maker-seed-${await fingerprint()}`);
  if (!(await stat(seed).catch(() => null))) {
    const part = await mkdtemp(`${seed}.`);
    const database = await connectEmbedded({
      folder: part,
      fsync: false,
      onFatal: (error) => {
        throw error;
      },
    });
    await database.close();
    // another process may have been quicker
    await rename(part, seed).catch(() => rm(part, { recursive: true }));
  }
  cpSync(seed, folder, { recursive: true });
}

async function make(): Promise<Uint8Array<ArrayBuffer>> {
  const engine = await PGlite.create();
  await migrateEmbeddedDatabase(drizzle(engine, { schema }));
  const archive = await engine.dumpDataDir('none');
  await engine.close();
  return new Uint8Array(await archive.arrayBuffer());
}

/** Another whenever the engine or a migration changes. */
export async function fingerprint(): Promise<string> {
  const hash = createHash('sha256').update(await readFile(ENGINE));
  for (const name of (await readdir(MIGRATIONS)).sort()) {
    if (name.endsWith('.sql')) hash.update(await readFile(new URL(name, MIGRATIONS)));
  }
  return hash.digest('hex').slice(0, 16);
}
