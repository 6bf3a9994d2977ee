import { createHash } from 'node:crypto';
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { bringUpEmbedded } from '../../../server/db/migrate.js';
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
  const part = `${path}.${process.pid}`;
  await writeFile(part, made);
  await rename(part, path);
  return new Blob([made]);
}

async function make(): Promise<Uint8Array<ArrayBuffer>> {
  const engine = await PGlite.create();
  await bringUpEmbedded(drizzle(engine, { schema }));
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
