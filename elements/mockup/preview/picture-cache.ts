import { loadPicture, type LoadedPicture, type Pictures } from './picture-loader.js';

interface CacheEntry {
  readonly loading: Promise<LoadedPicture>;
  users: number;
}

/** Pictures that are shown anywhere on the page, each loaded once: a dozen mockups with one logo hold one logo. */
const pictureCaches = new WeakMap<Pictures, Map<string, CacheEntry>>();

function acquire(src: string, pictures: Pictures): CacheEntry {
  const entries = pictureCaches.get(pictures) ?? new Map<string, CacheEntry>();
  pictureCaches.set(pictures, entries);
  let found = entries.get(src);
  if (!found) {
    found = { loading: loadPicture(src, pictures), users: 0 };
    entries.set(src, found);
    // what could not be loaded may be asked for again
    found.loading.catch(() => entries.delete(src));
  }
  found.users++;
  return found;
}

function release(src: string, pictures: Pictures, entry: CacheEntry): void {
  if (--entry.users > 0) return;
  const entries = pictureCaches.get(pictures);
  if (entries?.get(src) === entry) entries.delete(src);
  entry.loading.then((picture) => picture.dispose()).catch(() => undefined);
}

interface HeldEntry {
  readonly pictures: Pictures;
  readonly entry: CacheEntry;
}

/** What one mockup holds of the cache of the page: a picture is disposed when no mockup holds it any more. */
export class PictureCache {
  readonly #held = new Map<string, HeldEntry>();

  load(src: string, pictures: Pictures): Promise<LoadedPicture> {
    const known = this.#held.get(src);
    if (known?.pictures === pictures) return known.entry.loading;
    this.#release(src);
    const entry = acquire(src, pictures);
    this.#held.set(src, { pictures, entry });
    entry.loading.catch(() => this.#release(src, entry));
    return entry.loading;
  }

  /** Lets go of all but these. */
  retainOnly(srcs: ReadonlySet<string>): void {
    for (const src of [...this.#held.keys()]) if (!srcs.has(src)) this.#release(src);
  }

  #release(src: string, only?: CacheEntry): void {
    const held = this.#held.get(src);
    if (!held || (only && held.entry !== only)) return;
    this.#held.delete(src);
    release(src, held.pictures, held.entry);
  }
}
