import { and, eq, or, sql, type SQL } from 'drizzle-orm';
import { folder, type savedDesign, type upload } from '../db/schema.js';
import type { Asker } from './principal.js';
import { ownsFolder } from './folders.js';

/** What lies in folders. */
type Thing = typeof upload | typeof savedDesign;

/**
 * Whether the asker may take a thing out of the folder it lies in: the folder's owner may take out all (C-019), everybody
 * else what is their own.
 */
export function mayTakeOut(asker: Asker, thing: Thing): SQL {
  if (!asker.user) return sql`false`;
  const inOwnFolder = and(eq(folder.id, thing.folder_id), ownsFolder(asker));
  return or(eq(thing.owner_user, asker.user.id), sql`exists (select 1 from ${folder} where ${inOwnFolder})`)!;
}
