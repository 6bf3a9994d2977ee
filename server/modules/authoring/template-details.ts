import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { ApiError } from '../../contract/envelope.js';
import type { Executor } from '../../db/database.js';
import { category } from '../../db/schema.js';

/** Keywords as they are stored; what was sent with commas in it is several. */
export const keywordText = (keywords: readonly string[]): string =>
  [...new Set(keywords.flatMap(keywordList))].join(',');

export const keywordList = (text: string): string[] =>
  text
    .split(',')
    .map((keyword) => keyword.trim())
    .filter((keyword) => keyword !== '');

/** The categories each once. Throws ApiError 'bad_request' unless all are child categories of designs. */
export async function checkedCategories(tx: Executor, sent: readonly string[]): Promise<string[]> {
  const ids = [...new Set(sent)];
  if (ids.length === 0) return [];
  const rows = await tx
    .select({ id: category.id })
    .from(category)
    .where(and(inArray(category.id, ids), isNotNull(category.parent_id), eq(category.type, 'design')));
  const unknown = sent.findIndex((id) => !rows.some((row) => row.id === id));
  if (unknown === -1) return ids;
  const path = `categories.${unknown}`;
  throw new ApiError('bad_request', `${path}: is not a category for templates`, { path });
}

/** What an author made comes before the catalog and an operator's packs, the newest first. */
export const AUTHORED_PRIORITY = 2_000_000;

interface Based {
  /** The revision the save was made on. */
  readonly base: number;
  /** Whether what is held is what the save says. */
  readonly same: boolean;
}

/**
 * The revision that is held already when an earlier try of the same save came through; null when the save is to be made.
 * Throws ApiError 'stale' when somebody else was faster.
 */
export function alreadySavedRevision(held: number, { base, same }: Based): number | null {
  if (held === base) return null;
  if (same && held === base + 1) return held;
  throw new ApiError('stale', 'The template was changed elsewhere', { rev: held });
}
