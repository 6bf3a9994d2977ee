import * as z from 'zod/mini';

/** One change of an account's credits. */
export const creditEntry = z.object({
  /** Counts the account's entries from 1 without a gap. */
  position: z.number(),
  /** ISO 8601 */
  createdAt: z.string(),
  /** At sign-up, for pictures, by a pack, by a plan, given or taken back, by the operator, for generated images. */
  reason: z.enum(['welcome', 'purchase', 'pack', 'plan', 'refund', 'grant', 'generation']),
  /** Above zero what came in, below zero what was spent. */
  amount: z.number(),
  /** What the account had after it. */
  balance: z.number(),
  /** Id of the order it belongs to; null where there is none. */
  order: z.nullable(z.string()),
});
export type CreditEntry = z.output<typeof creditEntry>;
