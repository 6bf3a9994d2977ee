import { sql } from 'drizzle-orm';
import type { Executor } from '../../db/database.js';
import { upload } from '../../db/schema.js';
import { collectRemoved, type Removable } from './collect-removed.js';

const UPLOADS: Removable = {
  table: upload,
  // ids are too long to stand in a design by chance
  names: (text) => sql`position(${upload.id} in ${text}) > 0`,
  // their 30 days are over: they are not in the trash again
  stillShown: { purged_at: sql`coalesce(${upload.purged_at}, now())` },
};

/** Forgets uploads that were removed long ago and that nothing shows. Gives how many went. */
export const collectUploads = (db: Executor, days?: number): Promise<number> =>
  collectRemoved(db, UPLOADS, days);
