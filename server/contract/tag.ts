import * as z from 'zod/mini';
import { area, nothing, post } from './contract.js';
import { dimensions } from './shared-schemas.js';

/** What a format asks for: words or a picture. Objects whose role label is its id take what is filled in. */
const label = z.object({ _id: z.string(), name: z.string(), type: z.enum(['text', 'image']) });

/** A format of the wizard (spec 1 section 3). */
const format = z.object({
  _id: z.string(),
  name: z.string(),
  type: z.literal('pg_category'),
  /** Highest first, as they are listed. */
  priority: z.number(),
  /** Address of the picture it is offered with. */
  display_image: z.string(),
  /** Of the pages it makes. */
  dimensions,
  copyright_labels: z.array(label),
  tag_filters: z.array(
    z.object({ name: z.string(), eligible_tags: z.array(z.object({ _id: z.string(), name: z.string() })) }),
  ),
});

export type WizardFormat = z.output<typeof format>;
export type TagLabel = z.output<typeof label>;

export const tag = area('tag', {
  /** The formats of the wizard. */
  getAll: post('get_all', { input: nothing, response: z.array(format) }),
  /** Every label that a format asks for, each once. */
  getAllLabels: post('get_all_labels', { input: nothing, response: z.array(label) }),
});
