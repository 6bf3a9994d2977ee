import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { user } from './accounts.js';
import { created, moment } from './columns.js';
import { file } from './files.js';

/** Pictures made from words, and what they cost. */

/** One wish: its words and what became of it. Its credits are taken when it begins, those of pictures not made come back. */
export const generation = pgTable(
  'generation',
  {
    id: text('id').primaryKey(),
    owner_user: text('owner_user')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** Names the wish to who made it: asked for twice, it is made once. */
    request_id: text('request_id').notNull(),
    /** As the user wrote it. */
    prompt: text('prompt').notNull(),
    shape: text('shape', { enum: ['square', 'landscape', 'portrait'] }).notNull(),
    /** How many pictures were asked for; each costs one credit. */
    asked: integer('asked').notNull(),
    /** How many are made so far. */
    made: integer('made').notNull().default(0),
    /** Name of the model, or 'illustrator'. */
    model: text('model').notNull(),
    status: text('status', { enum: ['working', 'done', 'failed', 'canceled'] })
      .notNull()
      .default('working'),
    /** What the user is told beside the pictures, such as words that could not be drawn. */
    note: text('note').notNull().default(''),
    created_at: created(),
    finished_at: moment('finished_at'),
  },
  (table) => [
    uniqueIndex('generation_request').on(table.owner_user, table.request_id),
    index('generation_owner').on(table.owner_user, table.created_at),
    index('generation_working')
      .on(table.created_at)
      .where(sql`status = 'working'`),
    check(
      'generation_asked',
      sql`${table.asked} between 1 and 4 and ${table.made} between 0 and ${table.asked}`,
    ),
  ],
);

/** A picture that was made. Its id cannot be guessed: whoever was shown a design with it may load it. */
export const generatedPicture = pgTable(
  'generated_picture',
  {
    generation_id: text('generation_id')
      .notNull()
      .references(() => generation.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    id: text('id').notNull().unique(),
    file_hash: text('file_hash')
      .notNull()
      .references(() => file.hash),
    low_hash: text('low_hash')
      .notNull()
      .references(() => file.hash),
    /** px */
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** Deleted by its owner: no longer listed, and gone once no design shows it. */
    removed_at: moment('removed_at'),
  },
  (table) => [primaryKey({ columns: [table.generation_id, table.position] })],
);
