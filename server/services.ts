import type { Sessions } from './accounts/sessions.js';
import type { SignIn } from './accounts/sign-in.js';
import type { Addresses } from './config/addresses.js';
import type { Database, Executor } from './db/database.js';
import type { FileStore } from './files/store/file-store.js';
import type { TakeScreenshot } from './browser/screenshot-queue.js';
import type { FetchRemote } from './net/fetch-remote.js';
import type { CatalogIndex } from '../catalog/format.js';
import type { JobQueue } from './queue/job-queue.js';
import type { Mailer } from './mail/mailer.js';
import type { SearchEngine } from './search/search-engine.js';

export type CatalogData = Pick<CatalogIndex, 'fonts' | 'fallbackFonts' | 'pairings' | 'paletteCategories'>;

/** What the handlers work with; tests put their own in place. */
export interface Services {
  readonly db: Executor;
  readonly database: Database;
  readonly files: FileStore;
  readonly jobs: JobQueue;
  readonly sessions: Sessions;
  readonly signIn: SignIn;
  readonly mailer: Mailer;
  /** What of the catalog is only read: families, font sets, palettes. */
  readonly catalog: CatalogData;
  /** Absent: each request's own origin. */
  readonly addresses?: Addresses;
  readonly fetchRemote: FetchRemote;
  readonly takeScreenshot: TakeScreenshot;
  readonly searchEngine: SearchEngine;
}
