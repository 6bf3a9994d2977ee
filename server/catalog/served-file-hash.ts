import { sql, type SQL } from 'drizzle-orm';
import { hasBought } from '../access/purchases.js';
import { designResource } from '../db/schema.js';

/** The file that everybody is served of a resource: the watermarked one of what is sold (DECISIONS 21). */
export const servedFileHash = sql<string>`case when ${designResource.free} then ${designResource.file_hash} else ${designResource.marked_hash} end`;

/** The file that an account is served of a resource: of what it bought, the clean one. */
export const servedFileHashFor = (userId: string | null): SQL<string> =>
  sql<string>`case when ${designResource.free} or ${hasBought(userId, designResource.id)} then ${designResource.file_hash} else ${designResource.marked_hash} end`;

/** The one everybody is served, for a row that is at hand. */
export const servedFileHashOf = ({
  free,
  file_hash,
  marked_hash,
}: Pick<typeof designResource.$inferSelect, 'free' | 'file_hash' | 'marked_hash'>): string =>
  free ? file_hash : (marked_hash ?? '');
