import * as z from 'zod/mini';

/** Rows the bulk sheet holds at most: the spec's 100 by default, more by setting (DECISIONS 25). */
export const MOST_BULK_ROWS = 1000;
/** Labels a design may have. */
export const MOST_BULK_LABELS = 200;

/** A bulk label: a column of the bulk sheet and what it fills (spec 2 section 3). */
export const bulkLabel = z.looseObject({
  /** Random; `user_labels` of an object names it. */
  id: z.string().check(z.minLength(1), z.maxLength(64)),
  /** Its name; unique before data is filled in and before generating [B-027]. */
  text: z.string(),
  /** Ids of the objects it was given to, which may be gone by now. */
  assigned: z.array(z.string()),
  /** Told apart in lists of other programs; what is selected here is view state and never stored. */
  selected: z.optional(z.boolean()),
  type: z.enum(['text', 'image']),
});
export type BulkLabel = Readonly<z.infer<typeof bulkLabel>>;

/** One value per label name: a text, or a picture's path. Empty and absent are the same. */
export const bulkRow = z.record(z.string(), z.string());
export type BulkRow = Readonly<z.infer<typeof bulkRow>>;
