import * as z from 'zod/mini';
import { area, form, post } from './contract.js';
import { done, id } from './shapes.js';

/** Largest file an upload may be, bytes: 25 MB. */
export const MAX_UPLOAD_BYTES = 25 * 1024 * 1024;

/** A picture in a folder. */
const folderResource = z.object({
  _id: z.string(),
  name: z.string(),
  /** What an object stores as its `src`; below the static path. */
  path: z.string(),
  /** The same for lists, at most 320 px. */
  low_path: z.string(),
  /** px, upright. */
  width: z.number(),
  height: z.number(),
});

export type FolderResource = z.output<typeof folderResource>;

/** Oldest first. */
export const resources = z.object({ resources: z.array(folderResource) });

const inFolder = z.object({ folder_id: id(), resource: id() });

export const folder = area('folder', {
  /** A folder and what lies in it: the newest 1000, oldest of them first. */
  get: post('get', {
    input: z.object({ id: id() }),
    answer: z.object({
      _id: z.string(),
      name: z.string(),
      type: z.enum(['photo', 'design']),
      ...resources.shape,
    }),
  }),
  /**
   * Keeps a picture (PNG, JPEG, WebP, GIF or AVIF by content, at most 25 MB and 50 megapixels); the last of `resources` is
   * the new one, or the one with the same picture that was there. Fails with `no_room` when the account's share is used up.
   */
  uploadFile: form('upload_file', { input: z.object({ folder_id: id() }), answer: resources }),
  /** It is no longer listed; designs that show it still do. */
  deleteResource: post('delete_resource', { input: inFolder, answer: done }),
  /** Takes a deletion back, for 30 days at least. */
  restoreResource: post('restore_resource', { input: inFolder, answer: folderResource }),
});
