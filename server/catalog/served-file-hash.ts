import { sql } from 'drizzle-orm';
import { designResource } from '../db/schema.js';

/** The file that is served of a resource: the watermarked one of what is sold (DECISIONS 21). Nobody has bought any yet. */
export const servedFileHash = sql<string>`case when ${designResource.free} then ${designResource.file_hash} else ${designResource.marked_hash} end`;

/** The same for a row that is at hand. */
export const servedFileHashOf = ({
  free,
  file_hash,
  marked_hash,
}: Pick<typeof designResource.$inferSelect, 'free' | 'file_hash' | 'marked_hash'>): string =>
  free ? file_hash : (marked_hash ?? '');
