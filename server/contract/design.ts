import * as z from 'zod/mini';
import { area, forTokens, post } from './contract.js';
import { authored, details, isWhole, saved, target } from './authoring.js';
import { templateFilters } from './template-filters.js';
import { created, designFile, dimensions, id, ids, line, listing, paging } from './shared-schemas.js';

/** A category as a template names it. */
export const templateCategory = z.object({ _id: z.string(), name: z.string(), dimensions });

/** A template without its design_file, for lists. */
export const templateCard = z.object({
  _id: z.string(),
  name: z.string(),
  thumbnail: z.string(),
  /** Comma-separated. */
  keywords: z.string(),
  custom_url: z.string(),
  categories: z.array(templateCategory),
  active: z.boolean(),
  /** Page size in px, so that a list can keep the place of the picture. */
  width: z.number(),
  height: z.number(),
  /** Of its texts, BCP 47; absent in English [E-032]. */
  language: z.optional(z.string()),
  /** How many, where it has several [E-033]. */
  pages: z.optional(z.number()),
});

/** The stored design is checked by whoever opens it, not by the carrier. */
const full = z.extend(templateCard, { design_file: z.unknown() });

export type TemplateListItem = z.output<typeof templateCard>;
export type Template = z.output<typeof full>;

export const design = area('design', {
  get: post('get', {
    input: z.object({
      /** These templates, in this order; paging is then ignored. */
      id: z.optional(ids()),
      /** A category; of a parent, the templates of all its children, each once. */
      category_id: z.optional(id()),
      active: z.optional(z.boolean()),
      ...templateFilters,
      ...paging,
    }),
    response: listing(templateCard),
  }),
  getOne: forTokens(
    'designs:read',
    post('get_one', { input: z.object({ id: id() }), response: full, form: 'raw' }),
  ),
  getByCustomUrl: post('get_by_custom_url', {
    input: z.object({ custom_url: line(200) }),
    response: full,
    form: 'raw',
  }),
  /**
   * Designs of a format of the wizard (`tag/get_all`), with their files: those that carry most of the tags come first.
   * Of the ids one names the format, the others what is chosen in its filters; without a format, those of all are looked
   * through. An unknown tag is one that nothing carries.
   */
  getByTagId: post('get_by_tag_id', {
    input: z.object({ tag_id: ids(), ...paging }),
    response: listing(full),
    form: 'raw',
  }),
  /** For admins and designers: a template to edit, also one that is not listed. */
  getBackend: post('get_backend', { input: z.object({ id: id() }), response: authored, form: 'raw' }),
  /** For admins and designers. `stale` carries the revision the server holds; nothing is written then. */
  saveBackend: post('save_backend', {
    input: z
      .object({ ...target, ...details, design_file: z.optional(designFile()) })
      .check(isWhole('design_file')),
    response: saved,
  }),
  /** In one of the `colorways` of its design_file when the id of one is given: of another it is a `bad_request` [E-090]. */
  copyIntoSavedDesign: post('copy_into_saved_design', {
    input: z.object({ id: id(), colorway: z.optional(id()) }),
    response: created,
  }),
});
