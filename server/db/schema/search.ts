import { customType, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Words with their weights, as PostgreSQL writes them: `'sea':1A,2B`. */
const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** What things of the catalogue are found by. It can always be made anew from them. */
export const searchEntry = pgTable(
  'search_entry',
  {
    kind: text('kind', { enum: ['template', 'text_template', 'design_resource'] }).notNull(),
    /** Of the thing; those that are not listed have an entry too. */
    id: text('id').notNull(),
    words: tsvector('words').notNull(),
    /** Which way of taking texts apart made it: entries of earlier ones are made anew at the next start. */
    form: integer('form').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.id] }),
    index('search_entry_words').using('gin', table.words),
  ],
);
