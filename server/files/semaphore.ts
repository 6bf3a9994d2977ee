/** Lets so many pieces of work run at once, the others in the order they came; more than `mostWaiting` are refused. */
export class Semaphore {
  #running = 0;
  readonly #waiting: (() => void)[] = [];

  constructor(
    private readonly atOnce: number,
    private readonly mostWaiting: number,
    private readonly refusal: () => Error,
  ) {}

  /** Runs the work when its turn comes. Rejects with the refusal when too many wait already. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    await this.#enter();
    try {
      return await work();
    } finally {
      // the place is handed on, so that nobody slips in between
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }

  async #enter(): Promise<void> {
    if (this.#running < this.atOnce) {
      this.#running += 1;
      return;
    }
    if (this.#waiting.length >= this.mostWaiting) throw this.refusal();
    await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }
}
