import * as z from 'zod/mini';
import { area, post } from './contract.js';
import { created, done, id, line, unit } from './shapes.js';

/** A design may weigh 8 MB as JSON text. */
export const MAX_DESIGN_BYTES = 8 * 1024 * 1024;

const stored = z.object({
  _id: z.string(),
  name: z.string(),
  /** The stored design, checked by whoever opens it. */
  design_file: z.unknown(),
  /** Counts the saves; `save_backend` names the one it was based on. */
  rev: z.number(),
  /** What the asker may do with it. */
  role: z.enum(['edit', 'view']),
  /** Empty until the first picture of it is painted. */
  thumbnail: z.string(),
  view_all: z.boolean(),
  edit_all: z.boolean(),
});

export type SavedDesign = z.output<typeof stored>;

const revision = z.int().check(z.gte(0));

export const savedDesign = area('saved_design', {
  createBlankDesign: post('create_blank_design', {
    input: z.object({
      /** Both or none: without a size the page is 800 x 800 px (D-024). */
      width: z.optional(z.number()),
      height: z.optional(z.number()),
      dimension_units: z._default(unit(), 'px'),
    }),
    answer: created,
  }),
  getOne: post('get_one', { input: z.object({ id: id() }), answer: stored, form: 'raw' }),
  update: post('update', {
    input: z.object({ id: id(), name: line(200) }),
    answer: done,
  }),
  updateThumbnail: post('update_thumbnail', {
    /** A data URL of a PNG, JPEG or WebP. */
    input: z.object({ id: id(), thumbnail_data: z.string().check(z.startsWith('data:image/')) }),
    answer: z.object({ thumbnail: z.string() }),
  }),
  /** `stale` carries the revision the server holds; nothing is written then. */
  saveBackend: post('save_backend', {
    input: z.object({
      id: id(),
      /** The stored design, as an object or as its JSON text. */
      design_file: z.union([z.string(), z.looseObject({})]),
      rev: revision,
    }),
    answer: z.object({ rev: revision }),
  }),
});
