import * as z from 'zod/mini';
import { id, line, revision } from './shared-schemas.js';

/** What the calls of admins and designers on templates and text templates share (B-002). */

const KEYWORD = 60;

/** What an author says about a template beside its design. */
export const details = {
  name: z.optional(line(200)),
  /** Ids of child categories; the first is its own. Those that are no longer there are left out of the answers. */
  categories: z.optional(z.array(id()).check(z.maxLength(20))),
  keywords: z.optional(z.array(line(KEYWORD)).check(z.maxLength(50))),
  /** Whether it is listed and found; a new one is not unless told. */
  active: z.optional(z.boolean()),
};

/**
 * Which template is saved: with `id` and the `rev` it was read at, fields that are absent stay as they are; without, a new
 * one is made. The second save of a new one must name the id the first answered.
 */
export const target = { id: z.optional(id()), rev: z.optional(revision()) };

type Target = { readonly id?: unknown; readonly rev?: unknown };

/** A new one needs a name and something in it, a known one its revision. */
export const isWhole = (content: string) =>
  z.refine(
    (sent) => {
      const { id: known, rev, ...rest } = sent as Target & Record<string, unknown>;
      return known === undefined
        ? rest['name'] !== undefined && rest[content] !== undefined
        : rev !== undefined;
    },
    `name an id with its rev, or a name and ${content === 'object' ? 'an' : 'a'} ${content}`,
  );

export const saved = z.object({ _id: z.string(), rev: revision() });

/** A template or text template as its author reads it, with what lists leave out. */
export const authored = z.object({
  _id: z.string(),
  name: z.string(),
  /** Named by the next save. */
  rev: revision(),
  categories: z.array(z.object({ _id: z.string(), name: z.string() })),
  keywords: z.array(z.string()),
  active: z.boolean(),
  /** Empty until it is painted. */
  thumbnail: z.string(),
  /** The stored design, checked by whoever opens it. */
  design_file: z.unknown(),
});

export type AuthoredTemplate = z.output<typeof authored>;
