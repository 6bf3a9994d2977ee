import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testCatalog } from '../support/catalog.js';
import { scratchPostgres, type Engine } from '../support/engines.js';
import { seedDataFolder } from '../support/seed-archive.js';

export interface TestInstallation {
  readonly folder: string;
  /** What a server process is started with to live here. */
  readonly env: Record<string, string>;
  remove(): Promise<void>;
}

/** A data folder with empty tables, a small catalog and, for PostgreSQL, a database: where a server process lives. */
export async function testInstallation(engine: Engine): Promise<TestInstallation> {
  const catalog = await testCatalog();
  const folder = await mkdtemp(join(tmpdir(), 'home-'));
  const postgres = engine === 'postgres' ? await scratchPostgres() : null;
  if (!postgres) await seedDataFolder(folder);
  return {
    folder,
    env: {
      ...{ DATA_DIR: folder, CATALOG_DIR: catalog.folder },
      ...(postgres && { DATABASE_URL: postgres.url }),
    },
    remove: async () => {
      await postgres?.drop();
      await catalog.remove();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
