import type { Attribution } from '../../../elements/objects/attribution.js';
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

/** A visitor's picture as this browser keeps it. */
export interface StoredUpload {
  /** sha256 of the bytes, hex: the same file twice is one upload. */
  readonly id: string;
  readonly name: string;
  readonly bytes: Blob;
  readonly thumbnail: Blob;
  /** Pixels, upright. */
  readonly width: number;
  readonly height: number;
  /** Milliseconds since 1970; the list shows the newest first. */
  readonly added: number;
  /** Of a photo of a provider, who made it. */
  readonly attribution?: Attribution;
  /** When it was deleted, ms since 1970: no longer listed, kept for the designs that show it while there is room. */
  readonly removed?: number;
}

interface Schema extends DBSchema {
  uploads: { key: string; value: StoredUpload; indexes: { added: number } };
}

const opened = new Map<string, Promise<IDBPDatabase<Schema>>>();

/** A visitor's pictures in IndexedDB: they never leave the browser (spec 2 section 6). */
export class UploadStore {
  readonly #name: string;

  constructor(name = 'design-maker') {
    this.#name = name;
  }

  async put(upload: StoredUpload): Promise<void> {
    await (await this.#database()).put('uploads', upload);
  }

  async get(id: string): Promise<StoredUpload | undefined> {
    return (await this.#database()).get('uploads', id);
  }

  /** Newest first, without the deleted ones. */
  async all(): Promise<readonly StoredUpload[]> {
    const stored = await (await this.#database()).getAllFromIndex('uploads', 'added');
    return stored.filter(({ removed }) => removed === undefined).reverse();
  }

  /** Deletes a picture, or takes that back; nothing happens to one that is not there. */
  async mark(id: string, removed: boolean): Promise<void> {
    const transaction = (await this.#database()).transaction('uploads', 'readwrite');
    const stored = await transaction.store.get(id);
    if (stored) {
      const { removed: _, ...kept } = stored;
      await transaction.store.put(removed ? { ...kept, removed: Date.now() } : kept);
    }
    await transaction.done;
  }

  /** Gives up the bytes of what was deleted; says whether there was any. */
  async empty(): Promise<boolean> {
    const transaction = (await this.#database()).transaction('uploads', 'readwrite');
    const gone = (await transaction.store.getAll()).filter(({ removed }) => removed !== undefined);
    for (const { id } of gone) await transaction.store.delete(id);
    await transaction.done;
    return gone.length > 0;
  }

  /** Opened at the first use, and again after a failure: a private window may refuse once and allow later. */
  #database(): Promise<IDBPDatabase<Schema>> {
    const name = this.#name;
    const known = opened.get(name);
    if (known) return known;
    const database = open(name);
    opened.set(name, database);
    database.catch(() => opened.delete(name));
    return database;
  }
}

function open(name: string): Promise<IDBPDatabase<Schema>> {
  return openDB<Schema>(name, 1, {
    upgrade: (database) =>
      void database.createObjectStore('uploads', { keyPath: 'id' }).createIndex('added', 'added'),
    // Another tab wants a newer layout: let it, rather than block it until this one is closed.
    blocking: (_current, _blocked, event) => {
      opened.delete(name);
      (event.target as IDBDatabase).close();
    },
  });
}
