import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createAccounts, type AccountsSetup } from './accounts/create-accounts.js';
import { Sessions } from './accounts/sessions.js';
import { buildApp } from './app.js';
import { importCatalog } from './catalog/import-catalog.js';
import { loadCatalog, type Catalog } from './catalog/load-catalog.js';
import type { Config } from './config.js';
import type { Executor } from './db/database.js';
import { connectDatabase } from './db/connect.js';
import { PAGE_FILE } from './http/app/app-page.js';
import { createStore } from './files/store/create-store.js';
import { collectBrandFiles } from './jobs/garbage-collection/collect-brand-files.js';
import { collectDesigns, collectSavedMockups } from './jobs/garbage-collection/collect-deleted.js';
import { collectFolders } from './jobs/garbage-collection/collect-folders.js';
import { collectRenders } from './jobs/garbage-collection/collect-renders.js';
import { collectFiles } from './jobs/garbage-collection/collect-files.js';
import { collectPictures } from './jobs/garbage-collection/collect-pictures.js';
import { collectUploads } from './jobs/garbage-collection/collect-uploads.js';
import { paintTemplate, paintTextTemplate } from './jobs/handlers/paint-template.js';
import { paintRenderOutput } from './jobs/handlers/render-output.js';
import { sweepOrders } from './jobs/sweeps/sweep-orders.js';
import { sweepSubscriptions } from './jobs/sweeps/sweep-subscriptions.js';
import { paintThumbnail } from './jobs/handlers/paint-thumbnail.js';
import { JobQueue } from './queue/job-queue.js';
import { MockupPool } from './jobs/mockup-rendering/mockup-pool.js';
import { renderMockup } from './jobs/handlers/render-mockup.js';
import { RenderPool } from './jobs/page-rendering/render-pool.js';
import { JobWorker, type JobHandlers } from './queue/job-worker.js';
import { createMail, type MailSetup } from './mail/create-mail.js';
import { outboxAddress } from './mail/outbox-key.js';
import { createScreenshotQueue } from './browser/screenshot-queue.js';
import { createImageModel } from './image-model/create-image-model.js';
import { settleAbandoned } from './modules/imagemaker/reservations.js';
import { createFetchRemote } from './net/fetch-remote.js';
import { injectWebhook } from './modules/payments-webhook.js';
import { createPayments, type Payments } from './payments/create-payments.js';
import { SandboxDelivery } from './payments/sandbox/delivery.js';
import { shutdownInOrder } from './ops/shutdown.js';
import { createSearch, type SearchSetup } from './search/opensearch/create-search.js';
import type { SearchKind } from './search/search-query.js';
import { cachingEngine } from './search/caching-engine.js';
import { relatedEngine } from './search/related-engine.js';
import { reindexAllEntries } from './search/reindex.js';
import { recountTerms } from './search/spelling/terms.js';
import type { PdfWork, Services } from './services.js';

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
/** How often orders and plans that nothing is heard of are asked about, ms. */
const SWEEP_EVERY = 120_000;
/** How often credits of pictures that no server makes any more are given back, ms. */
const SETTLE_EVERY = 60_000;

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
    const payments = await createPayments(config.stripe, db);
    const { folder, index } = catalog;
    const fonts = { folder, families: index.fonts, fallbacks: index.fallbackFonts };
    const pool = new RenderPool(fonts, {
      onError: (err) => app.log.error({ err }, 'a painting thread was lost'),
    });
    const fetchRemote = createFetchRemote();
    const imageModel = createImageModel(config.imageModel, {
      ...{ db, files, fetchRemote },
      onError: (err) => app.log.error({ err }, 'an illustrating thread was lost'),
    });
    const services = {
      ...{ payments: payments.provider, plans: payments.plans },
      ...{ db, database, files, sessions, jobs, fetchRemote, imageModel },
      takeScreenshot: createScreenshotQueue(),
      // an index outside learns of changes later than the database: what it answers is not remembered
      searchEngine: config.search
        ? relatedEngine(search.engine)
        : await cachingEngine(database, relatedEngine(search.engine)),
      ...{ mailer: mail.mailer, catalog: index, commerce: config.commerce },
      writePdf: (task: PdfWork) => pool.pdf(task),
      ...(accounts.ownAccounts && { ownAccounts: accounts.ownAccounts }),
      ...{ signIn: accounts.signIn, ...(config.addresses && { addresses: config.addresses }) },
    };
    const opened = { services, accounts, mail, search, catalog, payments, pool };
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
  readonly payments: Payments;
  readonly pool: RenderPool;
}

