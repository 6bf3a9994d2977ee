import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

interface Alias {
  /** Account and sha256 of the picture. */
  readonly key: string;
  /** Source key of the picture with the account. */
  readonly source: string;
  /** Milliseconds since 1970. */
  readonly added: number;
}

interface Schema extends DBSchema {
  aliases: { key: string; value: Alias };
}

/**
 * How long an alias is trusted, ms. The server keeps a deleted upload for 30 days at least, so that what an alias names is
 * there for much longer than this; after it the picture travels again, and the server knows it by its bytes.
 */
const TRUSTED = 7 * 24 * 3_600_000;

const DATABASE = 'design-maker-upload-aliases';

let opened: Promise<IDBPDatabase<Schema>> | undefined;

/**
 * Which upload of an account a picture of this browser became. A database that cannot be opened only costs that the
 * picture travels once more.
 */
export class UploadAliases {
  constructor(
    /** Another account has uploads of its own. */
    private readonly userId: string,
    private readonly now: () => number = Date.now,
  ) {}

  async get(id: string): Promise<string | undefined> {
    const alias = await database()
      .then((db) => db.get('aliases', this.#key(id)))
      .catch(() => undefined);
    return alias && this.now() - alias.added < TRUSTED ? alias.source : undefined;
  }

  async put(id: string, source: string): Promise<void> {
    const alias = { key: this.#key(id), source, added: this.now() };
    await database()
      .then((db) => db.put('aliases', alias))
      .catch(() => undefined);
  }

  #key(id: string): string {
    return `${this.userId} ${id}`;
  }
}

function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>(DATABASE, 1, {
    upgrade: (db) => void db.createObjectStore('aliases', { keyPath: 'key' }),
    terminated: () => (opened = undefined),
  }).catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}
