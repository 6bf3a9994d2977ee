import { sql } from 'drizzle-orm';
import type { Executor } from '../../db/database.js';
import { generatedPicture } from '../../db/schema.js';
import { collectRemoved, type Removable } from './collect-removed.js';

const PICTURES: Removable = {
  table: generatedPicture,
  // ids are too long to stand in a design by chance
  names: (text) => sql`position(${generatedPicture.id} in ${text}) > 0`,
};

/** Forgets generated pictures that were deleted long ago and that nothing shows. Gives how many went. */
export const collectPictures = (db: Executor, days?: number): Promise<number> =>
  collectRemoved(db, PICTURES, days);
