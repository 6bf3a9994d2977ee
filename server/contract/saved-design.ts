import * as z from 'zod/mini';
import { area, forTokens, post } from './contract.js';
import { designListInput, designListPage } from './design-list.js';
import {
  created,
  designFile,
  done,
  id,
  ids,
  isStorable,
  line,
  listedDesign,
  listing,
  paging,
  revision,
  unit,
} from './shared-schemas.js';

/** A design may weigh 8 MB as JSON text. */
export const MAX_DESIGN_BYTES = 8 * 1024 * 1024;

const stored = z.object({
  _id: z.string(),
  name: z.string(),
  /** The stored design, checked by whoever opens it. */
  design_file: z.unknown(),
  /** Counts the saves; `save_backend` names the one it was based on. */
  rev: z.number(),
  /** What the principal may do with it. */
  role: z.enum(['edit', 'view']),
  /** Whether it is the principal's own: only the owner shares it. */
  owned: z.boolean(),
  /** Whether an account owns it; false for what a visitor made and nobody claimed yet. */
  claimed: z.boolean(),
  /** Empty until the first picture of it is painted. */
  thumbnail: z.string(),
  view_all: z.boolean(),
  edit_all: z.boolean(),
});

export type SavedDesign = z.output<typeof stored>;

/** By label of a slot. */
const byLabel = (longest: number) =>
  z._default(
    z.record(
      z.string().check(z.maxLength(100)),
      z.string().check(z.maxLength(longest), z.refine(isStorable)),
    ),
    {},
  );

