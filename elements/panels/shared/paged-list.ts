import { signal, type ReadonlySignal } from '@preact/signals-core';
import type { ScrollerState } from '../../controls/lists/dm-scroller.js';
import type { Listing, ListOptions } from '../../ports/assets.js';
import { ITEMS_PER_PAGE } from '../../ports/pagination.js';

/** An endless list: pages come one after another, a change of what is listed starts over, late answers are dropped. */
export class PagedList<T> {
  readonly #fetch: (options: ListOptions) => Promise<Listing<T>>;
  readonly #size: number;
  readonly #onFailed: () => void;
  readonly #items = signal<readonly T[]>([]);
  readonly #state = signal<ScrollerState>('ready');
  #page = 0;
  #abort = new AbortController();

  readonly #corrected = signal('');

  readonly items: ReadonlySignal<readonly T[]> = this.#items;
  /** What was searched for instead of a text with a typing error; '' when nothing was. */
  readonly corrected: ReadonlySignal<string> = this.#corrected;
  readonly state: ReadonlySignal<ScrollerState> = this.#state;

  /**
   * @param size - how many items a page has, 1 to 100
   * @param onFailed - called when a page could not be had
   */
  constructor(
    fetch: (options: ListOptions) => Promise<Listing<T>>,
    size: number = ITEMS_PER_PAGE.others,
    onFailed: () => void = () => undefined,
  ) {
    this.#fetch = fetch;
    this.#size = size;
    this.#onFailed = onFailed;
  }

  /** Forgets everything; the scroller then asks for the first page. */
  reset(): void {
    this.#abort.abort();
    this.#abort = new AbortController();
    this.#page = 0;
    this.#items.value = [];
    this.#corrected.value = '';
    this.#state.value = 'ready';
  }

  /** Fetches the next page. Does nothing while one is on its way or after the last. */
  async more(): Promise<void> {
    if (this.#state.peek() === 'loading' || this.#state.peek() === 'end') return;
    const { signal: aborted } = this.#abort;
    this.#state.value = 'loading';
    try {
      const {
        items,
        more,
        corrected = '',
      } = await this.#fetch({
        page: this.#page + 1,
        size: this.#size,
        signal: aborted,
      });
      if (aborted.aborted) return;
      this.#page++;
      this.#corrected.value = corrected;
      this.#items.value = [...this.#items.peek(), ...items];
      this.#state.value = more ? 'ready' : this.#items.peek().length === 0 ? 'empty' : 'end';
    } catch {
      if (aborted.aborted) return;
      // the scroller says so and offers Try again
      this.#state.value = 'failed';
      this.#onFailed();
    }
  }

  /** Asks once more for the page that failed. */
  async retry(): Promise<void> {
    if (this.#state.peek() === 'failed') await this.more();
  }
}
