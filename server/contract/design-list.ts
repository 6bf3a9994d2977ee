import * as z from 'zod/mini';
import { id, isStorable, listedDesign, role } from './shared-schemas.js';

/** Designs of one page of `saved_design/list`, at most. */
export const MAX_LISTED = 500;

/** Letters of a text that designs are searched for by; what is beyond the first words changes nothing. */
const LONGEST_TEXT = 20_000;

/** What a list of designs can be in order of: the newest or largest first, names and formats by their letters. */
const DESIGN_SORTS = ['edited', 'name', 'size', 'format', 'invited'] as const;

export type DesignSort = (typeof DESIGN_SORTS)[number];

const side = () => z.int().check(z.gte(1), z.lte(100_000));

export const designListInput = z.object({
  /** The account's own; those it was invited to by e-mail; those that lie in `folder_id`, whoever made them. */
  scope: z._default(z.enum(['own', 'shared', 'folder']), 'own'),
  /** Only what lies in this folder. */
  folder_id: z.optional(id()),
  /**
   * Words of the name and of the pages: all of them are there, the last one as a beginning. A text without words, such as
   * '%', is looked for in names as it is.
   */
  text: z._default(z.string().check(z.maxLength(LONGEST_TEXT), z.refine(isStorable)), ''),
  /** 'invited' is for what was shared alone. */
  sort: z._default(z.enum(DESIGN_SORTS), 'edited'),
  /** Only pages of this size, px. */
  format: z.optional(z.object({ width: side(), height: side() })),
  /** Only what others may see too: by the link, by invitation or in a shared folder. */
  shared: z._default(z.boolean(), false),
  /** `next` of the page before: the same question goes on there. */
  cursor: z.optional(z.string().check(z.maxLength(4000))),
  size: z._default(z.int().check(z.gte(1), z.lte(MAX_LISTED)), 100),
});

export type DesignQuestion = Omit<z.output<typeof designListInput>, 'cursor' | 'size'>;

const design = z.extend(listedDesign, {
  /** The folder it was moved to, as far as its reader may see it; null while it lies in My Designs alone. */
  folder: z.nullable(z.object({ _id: z.string(), name: z.string() })),
  /** The format that its pages have the size of; empty for a size of one's own. */
  format: z.string(),
  /** What the principal may do with it. */
  role: role(),
  owned: z.boolean(),
  /** Name of its owner; empty for the principal's own. */
  shared_by: z.string(),
});

export type DesignInList = z.output<typeof design>;

export const designListPage = z.object({
  docs: z.array(design),
  /** How many there are on all pages. */
  total: z.number(),
  /** Where the next page begins; null on the last one. */
  next: z.nullable(z.string()),
  /**
   * Another one once the list has changed: pages with different tags may hold a design twice or lack one, and are asked for
   * again from the first.
   */
  tag: z.string(),
  /** On the first page: the sizes there are, the commonest first, whatever `format` says. */
  formats: z.optional(
    z.array(z.object({ width: z.number(), height: z.number(), name: z.string(), count: z.number() })),
  ),
});

export type DesignListPage = z.output<typeof designListPage>;
