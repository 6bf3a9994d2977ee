import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { user } from './accounts.js';
import { created } from './columns.js';
import { file } from './files.js';

/** Designs that were asked for as files (`render/initiate`). They are kept for a week. */
export const renderOutput = pgTable(
  'render_output',
  {
    id: text('id').primaryKey(),
    owner_user: text('owner_user')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    type: text('type', { enum: ['png', 'jpg', 'pdf'] }).notNull(),
    /** Longest side, px. */
    side: integer('side').notNull(),
    /** JSON text of the design, as it was when it was asked for; empty once it is painted. */
    design_file: text('design_file').notNull(),
    output_hash: text('output_hash').references(() => file.hash),
    created_at: created(),
  },
  (table) => [index('render_output_created').on(table.created_at)],
);