export const savedDesign = area('saved_design', {
  createBlankDesign: forTokens(
    'designs:write',
    post('create_blank_design', {
      input: z.object({
        /** Both or none: without a size the page is 800 x 800 px (D-024). */
        width: z.optional(z.number()),
        height: z.optional(z.number()),
        dimension_units: z._default(unit(), 'px'),
      }),
      response: created,
    }),
  ),
  /** A new design of the principal's out of a stored one, such as a file that was exported before; its ids are new. */
  createFromJson: forTokens(
    'designs:write',
    post('create_from_json', {
      input: z.object({ design_file: designFile(), name: z.optional(line(200)) }),
      response: created,
    }),
  ),
  /**
   * A new design of the principal's out of a template, with words and pictures in its labeled slots ('title'). A picture is
   * an upload of the caller's own ('upload:ab12') or one of the catalog ('design_resource:photo-citrus'). A label that the
   * template has not is a `bad_request`, which names those it has. `faults` are words that no size could hold.
   */
  createFromTemplate: forTokens(
    'designs:write',
    post('create_from_template', {
      input: z.object({
        template_id: id(),
        /** One of the `colorways` of the template's design_file; as it is when absent [E-090]. */
        colorway: z.optional(id()),
        name: z.optional(line(200)),
        texts: byLabel(5000),
        images: byLabel(200),
      }),
      response: z.extend(created, {
        faults: z.array(z.object({ slot: z.string(), kind: z.enum(['too-long', 'word-broken']) })),
      }),
    }),
  ),
  getOne: forTokens(
    'designs:read',
    post('get_one', { input: z.object({ id: id() }), response: stored, form: 'raw' }),
  ),
  /** The newest revision alone: an open editor asks every few seconds whether its design went on elsewhere [E-022]. */
  getRev: forTokens(
    'designs:read',
    post('get_rev', { input: z.object({ id: id() }), response: z.object({ rev: revision() }) }),
  ),
  update: forTokens(
    'designs:write',
    post('update', {
      input: z.object({ id: id(), name: line(200) }),
      response: done,
    }),
  ),
  updateThumbnail: post('update_thumbnail', {
    /** A data URL of a PNG, JPEG or WebP. */
    input: z.object({ id: id(), thumbnail_data: z.string().check(z.startsWith('data:image/')) }),
    response: z.object({ thumbnail: z.string() }),
  }),
  /** `stale` carries the revision the server holds; nothing is written then. */
  saveBackend: forTokens(
    'designs:write',
    post('save_backend', {
      input: z.object({
        id: id(),
        design_file: designFile(),
        rev: revision(),
        /** True to keep the state it replaces among the revisions, however new that is. */
        checkpoint: z.optional(z.boolean()),
      }),
      response: z.object({ rev: revision() }),
    }),
  ),
  /**
   * A list of designs, a page at a time, however many there are [E-005]. A cursor that was changed, or belongs to another
   * question or account, is a `bad_request`.
   */
  list: forTokens('designs:read', post('list', { input: designListInput, response: designListPage })),
  /** Those of the designs that the principal may see, in the order asked for. */
  get: forTokens(
    'designs:read',
    post('get', { input: z.object({ ids: ids() }), response: z.array(listedDesign) }),
  ),
  /**
   * Only the owner may. They can be restored for 30 days. All of them, or none; the answer counts those that were not
   * deleted before.
   */
  delete: forTokens(
    'designs:write',
    post('delete', { input: z.object({ id: ids() }), response: z.object({ deleted: z.number() }) }),
  ),
  restore: forTokens(
    'designs:write',
    post('restore', { input: z.object({ id: ids() }), response: z.object({ restored: z.number() }) }),
  ),
  /**
   * Puts one's own designs into a folder one may edit, or with one's My Designs back among them. All of them, or none; who
   * may see the folder may see them from then on.
   */
  moveToFolder: post('move_to_folder', {
    input: z.object({ folder_id: id(), design_id: ids() }),
    response: z.object({ moved: z.number() }),
  }),
  /**
   * Keeps new designs that were made from one the principal may see, named after it and numbered from `first`. All of them,
   * or none. Sent again with the same `batch` and numbers they are kept only once, and the answer is the same [E-043].
   */
  bulkSave: post('bulk_save', {
    input: z.object({
      original_save_id: id(),
      folderId: z.optional(id()),
      first: z._default(z.int().check(z.gte(1), z.lte(100_000)), 1),
      /** Random, of whoever saves them: names what is sent in several calls. */
      batch: z.optional(z.string().check(z.minLength(16), z.maxLength(64), z.refine(isStorable))),
      designs: z.array(designFile()).check(z.minLength(1), z.maxLength(100)),
    }),
    response: z.array(z.string()),
  }),
  /**
   * What this browser's visitor made and no account owns yet, newest first; nothing where there is no visitor [E-006].
   */
  getUnclaimed: post('get_unclaimed', {
    input: z.object({ ...paging }),
    response: listing(listedDesign),
  }),
  /** Makes what this browser's visitor made the signed-in user's own (B-045). All of them, or none. */
  claim: post('claim', {
    input: z.object({ design_id: ids() }),
    response: z.object({ claimed: z.number() }),
  }),
  /** Who may do what by the link, for whoever may see the design. */
  getSharing: post('get_sharing', {
    input: z.object({ id: id() }),
    response: z.object({ owned: z.boolean(), view_all: z.boolean(), edit_all: z.boolean() }),
  }),
  alterLinkSharing: post('alter_link_sharing', {
    input: z.object({ design_id: id(), action: z.enum(['enable_edit', 'enable_view', 'disable']) }),
    response: z.object({ view_all: z.boolean(), edit_all: z.boolean() }),
  }),
  /** A copy of what the principal may see, owned by the principal; with `design_file`, of that instead. */
  clone: forTokens(
    'designs:write',
    post('clone_saved_design', {
      input: z.object({
        saved_design_id: id(),
        name_append: z._default(z.string().check(z.maxLength(40), z.refine(isStorable)), ''),
        design_file: z.optional(designFile()),
      }),
      response: created,
    }),
  ),
  /**
   * The last 20 checkpoints, newest first; the newest state itself is not among them. Who may edit by the link alone gets
   * those saved since it was made, without names [E-023].
   */
  getRevisions: forTokens(
    'designs:read',
    post('get_revisions', {
      input: z.object({ id: id() }),
      response: z.array(
        z.object({
          rev: revision(),
          /** ISO 8601 */
          saved_at: z.string(),
          /** Name of the account that wrote it; empty for one without an account, and for who must not know. */
          saved_by: z.string(),
        }),
      ),
    }),
  ),
  getRevision: forTokens(
    'designs:read',
    post('get_revision', {
      input: z.object({ id: id(), rev: revision() }),
      response: z.object({ rev: revision(), design_file: z.unknown() }),
      form: 'raw',
    }),
  ),
});
