import { isNull, or, sql, type SQL } from 'drizzle-orm';
import type { template, textTemplate } from '../db/schema.js';
import type { Principal } from './principal.js';

/** Whether the principal may write templates and text templates: admins and designers alone (B-002). */
export const mayAuthor = ({ user }: Principal): boolean =>
  user?.type === 'admin' || user?.type === 'designer';

/**
 * Whether the principal may see a template or text template: what is listed, and what the catalog took off its lists,
 * since designs and links may name it. What an author keeps off the lists is for authors.
 */
export const maySeeTemplate = (principal: Principal, table: typeof template | typeof textTemplate): SQL =>
  mayAuthor(principal) ? sql`true` : or(table.active, isNull(table.edited_at))!;
