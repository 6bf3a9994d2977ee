/** Lets so many pieces of work run at once, the others in the order they came; more than `mostWaiting` are refused. */
export class Semaphore {
  #running = 0;
  readonly #waiting = new Set<() => void>();

  constructor(
    private readonly atOnce: number,
    private readonly mostWaiting: number,
    private readonly refusal: () => Error,
  ) {}

  /**
   * Runs the work when its turn comes. Rejects with the refusal when too many wait already, or with the signal's reason when
   * it fires before the turn comes; whoever waits behind moves up.
   */
  async run<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    signal?.throwIfAborted();
    await this.#enter(signal);
    try {
      return await work();
    } finally {
      // the place is handed on, so that nobody slips in between
      const [next] = this.#waiting;
      if (next) next();
      else this.#running -= 1;
    }
  }

  async #enter(signal?: AbortSignal): Promise<void> {
    if (this.#running < this.atOnce) {
      this.#running += 1;
      return;
    }
    if (this.#waiting.size >= this.mostWaiting) throw this.refusal();
    await new Promise<void>((resolve, reject) => {
      const giveUp = () => {
        this.#waiting.delete(enter);
        reject(signal!.reason as Error);
      };
      const enter = () => {
        this.#waiting.delete(enter);
        signal?.removeEventListener('abort', giveUp);
        resolve();
      };
      this.#waiting.add(enter);
      signal?.addEventListener('abort', giveUp, { once: true });
    });
  }
}
