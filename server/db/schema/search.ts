import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { priority, tsvector } from './columns.js';

const kind = () =>
  text('kind', { enum: ['template', 'text_template', 'design_resource', 'mockup'] }).notNull();

/** What items of the catalog are found by. It can always be made anew from them. */
export const searchEntry = pgTable(
  'search_entry',
  {
    kind: kind(),
    /** Of the item; those that are not listed have an entry too. */
    id: text('id').notNull(),
    words: tsvector('words').notNull(),
    /** Which way of taking texts apart made it: entries of earlier ones are made anew at the next start. */
    form: integer('form').notNull(),
    /** As the item itself says: a search of many thousands must not read them all. */
    listed: boolean('listed').notNull().default(false),
    priority: priority(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.id] }),
    index('search_entry_words').using('gin', table.words),
    index('search_entry_listed')
      .on(table.kind, table.priority.desc().nullsFirst(), table.id)
      .where(sql`listed`),
  ],
);

/** The words that what is listed is found by: a word that is none of them may be one of them, mistyped. */
export const searchTerm = pgTable(
  'search_term',
  {
    kind: kind(),
    word: text('word').notNull(),
    /** How many things have it. */
    things: integer('things').notNull(),
    /** What is left of its beginning without a letter or two: what it shares with its misspellings. */
    near: text('near').array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.word] }),
    index('search_term_beginning').on(table.kind, table.word.op('text_pattern_ops')),
    index('search_term_near').using('gin', table.near),
  ],
);