function buildOptions(config: Config, opened: Opened, stopping: () => boolean) {
  const { services, accounts, mail, catalog, payments } = opened;
  const { dataFolder, catalogFolder, appFolder, logLevel, proxies, page } = config;
  const { embedFolder, embedOrigins } = config;
  return {
    ...{ services, dataFolder, catalogFolder, logLevel, proxies, page, stopping },
    ...{ issuer: accounts.issuer, registerProvider: accounts.registerProvider, fonts: catalog.index },
    ...{ registerOutbox: mail.outbox?.register, embedFolder, sandbox: payments.sandbox },
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
  { services, mail, search, payments, pool }: Opened,
  app: FastifyInstance,
): () => Promise<void> {
  const { db, files, jobs } = services;
  const mockups = new MockupPool({
    onError: (err) => app.log.error({ err }, 'a composing thread was lost'),
  });
  const tools = { db, files, pool, mockups };
  const handlers: JobHandlers = {
    thumbnail: (id) => paintThumbnail(tools, id),
    template_thumbnail: (id) => paintTemplate(tools, id),
    text_template_thumbnail: (id) => paintTextTemplate(tools, id),
    render_mockup: (key) => renderMockup(tools, key),
    render_output: (id) => paintRenderOutput(tools, id),
    mail: mail.send,
    search_index: search.index,
    search_terms: (kind) => recountTerms(db, kind as SearchKind),
  };
  const worker = new JobWorker({ db, queue: jobs, handlers, log: app.log });
  const collect = () =>
    collectDesigns(db)
      .then(() => collectFolders(db))
      .then(() => collectSavedMockups(db))
      .then(() => collectUploads(db))
      .then(() => collectPictures(db))
      .then(() => collectBrandFiles(db))
      .then(() => collectRenders(db))
      .then(() => collectFiles(db, files))
      .catch((err: unknown) => app.log.error({ err }, 'what was deleted was not collected'));
  const check = () =>
    search.check().catch((err: unknown) => app.log.error({ err }, 'the search index was not checked'));
  const settlePictures = () =>
    settleAbandoned(db).catch((err: unknown) =>
      app.log.error({ err }, 'pictures left over were not settled'),
    );
  void check();
  void settlePictures();
  const delivery = startDelivery(payments, db, app);
  const asking = { ...services, log: app.log };
  const sweep = () =>
    sweepOrders(asking)
      .then(() => sweepSubscriptions(asking))
      .catch((err: unknown) => app.log.error({ err }, 'orders and plans were not looked after'));
  void sweep();
  const timers = [
    setInterval(collect, COLLECT_EVERY).unref(),
    setInterval(check, CHECK_EVERY).unref(),
    setInterval(sweep, SWEEP_EVERY).unref(),
    setInterval(settlePictures, SETTLE_EVERY).unref(),
  ];
  return async () => {
    timers.forEach(clearInterval);
    await delivery?.stop();
    await worker.stop();
    await pool.close();
    await mockups.close();
    await services.imageModel.close?.();
  };
}

/** The test shop's messages go to our own webhook; Stripe sends its own. */
function startDelivery(
  { sandbox, provider, webhookSecret }: Payments,
  db: Executor,
  app: FastifyInstance,
): SandboxDelivery | null {
  if (!sandbox) return null;
  const delivery = new SandboxDelivery({
    ...{ db, sandbox, sdk: provider.sdk, webhookSecret },
    deliver: (body, signature) => injectWebhook(app, body, signature),
  });
  delivery.start((err) => app.log.error({ err }, 'messages of the test shop were not delivered'));
  return delivery;
}
