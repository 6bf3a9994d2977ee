import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { count, min, sql } from 'drizzle-orm';
import { reasonOf } from './failure-reason.js';
import type { Database } from '../../db/database.js';
import { job } from '../../db/schema.js';

/** Seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];
/** A film takes minutes; after ten it is given up. */
const JOB_BUCKETS = [...BUCKETS, 120, 300, 600];

/** What this process counts and measures, in the form of Prometheus [E-084]; docs/operate.md lists every name. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #requests = new Histogram({
    name: 'dm_http_request_duration_seconds',
    help: 'Time from a request to the end of its answer',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: BUCKETS,
    registers: [this.#registry],
  });
  readonly #saves = new Counter({
    name: 'dm_saves_total',
    help: 'Saves of designs, by what came of them: saved, refused or failed',
    labelNames: ['outcome'] as const,
    registers: [this.#registry],
  });
  readonly #jobs = new Histogram({
    name: 'dm_job_duration_seconds',
    help: 'Time of a try of a job: renders, thumbnails, mail, search',
    labelNames: ['kind', 'outcome'] as const,
    buckets: JOB_BUCKETS,
    registers: [this.#registry],
  });
  readonly #failures = new Counter({
    name: 'dm_job_failures_total',
    help: 'Tries of jobs that failed, by what failed: timeout, memory, missing or other',
    labelNames: ['kind', 'reason'] as const,
    registers: [this.#registry],
  });

  constructor(database: Database) {
    collectDefaultMetrics({ register: this.#registry });
    this.#measureQueue(database);
    this.#measureDatabase(database);
  }

  /** The Content-Type of `text`. */
  get type(): string {
    return this.#registry.contentType;
  }

  text(): Promise<string> {
    return this.#registry.metrics();
  }

  request(
    labels: { readonly method: string; readonly route: string; readonly status: number },
    seconds: number,
  ) {
    this.#requests.observe(labels, seconds);
  }

  save(status: number): void {
    this.#saves.inc({ outcome: status < 400 ? 'saved' : status < 500 ? 'refused' : 'failed' });
  }

  /** `error` is what a try failed with. */
  job(kind: string, outcome: 'done' | 'failed', seconds: number, error?: unknown): void {
    this.#jobs.observe({ kind, outcome }, seconds);
    if (outcome === 'failed') this.#failures.inc({ kind, reason: reasonOf(error) });
  }

  #measureQueue({ db }: Database): void {
    const oldest = new Gauge({
      name: 'dm_job_oldest_due_seconds',
      help: 'How long the job that waits longest has been due; of all servers',
      registers: [this.#registry],
    });
    new Gauge({
      name: 'dm_jobs',
      help: 'Jobs in the queue: waiting, running, and dead after the last try; of all servers',
      labelNames: ['kind', 'state'] as const,
      registers: [this.#registry],
      async collect() {
        const rows = await db
          .select({ kind: job.kind, state: job.state, count: count(), first: min(job.run_at) })
          .from(job)
          .groupBy(job.kind, job.state);
        this.reset();
        for (const row of rows) this.set({ kind: row.kind, state: row.state }, row.count);
        const due = rows.flatMap(({ state, first }) => (state === 'waiting' && first ? [+first] : []));
        oldest.set(due.length > 0 ? Math.max(0, (Date.now() - Math.min(...due)) / 1000) : 0);
      },
    });
  }

  #measureDatabase({ db, ping }: Database): void {
    new Gauge({
      name: 'dm_database_up',
      help: '1 while the database answers within a second',
      registers: [this.#registry],
      async collect() {
        this.set(
          await ping().then(
            () => 1,
            () => 0,
          ),
        );
      },
    });
    new Gauge({
      name: 'dm_database_round_trip_seconds',
      help: 'Time of the smallest query, asked at each scrape',
      registers: [this.#registry],
      async collect() {
        const from = performance.now();
        await db.execute(sql`select 1`);
        this.set((performance.now() - from) / 1000);
      },
    });
  }
}
