/** Keeps what was used last, up to a number of bytes; told of what it lets go. */
export class ByteCache<V> {
  readonly #entries = new Map<string, { readonly value: V; readonly bytes: number }>();
  readonly #most: number;
  readonly #letGo: (value: V) => void;
  #bytes = 0;

  constructor(most: number, letGo: (value: V) => void = () => undefined) {
    this.#most = most;
    this.#letGo = letGo;
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** Reading counts as use. */
  get(key: string): V | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry.value;
  }

  /** The newest is always kept, even when it alone is too large. */
  set(key: string, value: V, bytes: number): void {
    this.delete(key);
    this.#entries.set(key, { value, bytes });
    this.#bytes += bytes;
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#most || oldest === key) break;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    this.#entries.delete(key);
    this.#bytes -= entry.bytes;
    this.#letGo(entry.value);
  }

  clear(): void {
    for (const key of [...this.#entries.keys()]) this.delete(key);
  }
}
