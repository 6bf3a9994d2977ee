import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import type { MockupInputs } from '../../../elements/compose/format/mockup-inputs.js';
import type { MockupPackage } from '../../../elements/compose/format/mockup-package.js';
import { user } from './accounts.js';
import { active, created, moment, pack, priority, updated } from './columns.js';
import { file } from './files.js';

/** Mockups, what users put into them, and orders of their renders. */

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
    inputs: jsonb('inputs').$type<MockupInputs>().notNull(),
    /** The watermarked picture that its owner was shown. */
    picture_hash: text('picture_hash')
      .notNull()
      .references(() => file.hash),
    created_at: created(),
    updated_at: updated(),
  },
  (table) => [
    index('saved_mockup_owner').on(table.owner_user, table.updated_at),
    index('saved_mockup_picture').on(table.picture_hash),
  ],
);

export const order = pgTable(
  'order',
  {
    id: text('id').primaryKey(),
    owner_user: text('owner_user')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    payment_mode: text('payment_mode', { enum: ['subscription', 'card'] }).notNull(),
    status: text('status', { enum: ['pending', 'fulfilled', 'failed'] })
      .notNull()
      .default('pending'),
    /** USD cents, as the server reckons. */
    amount_cents: integer('amount_cents').notNull(),
    created_at: created(),
    fulfilled_at: moment('fulfilled_at'),
  },
  (table) => [
    index('order_owner').on(table.owner_user, table.created_at),
    check('order_amount', sql`${table.amount_cents} >= 0`),
  ],
);

export const orderSku = pgTable(
  'order_sku',
  {
    order_id: text('order_id')
      .notNull()
      .references(() => order.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    type: text('type', { enum: ['mockup'] }).notNull(),
    mockup_id: text('mockup_id')
      .notNull()
      .references(() => mockup.id),
    price_cents: integer('price_cents').notNull(),
    /** As they were when it was ordered. */
    inputs: jsonb('inputs').$type<MockupInputs>().notNull(),
    /** The render; null until it is there. */
    output_hash: text('output_hash').references(() => file.hash),
    /** 0 to 1. */
    progress: doublePrecision('progress').notNull().default(0),
    /** What went wrong at the last try, for operators. */
    fault: text('fault'),
  },
  (table) => [
    primaryKey({ columns: [table.order_id, table.position] }),
    index('order_sku_output').on(table.output_hash),
  ],
);

/** The pictures that were put in when it was ordered: they may be deleted elsewhere meanwhile. */
export const orderPicture = pgTable(
  'order_picture',
  {
    order_id: text('order_id')
      .notNull()
      .references(() => order.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    /** Place in `user_images`. */
    image: integer('image').notNull(),
    hash: text('hash')
      .notNull()
      .references(() => file.hash),
  },
  (table) => [
    primaryKey({ columns: [table.order_id, table.position, table.image] }),
    index('order_picture_hash').on(table.hash),
  ],
);
