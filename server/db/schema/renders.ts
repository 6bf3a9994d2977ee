import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { user } from './accounts.js';
import { created } from './columns.js';
import { file } from './files.js';
import { mockup } from './mockups.js';

/** Designs and mockups that were asked for as files (`render/initiate`, `mockup/render`). They are kept for a week. */
export const renderOutput = pgTable(
  'render_output',
  {
    id: text('id').primaryKey(),
    owner_user: text('owner_user')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    type: text('type', { enum: ['png', 'jpg', 'pdf', 'mp4', 'gif'] }).notNull(),
    /** Longest side, px. */
    side: integer('side').notNull(),
    /** Of a mockup, which. */
    mockup_id: text('mockup_id').references(() => mockup.id, { onDelete: 'cascade' }),
    /** JSON text of the design, or of what is put into the mockup, as it was when it was asked for; empty once it is made. */
    design_file: text('design_file').notNull(),
    output_hash: text('output_hash').references(() => file.hash),
    created_at: created(),
  },
  (table) => [index('render_output_created').on(table.created_at)],
);
