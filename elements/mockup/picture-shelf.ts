import { loadPicture, type LoadedPicture, type Pictures } from './preview/picture-loader.js';

interface Shelved {
  readonly loading: Promise<LoadedPicture>;
  users: number;
}

/** Pictures that are shown anywhere on the page, each loaded once: a dozen mockups with one logo hold one logo. */
const shelves = new WeakMap<Pictures, Map<string, Shelved>>();

function take(src: string, pictures: Pictures): Shelved {
  const shelf = shelves.get(pictures) ?? new Map<string, Shelved>();
  shelves.set(pictures, shelf);
  let found = shelf.get(src);
  if (!found) {
    found = { loading: loadPicture(src, pictures), users: 0 };
    shelf.set(src, found);
    // what could not be loaded may be asked for again
    found.loading.catch(() => shelf.delete(src));
  }
  found.users++;
  return found;
}

function giveBack(src: string, pictures: Pictures, shelved: Shelved): void {
  if (--shelved.users > 0) return;
  const shelf = shelves.get(pictures);
  if (shelf?.get(src) === shelved) shelf.delete(src);
  shelved.loading.then((picture) => picture.dispose()).catch(() => undefined);
}

interface Held {
  readonly pictures: Pictures;
  readonly shelved: Shelved;
}

/** What one mockup holds of the shelf. */
export class PictureHolder {
  readonly #held = new Map<string, Held>();

  load(src: string, pictures: Pictures): Promise<LoadedPicture> {
    const known = this.#held.get(src);
    if (known?.pictures === pictures) return known.shelved.loading;
    this.#release(src);
    const shelved = take(src, pictures);
    this.#held.set(src, { pictures, shelved });
    shelved.loading.catch(() => this.#release(src, shelved));
    return shelved.loading;
  }

  /** Lets go of all but these. */
  keep(srcs: ReadonlySet<string>): void {
    for (const src of [...this.#held.keys()]) if (!srcs.has(src)) this.#release(src);
  }

  #release(src: string, only?: Shelved): void {
    const held = this.#held.get(src);
    if (!held || (only && held.shelved !== only)) return;
    this.#held.delete(src);
    giveBack(src, held.pictures, held.shelved);
  }
}
