/** A file on its way. */
export interface UploadRun {
  readonly name: string;
  /** 0 to 1; null while it waits for its turn. */
  readonly done: number | null;
}

interface Work {
  readonly signal: AbortSignal;
  readonly progress: (done: number) => void;
}

interface Job {
  readonly name: string;
  readonly abort: AbortController;
  readonly work: (options: Work) => Promise<unknown>;
  done: number | null;
}

/** A file that was not kept, and why. */
export interface UploadFault {
  readonly name: string;
  readonly why: unknown;
}

/** What became of the files given since the queue was last empty. */
export interface UploadOutcome {
  readonly kept: number;
  /** In the order they failed; canceled files are no failures. */
  readonly faults: readonly UploadFault[];
  /** Sends those again that another try may bring there; absent when there are none. */
  readonly again?: () => void;
}

/** Another try may help where the host gave no reason of the file's own. */
const isPassing = (fault: unknown): boolean => !(fault instanceof Error && fault.message);

interface Hooks {
  /** Something to be shown has changed. */
  readonly changed: () => void;
  /** The last file is dealt with. */
  readonly emptied: (outcome: UploadOutcome) => void;
}

/** Requests at once: enough to fill a line, and few enough to leave one for the design itself. */
const AT_ONCE = 3;

/** Sends files a few at a time; each can be canceled, waiting or not. */
export class UploadQueue {
  readonly #hooks: Hooks;
  #jobs: readonly Job[] = [];
  #kept = 0;
  #faults: UploadFault[] = [];
  #failed: Job[] = [];

  constructor(hooks: Hooks) {
    this.#hooks = hooks;
  }

  /** In the order they were given. */
  get runs(): readonly UploadRun[] {
    return this.#jobs;
  }

  add(name: string, work: Job['work']): void {
    this.#jobs = [...this.#jobs, { name, abort: new AbortController(), work, done: null }];
    this.#next();
  }

  /** The row goes at once, whether or not the host can still stop. */
  cancel(run: UploadRun): void {
    const job = this.#jobs.find((one) => one === run);
    if (!job) return;
    job.abort.abort();
    this.#end(job);
  }

  cancelAll(): void {
    const jobs = this.#jobs;
    if (jobs.length === 0) return;
    this.#jobs = [];
    for (const { abort } of jobs) abort.abort();
    this.#rest();
  }

  #next(): void {
    const running = this.#jobs.filter(({ done }) => done !== null).length;
    const waiting = this.#jobs.filter(({ done }) => done === null);
    for (const job of waiting.slice(0, Math.max(0, AT_ONCE - running))) void this.#run(job);
    this.#hooks.changed();
  }

  async #run(job: Job): Promise<void> {
    const { signal } = job.abort;
    const progress = (done: number) => {
      job.done = done;
      this.#hooks.changed();
    };
    job.done = 0;
    try {
      await job.work({ signal, progress });
      if (!signal.aborted) this.#kept += 1;
    } catch (error) {
      if (signal.aborted) return;
      this.#faults.push({ name: job.name, why: error });
      if (isPassing(error)) this.#failed.push(job);
    } finally {
      this.#end(job);
    }
  }

  #end(job: Job): void {
    if (!this.#jobs.includes(job)) return;
    this.#jobs = this.#jobs.filter((other) => other !== job);
    this.#rest();
  }

  #rest(): void {
    this.#next();
    if (this.#jobs.length > 0) return;
    const failed = this.#failed;
    const again = () => failed.forEach(({ name, work }) => this.add(name, work));
    const outcome = { kept: this.#kept, faults: this.#faults, ...(failed.length > 0 && { again }) };
    this.#kept = 0;
    this.#faults = [];
    this.#failed = [];
    this.#hooks.emptied(outcome);
  }
}
