import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createAccounts, type AccountsSetup } from './accounts/create-accounts.js';
import { Sessions } from './accounts/sessions.js';
import { buildApp } from './app.js';
import { importCatalog } from './catalog/import-catalog.js';
import { loadCatalog, type Catalog } from './catalog/load-catalog.js';
import type { Config } from './config.js';
import { connectDatabase } from './db/connect.js';
import { PAGE_FILE } from './http/app/app-page.js';
import { createStore } from './files/store/create-store.js';
import { collectBrandFiles } from './jobs/garbage-collection/collect-brand-files.js';
import { collectDesigns } from './jobs/garbage-collection/collect-designs.js';
import { collectFiles } from './jobs/garbage-collection/collect-files.js';
import { collectUploads } from './jobs/garbage-collection/collect-uploads.js';
import { paintTemplate, paintTextTemplate } from './jobs/handlers/paint-template.js';
import { paintThumbnail } from './jobs/handlers/paint-thumbnail.js';
import { JobQueue } from './queue/job-queue.js';
import { MockupPool } from './jobs/mockup-rendering/mockup-pool.js';
import { renderMockup } from './jobs/handlers/render-mockup.js';
import { RenderPool } from './jobs/page-rendering/render-pool.js';
import { JobWorker, type JobHandlers } from './queue/job-worker.js';
import { createMail, type MailSetup } from './mail/create-mail.js';
import { outboxAddress } from './mail/outbox-key.js';
import { createScreenshotQueue } from './browser/screenshot-queue.js';
import { createFetchRemote } from './net/fetch-remote.js';
import { shutdownInOrder } from './ops/shutdown.js';
import { createSearch, type SearchSetup } from './search/opensearch/create-search.js';
import type { SearchKind } from './search/search-query.js';
import { cachingEngine } from './search/caching-engine.js';
import { reindexAllEntries } from './search/reindex.js';
import { recountTerms } from './search/terms.js';
import type { Services } from './services.js';

export interface RunningServer {
  /** Where it listens, e.g. 'http://127.0.0.1:3000'. */
  readonly address: string;
  /** What an operator should know although the server runs. */
  readonly warnings: readonly string[];
  /** Where the operator reads mail that cannot be sent, with the key in it; absent where mail is sent. */
  readonly outbox?: string;
  stop(): Promise<void>;
}

/** How often what was deleted, and files that nothing names, are collected, ms. */
const COLLECT_EVERY = 3_600_000;
/** How often a search index outside is looked after, ms: until it is there again, the database answers. */
const CHECK_EVERY = 300_000;

/** Starts everything the configuration asks for. `onFatal` is told when the process should end and be started anew. */
export async function startServer(config: Config, onFatal: (error: Error) => void): Promise<RunningServer> {
  const catalog = await loadCatalog(config.catalogFolder);
  const files = await createStore(config);
  const database = await connectDatabase(config, onFatal);
  const { db } = database;
  const sessions = new Sessions(database);
  let stopping = false;
  try {
    await sessions.start();
    await importCatalog(database, files, catalog);
    await reindexAllEntries(db);
    const jobs = new JobQueue();
    const search = createSearch(config.search, {
      ...{ db, jobs },
      onFailure: (err) => app.log.warn({ err }, 'OpenSearch failed; the database answers'),
    });
    const mail = await createMail(config.mail, {
      ...{ db, sessions, jobs },
      ...(config.addresses && { addresses: config.addresses }),
    });
    const accounts = await createAccounts(config, { db, sessions, mailer: mail.mailer });
    const services = {
      ...{ db, database, files, sessions, jobs, fetchRemote: createFetchRemote() },
      takeScreenshot: createScreenshotQueue(),
      // an index outside learns of changes later than the database: what it answers is not remembered
      searchEngine: config.search ? search.engine : await cachingEngine(database, search.engine),
      ...{ mailer: mail.mailer, catalog: catalog.index },
      ...{ signIn: accounts.signIn, ...(config.addresses && { addresses: config.addresses }) },
    };
    const opened = { services, accounts, mail, search, catalog };
    const app = await buildApp(buildOptions(config, opened, () => stopping));
    const endWork = startWork(opened, app);
    const address = await listen(app, config);
    const stop = () => {
      stopping = true;
      return shutdownInOrder([() => app.close(), endWork, () => database.close()]);
    };
    const outbox = mail.outbox && outboxAddress(config.addresses?.api ?? address, mail.outbox.key);
    return { address, warnings: warningsOf(config), ...(outbox !== undefined && { outbox }), stop };
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

interface Opened {
  readonly services: Services;
  readonly accounts: AccountsSetup;
  readonly mail: MailSetup;
  readonly search: SearchSetup;
  readonly catalog: Catalog;
}

function buildOptions(config: Config, opened: Opened, stopping: () => boolean) {
  const { services, accounts, mail, catalog } = opened;
  const { dataFolder, catalogFolder, appFolder, logLevel, proxies, page } = config;
  const { embedFolder, embedOrigins } = config;
  return {
    ...{ services, dataFolder, catalogFolder, logLevel, proxies, page, stopping },
    ...{ issuer: accounts.issuer, registerProvider: accounts.registerProvider, fonts: catalog.index },
    ...{ registerOutbox: mail.outbox?.register, embedFolder },
    ...(embedOrigins && { embedOrigins }),
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
  { services, catalog: { folder, index }, mail, search }: Opened,
  app: FastifyInstance,
): () => Promise<void> {
  const { db, files, jobs } = services;
  const fonts = { folder, families: index.fonts, fallbacks: index.fallbackFonts };
  const pool = new RenderPool(fonts, {
    onError: (err) => app.log.error({ err }, 'a painting thread was lost'),
  });
  const mockups = new MockupPool({
    onError: (err) => app.log.error({ err }, 'a composing thread was lost'),
  });
  const tools = { db, files, pool, mockups };
  const handlers: JobHandlers = {
    thumbnail: (id) => paintThumbnail(tools, id),
    template_thumbnail: (id) => paintTemplate(tools, id),
    text_template_thumbnail: (id) => paintTextTemplate(tools, id),
    render_mockup: (key) => renderMockup(tools, key),
    mail: mail.send,
    search_index: search.index,
    search_terms: (kind) => recountTerms(db, kind as SearchKind),
  };
  const worker = new JobWorker({ db, queue: jobs, handlers, log: app.log });
  const collect = () =>
    collectDesigns(db)
      .then(() => collectUploads(db))
      .then(() => collectBrandFiles(db))
      .then(() => collectFiles(db, files))
      .catch((err: unknown) => app.log.error({ err }, 'what was deleted was not collected'));
  const check = () =>
    search.check().catch((err: unknown) => app.log.error({ err }, 'the search index was not checked'));
  void check();
  const timers = [setInterval(collect, COLLECT_EVERY).unref(), setInterval(check, CHECK_EVERY).unref()];
  return async () => {
    timers.forEach(clearInterval);
    await worker.stop();
    await pool.close();
    await mockups.close();
  };
}
