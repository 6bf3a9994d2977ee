import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { createAccounts, type AccountsSetup } from './accounts/create-accounts.js';
import { Sessions } from './accounts/sessions.js';
import { buildApp } from './app.js';
import { importCatalog } from './catalog/import-catalog.js';
import { openWaitingThumbnails, type WaitingThumbnails } from './catalog/waiting-thumbnails.js';
import { loadCatalog, type Catalog } from './catalog/load-catalog.js';
import type { Config } from './config.js';
import type { Executor } from './db/database.js';
import { connectDatabase } from './db/connect.js';
import { PAGE_FILE } from './http/app/app-page.js';
import { createStore } from './files/store/create-store.js';
import { JobQueue } from './queue/job-queue.js';
import { RenderPool } from './jobs/page-rendering/render-pool.js';
import { createMail, type MailSetup } from './mail/create-mail.js';
import { outboxAddress } from './mail/outbox-key.js';
import { createScreenshotQueue } from './browser/screenshot-queue.js';
import { createImageModel } from './image-model/create-image-model.js';
import { createCutoutModel, unusableModel } from './cutout-model/create-cutout-model.js';
import type { CutoutModel } from './cutout-model/cutout-model.js';
import { createFetchRemote } from './net/fetch-remote.js';
import { injectWebhook } from './modules/payments-webhook.js';
import { createPayments, type Payments } from './payments/create-payments.js';
import { SandboxDelivery } from './payments/sandbox/delivery.js';
import { Metrics } from './ops/metrics/metrics.js';
import { shutdownInOrder } from './ops/shutdown.js';
import { startTracing } from './ops/tracing/start-tracing.js';
import { createSearch, type SearchSetup } from './search/opensearch/create-search.js';
import { cachingEngine } from './search/caching-engine.js';
import { reindexAllEntries } from './search/reindex.js';
import { understandingEngine } from './search/understanding/understanding-engine.js';
import { createPhotoSources } from './stock-photos/create-photo-sources.js';
import type { FillWork, PdfWork, Services } from './services.js';
import { startWork, type Role } from './work.js';
import { buildWorkerApp } from './worker-app.js';

export interface RunningServer {
  /** Where it listens, e.g. 'http://127.0.0.1:3000'. */
  readonly address: string;
  /** What an operator should know although the server runs. */
  readonly warnings: readonly string[];
  /** Where the operator reads mail that cannot be sent, with the key in it; absent where mail is sent. */
  readonly outbox?: string;
  stop(): Promise<void>;
}

/** How often a search index outside is looked after, ms: until it is there again, the database answers. */
const CHECK_EVERY = 300_000;

