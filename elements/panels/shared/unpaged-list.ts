import { signal, type ReadonlySignal } from '@preact/signals-core';

type Fetch<T> = (signal: AbortSignal) => Promise<readonly T[]>;

/** A list that comes whole: what is shown stays while it is asked for again, late answers are dropped. */
export class UnpagedList<T> {
  readonly #fetch: Fetch<T>;
  readonly #onFailed: () => void;
  readonly #items = signal<readonly T[] | null>(null);
  readonly #state = signal<'loading' | 'failed' | 'ready'>('loading');
  #abort = new AbortController();

  /** null until the first answer. */
  readonly items: ReadonlySignal<readonly T[] | null> = this.#items;
  readonly state: ReadonlySignal<'loading' | 'failed' | 'ready'> = this.#state;

  /** @param onFailed - called when there is nothing to show because it could not be had */
  constructor(fetch: Fetch<T>, onFailed: () => void = () => undefined) {
    this.#fetch = fetch;
    this.#onFailed = onFailed;
  }

  /** Forgets everything, and what is on its way. */
  reset(): void {
    this.#abort.abort();
    this.#items.value = null;
    this.#state.value = 'loading';
  }

  /** Asks for it. A failure is told only when nothing is shown: what is there stays good. */
  async load(): Promise<void> {
    this.#abort.abort();
    const { signal: aborted } = (this.#abort = new AbortController());
    if (this.#items.peek() === null) this.#state.value = 'loading';
    try {
      const items = await this.#fetch(aborted);
      if (aborted.aborted) return;
      this.#items.value = items;
      this.#state.value = 'ready';
    } catch {
      if (aborted.aborted || this.#items.peek() !== null) return;
      this.#state.value = 'failed';
      this.#onFailed();
    }
  }
}
