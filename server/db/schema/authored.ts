import { integer, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.js';
import { file } from './files.js';

/** Of what admins and designers may change. */
export const authored = () => ({
  /** Counts the saves, and the imports that brought another. */
  rev: integer('rev').notNull().default(0),
  /** When an author last saved it: from then on imports leave it alone. */
  edited_at: moment('edited_at'),
  /** Of the picture painted of it here; null while `thumbnail` is the catalog's. */
  thumbnail_hash: text('thumbnail_hash').references(() => file.hash),
  /** The revision the picture shows: an older one that comes late is dropped. */
  thumbnail_rev: integer('thumbnail_rev').notNull().default(-1),
});
