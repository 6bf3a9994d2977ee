import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { created, moment, tsvector, updated } from './columns.js';
import { visitor, user } from './accounts.js';
import { file } from './files.js';
import { folder } from './folders.js';

/** What users make. */

export const savedDesign = pgTable(
  'saved_design',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    /** JSON text, validated before it is written. */
    design_file: text('design_file').notNull(),
    /** px */
    width: doublePrecision('width').notNull(),
    height: doublePrecision('height').notNull(),
    page_count: integer('page_count').notNull(),
    rev: integer('rev').notNull().default(0),
    /** Exactly one owner: an account, or the browser of somebody without one. */
    owner_user: text('owner_user').references(() => user.id, { onDelete: 'cascade' }),
    owner_visitor: text('owner_visitor').references(() => visitor.hash),
    /** Link sharing: whoever has the address may look, or edit. */
    view_all: boolean('view_all').notNull().default(false),
    edit_all: boolean('edit_all').notNull().default(false),
    /** Since when whoever has the address may edit; null while they may not. */
    edit_link_since: moment('edit_link_since'),
    /** Who wrote the newest revision; null for the one it began with. */
    saved_by: text('saved_by'),
    /** When the newest state began to be written over without keeping the one before. */
    checkpoint_at: moment('checkpoint_at'),
    /** Where it was moved to; null while it lies in its owner's My Designs alone. */
    folder_id: text('folder_id').references(() => folder.id, { onDelete: 'set null' }),
    /** The folder it lay in, while that is in the trash: it goes back there with the folder. */
    trashed_folder_id: text('trashed_folder_id').references(() => folder.id, { onDelete: 'set null' }),
    /** Deleted by its owner: it is nowhere to be seen but in their trash, and gone for good after 30 days. */
    deleted_at: moment('deleted_at'),
    thumbnail_hash: text('thumbnail_hash').references(() => file.hash),
    /** The revision the thumbnail shows: an older one that comes late is dropped. */
    thumbnail_rev: integer('thumbnail_rev').notNull().default(-1),
    /** What it is found by: words of its name and of its pages. It can always be made anew from them. */
    words: tsvector('words').notNull().default(''),
    /** Which way of taking texts apart made `words` and `name_key`: those of earlier ones are made anew at the next start. */
    words_form: integer('words_form').notNull().default(0),
    /** What names are put in order by. */
    name_key: text('name_key').notNull().default(''),
    created_at: created(),
    updated_at: updated(),
  },
  (table) => [
    index('saved_design_words').using('gin', table.words),
    index('saved_design_owner').on(table.owner_visitor, table.updated_at),
    index('saved_design_owner_user').on(table.owner_user, table.updated_at),
    index('saved_design_folder').on(table.folder_id),
    index('saved_design_trashed_folder').on(table.trashed_folder_id),
    index('saved_design_deleted').on(table.deleted_at),
    check('saved_design_one_owner', sql`(owner_user is null) <> (owner_visitor is null)`),
  ],
);

/** Who was invited to a design, by e-mail: the account may come later. */
export const designPermission = pgTable(
  'design_permission',
  {
    design_id: text('design_id')
      .notNull()
      .references(() => savedDesign.id, { onDelete: 'cascade' }),
    /** In small letters. */
    email: text('email').notNull(),
    role: text('role', { enum: ['view', 'edit'] }).notNull(),
    /** When an account with the address was first shown the invitation. */
    seen_at: moment('seen_at'),
    created_at: created(),
  },
  (table) => [
    primaryKey({ columns: [table.design_id, table.email] }),
    index('design_permission_email').on(table.email),
  ],
);

/** Earlier states of a design that can be restored: the last 20 checkpoints. */
export const designRevision = pgTable(
  'design_revision',
  {
    design_id: text('design_id')
      .notNull()
      .references(() => savedDesign.id, { onDelete: 'cascade' }),
    rev: integer('rev').notNull(),
    design_file: text('design_file').notNull(),
    /** Who wrote it, as in `saved_by`. */
    saved_by: text('saved_by'),
    saved_at: moment('saved_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.design_id, table.rev] })],
);
