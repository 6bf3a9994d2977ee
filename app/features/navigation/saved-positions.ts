import type { Location } from 'react-router-dom';
import type { PagePosition } from './page-position.js';

const STORE = 'places';
/** Pages of a visit that are remembered. */
const MOST = 100;

/** Where the reader was on each page of this visit; it outlives a reload of the tab. */
export class SavedPositions {
  readonly #positions = new Map<string, PagePosition>();

  of = (page: Location): PagePosition | undefined => this.#positions.get(keyOf(page));

  keep(page: Location, position: PagePosition): void {
    const key = keyOf(page);
    this.#positions.delete(key);
    this.#positions.set(key, position);
    for (const oldest of this.#positions.keys()) {
      if (this.#positions.size <= MOST) break;
      this.#positions.delete(oldest);
    }
  }

  /** A browser that stores nothing for us forgets with the reload. */
  load(): void {
    try {
      const stored = JSON.parse(sessionStorage.getItem(STORE) ?? '[]') as [string, PagePosition][];
      for (const [key, position] of stored) this.#positions.set(key, position);
    } catch {
      this.#positions.clear();
    }
  }

  store(): void {
    try {
      sessionStorage.setItem(STORE, JSON.stringify([...this.#positions]));
    } catch {
      return;
    }
  }
}

/** Pages that the browser made an entry for itself all have the same key: the address tells them apart. */
const keyOf = ({ key, pathname, search, hash }: Location): string => `${key} ${pathname}${search}${hash}`;
