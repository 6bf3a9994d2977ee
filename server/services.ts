import type { Sessions } from './accounts/sessions.js';
import type { SignIn } from './accounts/sign-in.js';
import type { Addresses } from './config/addresses.js';
import type { Database, Executor } from './db/database.js';
import type { FileStore } from './files/file-store.js';
import type { FetchRemote } from './net/fetch-remote.js';
import type { JobQueue } from './jobs/queue.js';

/** What the handlers work with; tests put their own in place. */
export interface Services {
  readonly db: Executor;
  readonly database: Database;
  readonly files: FileStore;
  readonly jobs: JobQueue;
  readonly sessions: Sessions;
  readonly signIn: SignIn;
  /** Absent: each request's own origin. */
  readonly addresses?: Addresses;
  readonly fetchRemote: FetchRemote;
}
