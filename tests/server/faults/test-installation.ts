import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testCatalogue } from '../support/catalog.js';
import { scratchPostgres, type Engine } from '../support/engines.js';

export interface Home {
  readonly folder: string;
  /** What a server process is started with to live here. */
  readonly env: Record<string, string>;
  remove(): Promise<void>;
}

/** An empty data folder, a small catalogue and, for PostgreSQL, a database: where a server process lives. */
export async function home(engine: Engine): Promise<Home> {
  const catalogue = await testCatalogue();
  const folder = await mkdtemp(join(tmpdir(), 'home-'));
  const postgres = engine === 'postgres' ? await scratchPostgres() : null;
  return {
    folder,
    env: {
      ...{ DATA_DIR: folder, CATALOG_DIR: catalogue.folder },
      ...(postgres && { DATABASE_URL: postgres.url }),
    },
    remove: async () => {
      await postgres?.drop();
      await catalogue.remove();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
