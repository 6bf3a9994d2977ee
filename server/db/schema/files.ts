import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { created } from './columns.js';

/** A file in the store, by the sha256 of its bytes. */
export const file = pgTable('file', {
  hash: text('hash').primaryKey(),
  mime: text('mime').notNull(),
  bytes: integer('bytes').notNull(),
  created_at: created(),
});
