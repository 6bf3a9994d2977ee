/** Sessions kept in memory at most; the oldest are forgotten and read again when asked for. */
const LIMIT = 20_000;

/**
 * Remembers what was read, also that there is nothing, until it is told to forget. While it cannot be told (the line to the
 * database is down) it remembers nothing and every question goes to the database.
 */
export class SessionCache<T> {
  readonly #known = new Map<string, T | null>();
  readonly #reading = new Map<string, Promise<T | null>>();
  #trusted = false;

  constructor(
    private readonly read: (hash: string) => Promise<T | null>,
    private readonly fresh: (value: T) => boolean,
  ) {}

  trust(trusted: boolean): void {
    this.#trusted = trusted;
    this.#known.clear();
    this.#reading.clear();
  }

  forget(hash: string): void {
    this.#known.delete(hash);
    // a read that is under way may have seen the old state: whoever asks next reads anew
    this.#reading.delete(hash);
  }

  async get(hash: string): Promise<T | null> {
    const known = this.#known.get(hash);
    if (known !== undefined && (known === null || this.fresh(known))) return known;
    const found = await this.#readOnce(hash);
    return found !== null && this.fresh(found) ? found : null;
  }

  /** Many questions at once are one query. */
  #readOnce(hash: string): Promise<T | null> {
    const running = this.#reading.get(hash);
    if (running) return running;
    const reading: Promise<T | null> = this.read(hash).then(
      (value) => {
        if (this.#reading.get(hash) === reading) this.#keep(hash, value);
        return value;
      },
      (error: unknown) => {
        if (this.#reading.get(hash) === reading) this.#reading.delete(hash);
        throw error;
      },
    );
    this.#reading.set(hash, reading);
    return reading;
  }

  #keep(hash: string, value: T | null): void {
    this.#reading.delete(hash);
    if (!this.#trusted) return;
    if (this.#known.size >= LIMIT) this.#known.delete(this.#known.keys().next().value!);
    this.#known.set(hash, value);
  }
}
