import type { Host } from './host.js';
import type { GeneratorSources } from './sources.js';
import type { InputOf, OutputOf, TaskName } from './tasks.js';
import { startWorker, WorkerHost } from './worker-host.js';

export interface GeneratorOptions {
  readonly sources: GeneratorSources;
  /** How many jobs run at once, each with what it needs of its own; 2 when absent. */
  readonly size?: number;
  /** Starts what runs the jobs; `onGone` is called when it is lost. For tests. */
  readonly start?: (sources: GeneratorSources, onGone: () => void) => Promise<Host>;
  /** Threads to run on, at least 1; one fewer than the device has when absent. */
  readonly threads?: number;
}

interface RunOptions {
  /** Cancels the job: it rejects with the signal's reason at once. */
  readonly signal?: AbortSignal;
}

interface Job {
  readonly start: (host: Host) => Promise<void>;
  readonly reject: (reason: unknown) => void;
  readonly controller: AbortController;
}

/** One of the threads: what runs jobs there, how many it has, and what of before is ended when its jobs are. */
interface Thread {
  host: Promise<Host> | null;
  jobs: number;
  old: Promise<Host>[];
}

/** With nothing to do for so long the memory is freed, ms. */
const IDLE = 60_000;

/**
 * Makes designs from designs, and pictures of them, off the page's thread: so many at once, the rest waits its turn in the
 * order it came. Jobs share threads where the device has fewer than jobs run: a job waits for fonts and pictures for most of
 * its time. A thread that is lost is replaced, and its jobs are told.
 */
export class Generator {
  readonly #options: Required<Pick<GeneratorOptions, 'sources' | 'size' | 'start'>>;
  readonly #threads: readonly Thread[];
  readonly #waiting: Job[] = [];
  readonly #running = new Set<Job>();
  #idle: ReturnType<typeof setTimeout> | undefined;

  constructor({ sources, size = 2, start = startHost, threads = spareThreads() }: GeneratorOptions) {
    this.#options = { sources, size: Math.max(1, size), start };
    const count = Math.max(1, Math.min(size, threads));
    this.#threads = Array.from({ length: count }, () => ({ host: null, jobs: 0, old: [] }));
  }

  /**
   * What the task makes of the input, which must be plain data. Rejects with what the task throws, with the signal's reason,
   * or with GeneratorCrashed when the thread of the job is lost.
   */
  run<N extends TaskName>(task: N, input: InputOf<N>, { signal }: RunOptions = {}): Promise<OutputOf<N>> {
    const controller = new AbortController();
    const cancel = (): void => this.#cancel(job, signal!.reason);
    let job!: Job;
    const result = new Promise<OutputOf<N>>((resolve, reject) => {
      signal?.throwIfAborted();
      const start = (host: Host) => host.run(task, input, controller.signal).then(resolve, reject);
      job = { start, reject, controller };
      signal?.addEventListener('abort', cancel, { once: true });
      this.#waiting.push(job);
      this.#next();
    });
    return result.finally(() => signal?.removeEventListener('abort', cancel));
  }

  /** Ends all that waits and runs: each job rejects with the reason, an AbortError when absent. */
  cancel(reason: unknown = new DOMException('the job was canceled', 'AbortError')): void {
    for (const job of [...this.#waiting, ...this.#running]) this.#cancel(job, reason);
  }

  /** Fonts and pictures that could not be loaded are asked for again by the jobs that follow. */
  retry(): void {
    for (const { host } of this.#threads) void host?.then((there) => there.retry());
  }

  /** Pictures are others now: the jobs that follow load all anew; those that run end with what they have. */
  renew(): void {
    for (const thread of this.#threads) {
      if (thread.host) thread.old.push(thread.host);
      thread.host = null;
      if (thread.jobs === 0) closeOld(thread);
    }
  }

  /** Ends all jobs and frees the memory; a job that is given afterwards begins anew. */
  close(): void {
    this.cancel();
    clearTimeout(this.#idle);
    this.renew();
    this.#threads.forEach(closeOld);
  }

  #cancel(job: Job, reason: unknown): void {
    const at = this.#waiting.indexOf(job);
    if (at >= 0) this.#waiting.splice(at, 1);
    job.controller.abort(reason);
    job.reject(reason);
  }

  #next(): void {
    clearTimeout(this.#idle);
    while (this.#running.size < this.#options.size) {
      const job = this.#waiting.shift();
      if (!job) break;
      void this.#begin(job);
    }
    if (this.#running.size === 0) this.#idle = setTimeout(() => this.close(), IDLE);
  }

  async #begin(job: Job): Promise<void> {
    const thread = this.#threads.reduce((best, other) => (other.jobs < best.jobs ? other : best));
    this.#running.add(job);
    thread.jobs++;
    try {
      await job.start(await this.#hostOf(thread));
    } catch (error) {
      job.reject(error);
    } finally {
      thread.jobs--;
      if (thread.jobs === 0) closeOld(thread);
      this.#running.delete(job);
      this.#next();
    }
  }

  #hostOf(thread: Thread): Promise<Host> {
    const { sources, start } = this.#options;
    const gone = (): void => void (thread.host === host && (thread.host = null));
    const host = (thread.host ??= start(sources, () => gone()).catch((error: unknown) => {
      gone();
      throw error;
    }));
    return host;
  }
}

function closeOld(thread: Thread): void {
  // one that never started has nothing to end
  for (const host of thread.old.splice(0)) void host.then((there) => there.close()).catch(() => undefined);
}

/** The page's own thread is left to the page. */
const spareThreads = (): number => (globalThis.navigator?.hardwareConcurrency ?? 2) - 1;

async function startHost(sources: GeneratorSources, onGone: () => void): Promise<Host> {
  const worker = await startWorker();
  if (worker) return new WorkerHost(worker, sources, onGone);
  const { LocalHost } = await import('./local-host.js');
  return new LocalHost(sources);
}