/** Starts everything the configuration asks for. `onFatal` is told when the process should end and be started anew. */
export async function startServer(
  config: Config,
  onFatal: (error: Error) => void,
  role: Role = 'server',
): Promise<RunningServer> {
  const { operations } = config;
  const endTracing = operations.tracing && (await startTracing(operations.tracing));
  const catalog = await loadCatalog(config.catalogFolder);
  const files = await createStore(config);
  const database = await connectDatabase(config, onFatal);
  const { db } = database;
  const sessions = new Sessions(database);
  let stopping = false;
  try {
    await sessions.start();
    if (role === 'server') {
      await importCatalog(database, files, catalog);
      await reindexAllEntries(db);
    }
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
    const waiting =
      role === 'server'
        ? await openWaitingThumbnails(catalog, (err) => app.log.error({ err }, UNDRAWN))
        : undefined;
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
    const cutting =
      role === 'server' ? await openCutoutModel(config, (err) => app.log.error({ err }, LOST)) : {};
    const services = {
      ...{ payments: payments.provider, plans: payments.plans },
      ...{ db, database, files, sessions, jobs, fetchRemote, imageModel },
      ...(cutting.model && { cutoutModel: cutting.model }),
      photoSources: createPhotoSources(config.stockPhotos, { fetchRemote }),
      takeScreenshot: createScreenshotQueue(),
      // an index outside learns of changes later than the database: what it answers is not remembered
      searchEngine: config.search
        ? understandingEngine(search.engine)
        : await cachingEngine(database, understandingEngine(search.engine)),
      ...{ mailer: mail.mailer, catalog: index, commerce: config.commerce },
      writePdf: (task: PdfWork) => pool.pdf(task),
      fillTemplate: (task: FillWork) => pool.fill(task),
      ...(accounts.ownAccounts && { ownAccounts: accounts.ownAccounts }),
      ...{ signIn: accounts.signIn, ...(config.addresses && { addresses: config.addresses }) },
    };
    // what nobody may read is not measured
    const metrics = operations.metricsToken === undefined ? undefined : new Metrics(database);
    const opened = {
      ...{ services, accounts, mail, search, catalog, payments, pool },
      ...{ ...(metrics && { metrics }), ...(waiting && { waiting }) },
    };
    const options = buildOptions(config, opened, () => stopping);
    const app = role === 'server' ? await buildApp(options) : buildWorkerApp(options);
    const endDelivery = role === 'server' ? startDelivery(payments, db, app) : null;
    const endWork = role === 'worker' || operations.doesJobs ? startWork(opened, app.log, role) : null;
    const watch = watchSearch(opened, app.log);
    const address = await listen(app, config);
    void waiting?.drawAll();
    const stop = async () => {
      stopping = true;
      clearInterval(watch);
      // a balancer sees /readyz say no, and looks elsewhere before calls are refused
      if (role === 'server') await sleep(operations.drainSeconds * 1000);
      await shutdownInOrder([
        () => app.close(),
        async () => endDelivery?.stop(),
        async () => endWork?.(),
        () => closePools(opened),
        async () => endTracing?.(),
        () => database.close(),
      ]);
    };
    const outbox = mail.outbox && outboxAddress(config.addresses?.api ?? address, mail.outbox.key);
    return {
      address,
      warnings: [...warningsOf(config), ...(cutting.note === undefined ? [] : [cutting.note])],
      ...(outbox !== undefined && { outbox }),
      stop,
    };
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
  readonly metrics?: Metrics;
  readonly waiting?: WaitingThumbnails;
}

function buildOptions(config: Config, opened: Opened, stopping: () => boolean) {
  const { services, accounts, mail, catalog, payments } = opened;
  const { dataFolder, catalogFolder, appFolder, logLevel, proxies, page } = config;
  const { embedFolder, embedOrigins, operations, ownPages } = config;
  return {
    ...{ services, dataFolder, catalogFolder, logLevel, proxies, stopping },
    page: { ...page, ...(services.cutoutModel && { cutoutModel: true }) },
    ...(opened.metrics && { metrics: opened.metrics }),
    ...(opened.waiting && { waitingThumbnails: opened.waiting }),
    ...(operations.metricsToken !== undefined && { metricsToken: operations.metricsToken }),
    traced: operations.tracing !== undefined,
    ...{
      issuer: accounts.issuer,
      registerProvider: accounts.registerProvider,
      fonts: catalog.index,
      ownPages,
    },
    ...{ registerOutbox: mail.outbox?.register, embedFolder, sandbox: payments.sandbox },
    ...(embedOrigins && { embedOrigins }),
    ...(isBuilt(config) && { appFolder }),
  };
}

const UNDRAWN = 'the picture of a template was not drawn';
const LOST = 'the thread of the cut-out model was lost';

/** The operator's model, and what they are told of it. One that cannot be used is no reason not to start: the page has its own. */
async function openCutoutModel(
  { cutoutModel: settings }: Config,
  onError: (error: Error) => void,
): Promise<{ readonly model?: CutoutModel; readonly note?: string }> {
  if (!settings) return {};
  try {
    const model = await createCutoutModel(settings, { onError });
    return { model, note: model.about };
  } catch (error) {
    return { note: unusableModel(settings, error) };
  }
}

const isBuilt = ({ appFolder }: Config): boolean => existsSync(join(appFolder, PAGE_FILE));

const warningsOf = (config: Config): string[] =>
  isBuilt(config)
    ? []
    : [`there is no app in ${config.appFolder}: only calls and files are served; run npm run build:app`];

/** Once nothing asks for them any more. */
async function closePools({ pool, waiting, services }: Opened): Promise<void> {
  await pool.close();
  await waiting?.close();
  await services.imageModel.close?.();
  await services.cutoutModel?.close();
}

/** Looks after a search index outside, in every process that searches or fills it. */
function watchSearch({ search }: Opened, log: FastifyBaseLogger): NodeJS.Timeout {
  const check = () =>
    search.check().catch((err: unknown) => log.error({ err }, 'the search index was not checked'));
  void check();
  return setInterval(check, CHECK_EVERY).unref();
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
