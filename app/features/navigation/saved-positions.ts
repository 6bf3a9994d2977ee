import type { Location } from 'react-router-dom';
import type { Place } from './page-position.js';

const STORE = 'places';
/** Pages of a visit that are remembered. */
const MOST = 100;

/** Where the reader was on each page of this visit; it outlives a reload of the tab. */
export class PlaceMemory {
  readonly #places = new Map<string, Place>();

  of = (page: Location): Place | undefined => this.#places.get(keyOf(page));

  keep(page: Location, place: Place): void {
    const key = keyOf(page);
    this.#places.delete(key);
    this.#places.set(key, place);
    for (const oldest of this.#places.keys()) {
      if (this.#places.size <= MOST) break;
      this.#places.delete(oldest);
    }
  }

  /** A browser that stores nothing for us forgets with the reload. */
  load(): void {
    try {
      const stored = JSON.parse(sessionStorage.getItem(STORE) ?? '[]') as [string, Place][];
      for (const [key, place] of stored) this.#places.set(key, place);
    } catch {
      this.#places.clear();
    }
  }

  store(): void {
    try {
      sessionStorage.setItem(STORE, JSON.stringify([...this.#places]));
    } catch {
      return;
    }
  }
}

/** Pages that the browser made an entry for itself all have the same key: the address tells them apart. */
const keyOf = ({ key, pathname, search, hash }: Location): string => `${key} ${pathname}${search}${hash}`;
