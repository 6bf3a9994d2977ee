import { persistentStorage, type BrowserStorage } from '../browser-storage.js';

const KEY = 'design-maker.unsaved-designs';

/** Ids of the designs that this browser made without an account: claimed after the next sign-in (B-045). */
export class UnclaimedDesigns {
  readonly #storage: BrowserStorage;

  constructor(storage: BrowserStorage = persistentStorage) {
    this.#storage = storage;
  }

  ids(): readonly string[] {
    return listOf(this.#storage.read(KEY));
  }

  add(id: string): void {
    const ids = this.ids();
    if (!ids.includes(id)) this.#write([...ids, id]);
  }

  remove(id: string): void {
    this.#write(this.ids().filter((other) => other !== id));
  }

  #write(ids: readonly string[]): void {
    this.#storage.write(KEY, ids.length > 0 ? JSON.stringify(ids) : null);
  }
}

/** What stands in the store may have been written by anything. */
function listOf(text: string | null): readonly string[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter((id): id is string => typeof id === 'string') : [];
  } catch {
    return [];
  }
}
