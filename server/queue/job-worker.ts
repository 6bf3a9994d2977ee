import type { FastifyBaseLogger } from 'fastify';
import type { Executor } from '../db/database.js';
import { inJobSpan } from '../ops/tracing/spans.js';
import type { Job, JobKind, JobQueue, Lane } from './job-queue.js';

/** How often the queue is looked at when nothing wakes the worker, ms: other servers may have added a job. */
const POLL = 2_000;

/** How often a job at hand is said to be that, ms, and how many times: what has hung is then another's. */
const KEEP_EVERY = 20_000;
const MOST_KEEPS = 45;

export type JobHandlers = Readonly<Record<JobKind, (key: string) => Promise<void>>>;

interface WorkerOptions {
  readonly db: Executor;
  readonly queue: JobQueue;
  readonly handlers: JobHandlers;
  readonly log: Pick<FastifyBaseLogger, 'error' | 'info'>;
  /** Told of each try, how long it took, seconds, and what it failed with. */
  readonly onDone?:
    | ((kind: JobKind, outcome: 'done' | 'failed', seconds: number, error?: unknown) => void)
    | undefined;
  /** Which jobs it takes; all when absent. */
  readonly lane?: Lane;
  readonly poll?: number;
  /** How often the lease of the job at hand is renewed, ms. */
  readonly keepEvery?: number;
}

/** Does the jobs of the queue, one at a time, until it is stopped. */
export class JobWorker {
  #stopping = false;
  #wake: () => void = () => undefined;
  #current: Job | null = null;
  readonly #loop: Promise<void>;
  readonly #forget: () => void;

  constructor(private readonly options: WorkerOptions) {
    this.#forget = options.queue.onAdd(() => this.#wake());
    this.#loop = this.#run();
  }

  /** Takes no more jobs and waits for the one at hand; after `patience` ms it is given back for another worker. */
  async stop(patience = 5_000): Promise<void> {
    this.#stopping = true;
    this.#forget();
    this.#wake();
    const done = await Promise.race([this.#loop.then(() => true), sleep(patience).then(() => false)]);
    if (!done && this.#current) await this.options.queue.release(this.options.db, this.#current);
  }

  async #run(): Promise<void> {
    while (!this.#stopping) {
      const worked = await this.#next().catch((error: unknown) => {
        this.options.log.error({ err: error }, 'the job queue cannot be read');
        return false;
      });
      if (!worked && !this.#stopping) await this.#rest();
    }
  }

  /** Does one job; false when none was due. */
  async #next(): Promise<boolean> {
    const { db, queue, lane } = this.options;
    const job = await queue.take(db, lane);
    this.#current = job;
    if (!job) return false;
    await this.#do(job);
    this.#current = null;
    return true;
  }

  async #do(job: Job): Promise<void> {
    const { db, queue, handlers, log, onDone } = this.options;
    const { cause, ...logged } = job;
    const reqId = cause?.request !== undefined && { reqId: cause.request };
    const from = performance.now();
    const keeping = this.#keep(job);
    try {
      await inJobSpan(job.kind, cause ?? {}, () => handlers[job.kind](job.key));
    } catch (error) {
      onDone?.(job.kind, 'failed', (performance.now() - from) / 1000, error);
      log.error({ ...reqId, err: error, job: logged }, 'a job failed');
      return await queue.fail(db, job, error instanceof Error ? error.message : String(error));
    } finally {
      clearInterval(keeping);
    }
    onDone?.(job.kind, 'done', (performance.now() - from) / 1000);
    log.info({ ...reqId, job: logged }, 'a job is done');
    return queue.finish(db, job);
  }

  #keep(job: Job): NodeJS.Timeout {
    const { db, queue, log, keepEvery = KEEP_EVERY } = this.options;
    let left = MOST_KEEPS;
    const timer = setInterval(() => {
      left -= 1;
      // given back at a stop, it is another's
      if (left < 0 || this.#stopping) return clearInterval(timer);
      queue.keep(db, job).catch((err: unknown) => log.error({ err }, 'a lease could not be kept'));
    }, keepEvery);
    return timer.unref();
  }

  /** Until something is added, or the poll comes round. */
  #rest(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, this.options.poll ?? POLL);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms).unref());
