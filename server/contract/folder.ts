import * as z from 'zod/mini';
import { attribution } from './attribution.js';
import { area, form, formOfMany, post } from './contract.js';
import { created, done, emails, id, ids, ignored, line, role } from './shared-schemas.js';

/** Largest file an upload may be, bytes: 25 MB. */
export const MAX_UPLOAD_BYTES = 25 * 1024 * 1024;

/** Files of one `upload_multiple_files`. */
export const MAX_UPLOAD_FILES = 20;

/** Folders an account may have beside its own three. */
export const MAX_FOLDERS = 200;

/** What a folder may be called, letters. */
export const LONGEST_FOLDER_NAME = 100;

/** A design that lies in a folder, beside what every resource has. */
const design = z.object({
  /** What the principal may do with it. */
  role: role(),
  /** Whether it is the principal's own. */
  owned: z.boolean(),
  /** ISO 8601 */
  updated_at: z.string(),
});

/** A picture or a design in a folder. */
export const folderResource = z.object({
  _id: z.string(),
  name: z.string(),
  /**
   * Of a picture what an object stores as its `src`, below the static path; of a design the address of its thumbnail, or
   * empty.
   */
  path: z.string(),
  /** The same for lists, at most 320 px. */
  low_path: z.string(),
  /** px, upright. */
  width: z.number(),
  height: z.number(),
  /** Of a photo of a provider, who made it. */
  attribution: z.optional(attribution()),
  design: z.optional(design),
});

export type FolderResource = z.output<typeof folderResource>;

/** Oldest first. */
export const resources = z.object({ resources: z.array(folderResource) });

const entry = z.object({
  /** What the principal may do in it. */
  role: role(),
  ownership: z.enum(['owned', 'shared']),
  /** Name of its owner; empty for the principal's own. */
  shared_by: z.string(),
  folder: z.object({
    _id: z.string(),
    name: z.string(),
    type: z.enum(['photo', 'design']),
    /** Which of the account's own folders it is; these are neither renamed nor deleted (C-018). */
    own: z.nullable(z.enum(['my_designs', 'my_photos', 'my_purchases'])),
    /** How many items lie in it. */
    count: z.number(),
    ...resources.shape,
    /** Where older pictures go on: the `cursor` of the next question. Absent once the oldest has come. */
    next: z.optional(z.string()),
  }),
});

export type FolderEntry = z.output<typeof entry>;

const inFolder = z.object({ folder_id: id(), resource: ids() });
const folderName = () => line(LONGEST_FOLDER_NAME);

/**
 * Whoever may edit a folder puts things into it. Its owner takes out all, everybody else what is their own. A picture is
 * for ever its uploader's and takes of their room, wherever it lies; it stays in a folder that is no longer shared with
 * them. Whoever made a design with it goes on seeing it, whatever becomes of picture, folder or share.
 */
export const folder = area('folder', {
  /**
   * With `id`, that folder and what lies in it: the newest 1000 pictures, or those before a `cursor`, or 500 designs, oldest
   * of them first. In My Designs lie all designs the account owns. Without, every folder the principal may see, each with its newest three: the
   * account's own, those they made by age, those that others share.
   */
  get: post('get', {
    input: z.object({
      id: z.optional(id()),
      /** `next` of the answer before, of the same folder. One that was changed, or is another's, is `bad_request`. */
      cursor: z.optional(z.string().check(z.maxLength(4000))),
    }),
    response: z.array(entry),
  }),
  /** Fails with `no_room` beyond 200 folders. */
  create: post('create', {
    input: z.object({ folder_name: folderName(), folder_type: z.enum(['photo', 'design']) }),
    response: created,
  }),
  /** Only the owner may, and not with the account's own folders: `not_allowed`. */
  rename: post('rename', { input: z.object({ folder_id: id(), new_name: folderName() }), response: done }),
  /**
   * The same. It lies in the trash for 30 days. What lies in it is not lost: pictures go to My Photos of who uploaded them,
   * designs to My Designs, and back into it when it is restored.
   */
  delete: post('delete', { input: z.object({ folder_id: id() }), response: done }),
  /**
   * Invites by e-mail, also who has no account yet; who was invited before gets the new role. Of the account's own folders
   * My Photos alone can be shared: `not_allowed`.
   */
  share: post('share', {
    input: z.object({
      host_email: ignored(),
      emails: emails(),
      folder_id: id(),
      role: z._default(role(), 'view'),
    }),
    response: z.object({ shared: z.number() }),
  }),
  /**
   * Keeps a picture (PNG, JPEG, WebP, GIF or AVIF by content, at most 25 MB and 50 megapixels); the last of `resources` is
   * the new one, or the one with the same picture that was there. Fails with `no_room` when the account's share is used up,
   * with `not_allowed` for My Purchases.
   */
  uploadFile: form('upload_file', { input: z.object({ folder_id: id() }), response: resources }),
  /**
   * The same for up to 20 at once, which stand behind the fields: what can be kept is kept, one after the other, and
   * `errors` says of the others why not. Sent again, nothing is kept twice.
   */
  uploadMultipleFiles: formOfMany('upload_multiple_files', MAX_UPLOAD_FILES, {
    input: z.object({ folder_id: id() }),
    response: z.object({
      ...resources.shape,
      errors: z.array(z.object({ name: z.string(), code: z.string(), message: z.string() })),
    }),
  }),
  /**
   * Pictures are no longer listed, but designs that show them still do; designs go back to My Designs of their owners, out
   * of which nothing can be taken: `not_allowed`. All, or none.
   */
  deleteResource: post('delete_resource', { input: inFolder, response: z.object({ removed: z.number() }) }),
  /** Takes a deletion of pictures back, for 30 days at least. All, or none. */
  restoreResource: post('restore_resource', { input: inFolder, response: resources }),
  /** Moves pictures to another folder of pictures that one may edit. All, or none. */
  moveResource: post('move_resource', {
    input: z.object({ ...inFolder.shape, to_folder_id: id() }),
    response: z.object({ moved: z.number() }),
  }),
});
