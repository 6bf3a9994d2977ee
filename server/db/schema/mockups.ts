import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { MockupInputs } from '../../../elements/compose/format/mockup-inputs.js';
import type { MockupPackage } from '../../../elements/compose/format/mockup-package.js';
import { user } from './accounts.js';
import { active, created, moment, pack, priority, updated } from './columns.js';
import { file } from './files.js';

/** Mockups and what users put into them. */

export const mockup = pgTable(
  'mockup',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    /** Comma-separated. */
    keywords: text('keywords').notNull(),
    /** For one high-resolution render. */
    price_cents: integer('price_cents').notNull(),
    /** Its mockup.json, checked. */
    package: jsonb('package').$type<MockupPackage>().notNull(),
    /** Names its files together: other files have other addresses. */
    version: text('version').notNull(),
    priority: priority(),
    active: active(),
    pack: pack(),
  },
  (table) => [check('mockup_price', sql`${table.price_cents} >= 0`)],
);

/** The files of a package. Those that are not public are for renders only, and no address leads to them (C-009). */
export const mockupFile = pgTable(
  'mockup_file',
  {
    mockup_id: text('mockup_id')
      .notNull()
      .references(() => mockup.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    hash: text('hash')
      .notNull()
      .references(() => file.hash),
    public: boolean('public').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.mockup_id, table.name] }),
    index('mockup_file_hash').on(table.hash),
  ],
);

export const mockupCategory = pgTable(
  'mockup_category',
  {
    mockup_id: text('mockup_id')
      .notNull()
      .references(() => mockup.id, { onDelete: 'cascade' }),
    category_id: text('category_id').notNull(),
    /** 0 is the mockup's own category. */
    position: integer('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.mockup_id, table.category_id] }),
    index('mockup_category_category').on(table.category_id),
  ],
);

/** What was put into a saved mockup, and what its owner calls it. */
export type SavedInputs = MockupInputs & { readonly name?: string };

export const savedMockup = pgTable(
  'saved_mockup',
  {
    id: text('id').primaryKey(),
    owner_user: text('owner_user')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    mockup_id: text('mockup_id')
      .notNull()
      .references(() => mockup.id),
    inputs: jsonb('inputs').$type<SavedInputs>().notNull(),
    /** The watermarked picture that its owner was shown. */
    picture_hash: text('picture_hash')
      .notNull()
      .references(() => file.hash),
    created_at: created(),
    updated_at: updated(),
    /** Deleted by its owner: in their trash alone, and gone for good after 30 days. */
    deleted_at: moment('deleted_at'),
  },
  (table) => [
    index('saved_mockup_deleted').on(table.deleted_at),
    index('saved_mockup_owner').on(table.owner_user, table.updated_at),
    index('saved_mockup_picture').on(table.picture_hash),
  ],
);
