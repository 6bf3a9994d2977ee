import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { build } from './app.js';
import { importCatalogue } from './catalogue/import.js';
import { loadCatalogue, type Catalogue } from './catalogue/load.js';
import type { Config } from './config.js';
import { openDatabase } from './db/open.js';
import { filesFolder } from './files-folder.js';
import { PAGE_FILE } from './http/app-page.js';
import { DiskStore } from './files/disk-store.js';
import { collectFiles } from './jobs/collect-files.js';
import { paintThumbnail } from './jobs/paint-thumbnail.js';
import { JobQueue } from './jobs/queue.js';
import { RenderPool } from './jobs/render-pool.js';
import { JobWorker } from './jobs/worker.js';
import { createFetchRemote } from './net/fetch-remote.js';
import { stopInOrder } from './ops/stop.js';
import type { Services } from './services.js';

export interface RunningServer {
  /** Where it listens, e.g. 'http://127.0.0.1:3000'. */
  readonly address: string;
  /** What an operator should know although the server runs. */
  readonly warnings: readonly string[];
  stop(): Promise<void>;
}

/** How often files that nothing names are collected, ms. */
const COLLECT_EVERY = 3_600_000;

/** Starts everything the configuration asks for. `onFatal` is told when the process should end and be started anew. */
export async function startServer(config: Config, onFatal: (error: Error) => void): Promise<RunningServer> {
  const catalogue = await loadCatalogue(config.catalogFolder);
  const database = await openDatabase(config, onFatal);
  const files = new DiskStore(filesFolder(config));
  const services = {
    db: database.db,
    database,
    files,
    jobs: new JobQueue(),
    fetchRemote: createFetchRemote(),
  };
  let stopping = false;
  try {
    await importCatalogue(database, files, catalogue);
    const app = await build(buildOptions(config, services, catalogue, () => stopping));
    const endWork = startWork(services, catalogue, app);
    const address = await listen(app, config);
    const stop = () => {
      stopping = true;
      return stopInOrder([() => app.close(), endWork, () => database.close()]);
    };
    return { address, warnings: warningsOf(config), stop };
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function listen(app: FastifyInstance, { port, host }: Config): Promise<string> {
  try {
    return await app.listen({ port, host });
  } catch (error) {
    const taken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
    throw taken ? new Error(`port ${port} of ${host} is taken; set PORT to another one`) : error;
  }
}

function buildOptions(config: Config, services: Services, catalogue: Catalogue, stopping: () => boolean) {
  const { dataFolder, catalogFolder, appFolder, logLevel, trustProxy, page } = config;
  return {
    ...{ services, dataFolder, catalogFolder, logLevel, trustProxy, page, stopping },
    fonts: catalogue.index,
    ...(isBuilt(config) && { appFolder }),
  };
}

const isBuilt = ({ appFolder }: Config): boolean => existsSync(join(appFolder, PAGE_FILE));

const warningsOf = (config: Config): string[] =>
  isBuilt(config)
    ? []
    : [`there is no app in ${config.appFolder}: only calls and files are served; run npm run build:app`];

/** Starts the worker and what else goes on in the background; gives the way to end it. */
function startWork(
  services: Services,
  { folder, index }: Catalogue,
  app: FastifyInstance,
): () => Promise<void> {
  const { db, files, jobs } = services;
  const fonts = { folder, families: index.fonts, fallbacks: index.fallbackFonts };
  const pool = new RenderPool(fonts, {
    onError: (err) => app.log.error({ err }, 'a painting thread was lost'),
  });
  const handlers = { thumbnail: (id: string) => paintThumbnail({ db, files, pool }, id) };
  const worker = new JobWorker({ db, queue: jobs, handlers, log: app.log });
  const collect = () =>
    collectFiles(db, files).catch((err: unknown) => app.log.error({ err }, 'files were not collected'));
  const timer = setInterval(collect, COLLECT_EVERY).unref();
  return async () => {
    clearInterval(timer);
    await worker.stop();
    await pool.close();
  };
}
