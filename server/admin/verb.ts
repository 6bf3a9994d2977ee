import type { Database } from '../db/database.js';
import type { FileStore } from '../files/file-store.js';
import type { Config } from '../config.js';

export interface Desk {
  readonly config: Config;
  readonly database: Database;
  readonly files: FileStore;
  /** Prints one line for the operator. */
  readonly say: (line: string) => void;
}

/** One thing an operator can do: `npm run admin -- <name> <args>`. */
export interface Verb {
  readonly name: string;
  /** Names of its arguments, all of them needed. */
  readonly args: readonly string[];
  /** One line of help. */
  readonly about: string;
  run(desk: Desk, ...args: string[]): Promise<void>;
}
