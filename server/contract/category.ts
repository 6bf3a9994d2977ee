import * as z from 'zod/mini';
import { area, nothing, post } from './contract.js';
import { mockupRecord } from './mockup.js';
import { templateCard, templateCategory } from './design.js';
import { dimensions, id } from './shared-schemas.js';

const exampleTemplate = z.object({
  _id: z.string(),
  custom_url: z.string(),
  thumbnail: z.string(),
  categories: z.array(templateCategory),
});

const child = z.object({
  _id: z.string(),
  name: z.string(),
  priority: z.number(),
  dimensions,
  /** null while the category holds no template. */
  example_template: z.nullable(exampleTemplate),
});

const parent = z.object({
  _id: z.string(),
  name: z.string(),
  priority: z.number(),
  children: z.array(child),
});

/** Parents and children come by priority, highest first; a parent without children is left out. */
const tree = z.array(parent);

const listed = z.object({
  _id: z.string(),
  name: z.string(),
  /** Id of the category it belongs to, which the list holds too; null for one that holds others. */
  parent: z.nullable(z.string()),
  /** How many mockups are listed in it; only a category of mockups has it, and only with some is it listed. */
  mockup_length: z.optional(z.number()),
});

export type ListedCategory = z.output<typeof listed>;
export type DesignCategory = z.output<typeof parent>;
export type DesignCategoryChild = z.output<typeof child>;

export const category = area('category', {
  /** All of a type, each followed by what belongs to it, by priority, highest first. */
  get: post('get', {
    input: z.object({
      type: z.enum(['design', 'mockup']),
      /** True to leave out those in which nothing is listed. */
      filter_empty: z.optional(z.boolean()),
      /** False for those that were taken off the lists; those on them unless told. */
      active: z.optional(z.boolean()),
    }),
    response: z.array(listed),
    embedders: true,
  }),
  getDesignCategories: post('get_design_categories', { input: nothing, response: tree }),
  /**
   * Templates like those of a category: its own, best first, then those of its siblings; before them what a search for the
   * name of the template `like` finds, without that itself. At most 20, listed ones only.
   */
  getDesignRecommendations: post('get_design_recommendations', {
    input: z.object({ id: id(), like: z.optional(id()) }),
    response: z.array(templateCard),
  }),
  /** The mockups listed in a category, by priority, highest first. */
  getMockups: post('get_mockups', {
    input: z.object({ category_id: id() }),
    response: z.array(mockupRecord),
    embedders: true,
  }),
  /**
   * Mockups to try next: of a mockup, or of a category, `id` names; those of the category first, then others. At most 20.
   */
  getRecommendations: post('get_recommendations', {
    input: z.object({ id: id() }),
    response: z.array(mockupRecord),
  }),
  fetchAllDesignCategories: post('fetch_all_design_categories', { input: nothing, response: tree }),
});
