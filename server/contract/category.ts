import * as z from 'zod/mini';
import { area, nothing, post } from './contract.js';
import { dimensions } from './shapes.js';
import { templateCategory } from './design.js';

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

export type DesignCategory = z.output<typeof parent>;
export type DesignCategoryChild = z.output<typeof child>;

export const category = area('category', {
  getDesignCategories: post('get_design_categories', { input: nothing, answer: tree }),
  fetchAllDesignCategories: post('fetch_all_design_categories', { input: nothing, answer: tree }),
});
