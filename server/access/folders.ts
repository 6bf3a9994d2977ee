import { and, eq, sql, type SQL } from 'drizzle-orm';
import { folder } from '../db/schema.js';
import type { Asker } from './asker.js';

/** What may be done with a folder. `edit` puts things in and takes them out; `manage` is the owner's alone. */
export type FolderAct = 'view' | 'edit' | 'manage';

/**
 * The condition under which the asker may act on a folder: the owner may do all, everybody else nothing. It is part of the
 * query itself, so that somebody else's folder and one that does not exist are the same: not found.
 */
export const mayOnFolder = ({ user }: Asker, _act: FolderAct, id: string): SQL =>
  user ? and(eq(folder.id, id), eq(folder.owner_user, user.id))! : sql`false`;
