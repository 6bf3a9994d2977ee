import { and, asc, eq, gt, lt, lte, ne, or, sql } from 'drizzle-orm';
import type { Executor } from '../db/database.js';
import { job } from '../db/schema.js';
import { currentCause, type Cause } from '../ops/tracing/cause.js';

export type JobKind = (typeof job.kind.enumValues)[number];

export interface Job {
  readonly id: number;
  readonly kind: JobKind;
  readonly key: string;
  /** Which try this is, from 1; a worker that lost its lease is known by an old number. */
  readonly attempts: number;
  /** What began it; null for what nobody asked for. */
  readonly cause: Cause | null;
}

/** How long a worker holds a job before others take it for lost, seconds; it asks for more while it works. */
const LEASE = 60;
const MAX_ATTEMPTS = 5;
/** Kinds that others must be there for: tried longer, each wait so many times the one before, seconds. */
const PATIENT: Readonly<Partial<Record<JobKind, { readonly attempts: number; readonly base: number }>>> = {
  // 4 s to 4.5 h
  webhook: { attempts: 8, base: 4 },
};
/** Which jobs a worker takes: films take minutes, and a process that answers too must not leave all else waiting for one. */
export type Lane = 'all' | 'quick' | 'films';
const LANES = {
  all: undefined,
  quick: ne(job.kind, 'render_film'),
  films: eq(job.kind, 'render_film'),
} as const;
/** A job waits this long, so that a burst of saves becomes one, seconds. */
export const SETTLE_SECONDS = 2;

/** Work to be done later, kept in the database: any number of servers may share it, and none loses it by crashing. */
export class JobQueue {
  #listeners = new Set<() => void>();

  /** `settle` is how long a new job waits for others like it, seconds. */
  constructor(private readonly settle = SETTLE_SECONDS) {}

  /** Enqueues within the caller's transaction. While one of the same kind and key waits, this is that one. */
  async add(db: Executor, kind: JobKind, key: string): Promise<void> {
    await db
      .insert(job)
      .values({ kind, key, run_at: after(this.settle), cause: currentCause() })
      .onConflictDoNothing({ target: [job.kind, job.key], where: sql`state = 'waiting'` });
    for (const listener of this.#listeners) listener();
  }

  /** Calls back when this process added a job; gives the way to stop. */
  onAdd(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Takes the next due job of the lane, or one whose worker was lost; null when there is none. */
  async take(db: Executor, lane: Lane = 'all'): Promise<Job | null> {
    const due = and(eq(job.state, 'waiting'), lte(job.run_at, sql`now()`));
    // a job that took its worker down with it every time is left alone
    const lost = and(
      eq(job.state, 'running'),
      lte(job.lease_until, sql`now()`),
      lt(job.attempts, MAX_ATTEMPTS),
    );
    const next = db
      .select({ id: job.id })
      .from(job)
      .where(and(or(due, lost), LANES[lane]))
      .orderBy(asc(job.run_at))
      .limit(1)
      .for('update', { skipLocked: true });
    const taken = await db
      .update(job)
      .set({ state: 'running', lease_until: after(LEASE), attempts: sql`${job.attempts} + 1` })
      .where(eq(job.id, sql`(${next})`))
      .returning({ id: job.id, kind: job.kind, key: job.key, attempts: job.attempts, cause: job.cause });
    return taken[0] ?? null;
  }

  async finish(db: Executor, { id, attempts }: Pick<Job, 'id' | 'attempts'>): Promise<void> {
    await db.delete(job).where(and(eq(job.id, id), eq(job.attempts, attempts)));
  }

  /** Puts a failed job back for a later try, or to rest after the last one; a newer one that waits takes its place. */
  async fail(db: Executor, failed: Job, reason: string): Promise<void> {
    if (await this.#waits(db, failed)) return this.finish(db, failed);
    const { attempts, base } = PATIENT[failed.kind] ?? { attempts: MAX_ATTEMPTS, base: 2 };
    await db
      .update(job)
      .set({
        state: failed.attempts < attempts ? 'waiting' : 'dead',
        run_at: after(base ** failed.attempts),
        lease_until: null,
        last_error: reason.slice(0, 500),
      })
      .where(and(eq(job.id, failed.id), eq(job.attempts, failed.attempts)));
  }

  /** Says that the job is still being done: what takes longer than a lease is not begun twice. */
  async keep(db: Executor, { id, attempts }: Pick<Job, 'id' | 'attempts'>): Promise<void> {
    await db
      .update(job)
      .set({ lease_until: after(LEASE) })
      .where(and(eq(job.id, id), eq(job.attempts, attempts), eq(job.state, 'running')));
  }

  /** Gives an unfinished job back at once, as at a stop. */
  async release(db: Executor, { id, attempts }: Job): Promise<void> {
    await db
      .update(job)
      .set({ lease_until: sql`now()` })
      .where(and(eq(job.id, id), eq(job.attempts, attempts)));
  }

  /** Whether a job is still to be done; one that failed for the last time, or took its worker down each time, is not. */
  async isOpen(db: Executor, kind: JobKind, key: string): Promise<boolean> {
    const underway = or(
      eq(job.state, 'waiting'),
      and(eq(job.state, 'running'), or(gt(job.lease_until, sql`now()`), lt(job.attempts, MAX_ATTEMPTS))),
    );
    return (await db.$count(job, and(eq(job.kind, kind), eq(job.key, key), underway))) > 0;
  }

  async #waits(db: Executor, { kind, key }: Job): Promise<boolean> {
    const waiting = await db
      .select({ id: job.id })
      .from(job)
      .where(and(eq(job.kind, kind), eq(job.key, key), eq(job.state, 'waiting')));
    return waiting.length > 0;
  }
}

const after = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`;
