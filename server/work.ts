import { availableParallelism } from 'node:os';
import type { FastifyBaseLogger } from 'fastify';
import { collectBrandFiles } from './jobs/garbage-collection/collect-brand-files.js';
import { collectDesigns, collectSavedMockups } from './jobs/garbage-collection/collect-deleted.js';
import { collectFolders } from './jobs/garbage-collection/collect-folders.js';
import { collectRenders } from './jobs/garbage-collection/collect-renders.js';
import { collectWebhookDeliveries } from './jobs/garbage-collection/collect-webhook-deliveries.js';
import { collectFiles } from './jobs/garbage-collection/collect-files.js';
import { collectPictures } from './jobs/garbage-collection/collect-pictures.js';
import { collectUploads } from './jobs/garbage-collection/collect-uploads.js';
import { paintTemplate, paintTextTemplate } from './jobs/handlers/paint-template.js';
import { makeRenderOutput } from './jobs/handlers/render-output.js';
import { sweepOrders } from './jobs/sweeps/sweep-orders.js';
import { sweepSubscriptions } from './jobs/sweeps/sweep-subscriptions.js';
import { paintThumbnail } from './jobs/handlers/paint-thumbnail.js';
import { MockupPool } from './jobs/mockup-rendering/mockup-pool.js';
import { renderMockup } from './jobs/handlers/render-mockup.js';
import type { Lane } from './queue/job-queue.js';
import { JobWorker, type JobHandlers } from './queue/job-worker.js';
import { settleAbandoned } from './modules/imagemaker/reservations.js';
import type { SearchKind } from './search/search-query.js';
import { recountTerms } from './search/spelling/terms.js';
import type { MailSetup } from './mail/create-mail.js';
import type { Metrics } from './ops/metrics/metrics.js';
import type { RenderPool } from './jobs/page-rendering/render-pool.js';
import type { SearchSetup } from './search/opensearch/create-search.js';
import { deliverWebhook } from './modules/webhooks/deliver-webhook.js';
import { createPostRemote } from './net/post-remote.js';
import type { Services } from './services.js';

/** What a process is there for: to answer, or to do the jobs of those that answer [E-085]. */
export type Role = 'server' | 'worker';

interface Working {
  readonly services: Services;
  readonly mail: MailSetup;
  readonly search: SearchSetup;
  readonly pool: RenderPool;
  readonly metrics?: Metrics;
}

/** How often the queue is looked at, ms: a server hears of the jobs it adds, a worker of none. */
const POLL: Readonly<Record<Role, number>> = { server: 2_000, worker: 250 };
/** How often what was deleted, and files that nothing names, are collected, ms. */
const COLLECT_EVERY = 3_600_000;
/** How often orders and plans that nothing is heard of are asked about, ms. */
const SWEEP_EVERY = 120_000;
/** How often credits of pictures that no server makes any more are given back, ms. */
const SETTLE_EVERY = 60_000;

/** Jobs at once: a server has calls to answer beside them. One lane is always free of films. */
const lanesOf = (role: Role): readonly Lane[] =>
  role === 'server'
    ? ['quick', 'films']
    : ['quick', 'films', ...Array<Lane>(Math.max(0, availableParallelism() - 2)).fill('all')];

/** Starts doing jobs and what else goes on in the background; gives the way to end it. */
export function startWork(
  { services, mail, search, pool, metrics }: Working,
  log: FastifyBaseLogger,
  role: Role,
): () => Promise<void> {
  const { db, files, jobs } = services;
  const mockups = new MockupPool({
    onError: (err) => log.error({ err }, 'a composing thread was lost'),
  });
  const tools = { db, files, jobs, pool, mockups };
  const postRemote = createPostRemote();
  const handlers: JobHandlers = {
    thumbnail: (id) => paintThumbnail(tools, id),
    template_thumbnail: (id) => paintTemplate(tools, id),
    text_template_thumbnail: (id) => paintTextTemplate(tools, id),
    render_mockup: (key) => renderMockup(tools, key),
    render_output: (id) => makeRenderOutput(tools, id),
    render_film: (id) => makeRenderOutput(tools, id),
    mail: mail.send,
    webhook: (id) => deliverWebhook({ db, postRemote }, id),
    search_index: search.index,
    search_terms: (kind) => recountTerms(db, kind as SearchKind),
  };
  const worker = (lane: Lane) =>
    new JobWorker({
      ...{ db, queue: jobs, handlers, log, lane, poll: POLL[role] },
      onDone: (kind, outcome, seconds, error) => metrics?.job(kind, outcome, seconds, error),
    });
  const workers = lanesOf(role).map(worker);
  const collect = () =>
    collectDesigns(db)
      .then(() => collectFolders(db))
      .then(() => collectSavedMockups(db))
      .then(() => collectUploads(db))
      .then(() => collectPictures(db))
      .then(() => collectBrandFiles(db))
      .then(() => collectRenders(db))
      .then(() => collectWebhookDeliveries(db))
      .then(() => collectFiles(db, files))
      .catch((err: unknown) => log.error({ err }, 'what was deleted was not collected'));
  const settlePictures = () =>
    settleAbandoned(db).catch((err: unknown) => log.error({ err }, 'pictures left over were not settled'));
  void settlePictures();
  const asking = { ...services, log };
  const sweep = () =>
    sweepOrders(asking)
      .then(() => sweepSubscriptions(asking))
      .catch((err: unknown) => log.error({ err }, 'orders and plans were not looked after'));
  void sweep();
  const timers = [
    setInterval(collect, COLLECT_EVERY).unref(),
    setInterval(sweep, SWEEP_EVERY).unref(),
    setInterval(settlePictures, SETTLE_EVERY).unref(),
  ];
  return async () => {
    timers.forEach(clearInterval);
    await Promise.all(workers.map((one) => one.stop()));
    await mockups.close();
  };
}
