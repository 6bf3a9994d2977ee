import type { Database } from '../db/database.js';
import type { FileStore } from '../files/store/file-store.js';
import type { Config } from '../config.js';

export interface VerbContext {
  readonly config: Config;
  readonly database: Database;
  readonly files: FileStore;
  /** Prints one line for the operator. */
  readonly say: (line: string) => void;
}

/** One thing an operator can do: `npm run admin -- <name> <args>`. */
export interface Verb {
  readonly name: string;
  /** Names of the arguments it needs. */
  readonly args: readonly string[];
  /** Names of those that may follow. */
  readonly optional?: readonly string[];
  /** One line of help. */
  readonly about: string;
  run(context: VerbContext, ...args: string[]): Promise<void>;
}

/** How a verb is called: 'set-type EMAIL TYPE'. */
export const verbSyntax = ({ name, args, optional = [] }: Verb): string =>
  [name, ...args, ...optional.map((one) => `[${one}]`)].join(' ');

/** Whether as many arguments were given as it takes. */
export const acceptsArgs = ({ args, optional = [] }: Verb, given: number): boolean =>
  given >= args.length && given <= args.length + optional.length;
