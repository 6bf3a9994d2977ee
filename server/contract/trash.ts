import * as z from 'zod/mini';
import { area, nothing, post } from './contract.js';
import { id, listing, paging } from './shared-schemas.js';

/** How long what was deleted can be restored. */
export const TRASH_DAYS = 30;

/** What one may delete and take back. */
export const TRASH_KINDS = ['folder', 'design', 'upload', 'mockup'] as const;

export type TrashKind = (typeof TRASH_KINDS)[number];

const kind = () => z.enum(TRASH_KINDS);

const trashItem = z.object({
  kind: kind(),
  _id: z.string(),
  name: z.string(),
  /** Of an upload a path below the static path, of the others the address of a picture; empty without one. */
  thumbnail: z.string(),
  /** px; 0 of what has none. */
  width: z.number(),
  height: z.number(),
  /** ISO 8601 */
  deleted_at: z.string(),
  /** Whether it is the principal's own: who has only the right to take it out of a folder cannot delete it for good. */
  owned: z.boolean(),
});

export type TrashItem = z.output<typeof trashItem>;

const some = z.object({
  items: z.array(z.object({ kind: kind(), _id: id() })).check(z.minLength(1), z.maxLength(100)),
});

/**
 * What the principal deleted in the last 30 days: designs (also a visitor's), folders, uploads and saved mockups. An upload
 * is also in the trash of who owns the folder it was taken out of [E-039].
 */
export const trash = area('trash', {
  /** Latest deleted first. */
  get: post('get', { input: z.object({ ...paging }), response: listing(trashItem) }),
  /**
   * All, or none: `not_found` when one was deleted for good meanwhile, `no_room` when the account has none for a folder or
   * an upload. A folder comes back with what lay in it and was put nowhere else; an upload whose folder is no longer the
   * principal's to edit comes into their My Photos. `restored` counts those that were in the trash: sent again it is 0.
   */
  restore: post('restore', { input: some, response: z.object({ restored: z.number() }) }),
  /** Deletes one's own for good: nobody brings them back. All, or none. */
  delete: post('delete', { input: some, response: z.object({ deleted: z.number() }) }),
  /** Deletes for good all of one's own that lie there. */
  empty: post('empty', { input: nothing, response: z.object({ deleted: z.number() }) }),
});
