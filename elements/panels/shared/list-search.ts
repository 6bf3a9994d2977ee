import { signal, type ReadonlySignal } from '@preact/signals-core';
import type { Listing, SearchOptions } from '../../ports/assets.js';
import { PagedList } from './paged-list.js';

/** How long a pause in typing is before it is searched for, ms. */
export const SEARCH_PAUSE = 300;

/**
 * What is typed into a panel's search field, and the list of what is found. The found ones stand in a list of their own,
 * so that the panel's other list keeps its place until the search is cleared. Empty text searches for nothing.
 */
export class ListSearch<T> {
  readonly #text = signal('');
  readonly #query = signal('');
  #asWritten = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** What the field shows. */
  readonly text: ReadonlySignal<string> = this.#text;
  /** What is searched for; '' while the panel shows its list. */
  readonly query: ReadonlySignal<string> = this.#query;
  readonly found: PagedList<T>;

  /**
   * @param size - how many items a page has, 1 to 100
   * @param onFailed - called when a page could not be had
   */
  constructor(
    fetch: (options: SearchOptions & { readonly query: string }) => Promise<Listing<T>>,
    size?: number,
    onFailed?: () => void,
  ) {
    this.found = new PagedList(
      (options) =>
        fetch({ ...options, query: this.#query.peek(), ...(this.#asWritten && { asWritten: true }) }),
      size,
      onFailed,
    );
  }

  /** The text changed by a key: searches after a pause; without text the list is back at once. */
  type(text: string): void {
    this.#text.value = text;
    clearTimeout(this.#timer);
    if (text.trim() === '') this.#search('');
    else this.#timer = setTimeout(() => this.#search(text), SEARCH_PAUSE);
  }

  /** Enter was pressed, or the text was cleared. */
  enter(text: string): void {
    clearTimeout(this.#timer);
    this.#text.value = text;
    this.#search(text);
  }

  /** Searches for the text as it is written: what was taken for a typing error is none. */
  undoCorrection(): void {
    this.#asWritten = true;
    this.found.reset();
  }

  #search(text: string): void {
    const query = text.trim();
    if (query === this.#query.peek()) return;
    this.#asWritten = false;
    this.#query.value = query;
    this.found.reset();
  }
}
