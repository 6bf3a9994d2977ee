import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Attribution } from '../../../elements/objects/attribution.js';
import { created, moment } from './columns.js';
import { user } from './accounts.js';
import { file } from './files.js';

/** Folders and what members put in them. */

/** A folder of photos or designs. Protected ones belong to the account itself. */
export const folder = pgTable(
  'folder',
  {
    id: text('id').primaryKey(),
    owner_user: text('owner_user')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    type: text('type', { enum: ['photo', 'design'] }).notNull(),
    /** Which of the account's own folders it is; null for one the user made. */
    own: text('own', { enum: ['my_designs', 'my_photos', 'my_purchases'] }),
    created_at: created(),
    /** Deleted by its owner: it is nowhere to be seen but in their trash, and gone for good after 30 days. */
    deleted_at: moment('deleted_at'),
  },
  (table) => [
    index('folder_owner').on(table.owner_user),
    index('folder_deleted').on(table.deleted_at),
    uniqueIndex('folder_own')
      .on(table.owner_user, table.own)
      .where(sql`own is not null`),
  ],
);

/** Who was invited to a folder, by e-mail: the account may come later. */
export const folderPermission = pgTable(
  'folder_permission',
  {
    folder_id: text('folder_id')
      .notNull()
      .references(() => folder.id, { onDelete: 'cascade' }),
    /** In small letters. */
    email: text('email').notNull(),
    role: text('role', { enum: ['view', 'edit'] }).notNull(),
    /** When an account with the address was first shown the invitation. */
    seen_at: moment('seen_at'),
    created_at: created(),
  },
  (table) => [
    primaryKey({ columns: [table.folder_id, table.email] }),
    index('folder_permission_email').on(table.email),
  ],
);

/** A picture a member uploaded. Its id cannot be guessed: whoever was shown a design with it may load it. */
export const upload = pgTable(
  'upload',
  {
    id: text('id').primaryKey(),
    folder_id: text('folder_id')
      .notNull()
      .references(() => folder.id, { onDelete: 'cascade' }),
    owner_user: text('owner_user')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    file_hash: text('file_hash')
      .notNull()
      .references(() => file.hash),
    low_hash: text('low_hash')
      .notNull()
      .references(() => file.hash),
    /** px, upright. */
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** Both files together, bytes. */
    bytes: integer('bytes').notNull(),
    created_at: created(),
    /** Deleted: no longer listed, and gone once no design shows it. */
    removed_at: moment('removed_at'),
    /** Deleted for good: no longer in the trash either. */
    purged_at: moment('purged_at'),
    /** The folder it lay in, while that is in the trash: it goes back there with the folder. */
    trashed_folder_id: text('trashed_folder_id').references(() => folder.id, { onDelete: 'set null' }),
    /** Of a photo of a provider, who made it. */
    attribution: jsonb('attribution').$type<Attribution>(),
  },
  (table) => [
    index('upload_folder').on(table.folder_id, table.created_at),
    index('upload_owner').on(table.owner_user),
    index('upload_trashed_folder').on(table.trashed_folder_id),
  ],
);
