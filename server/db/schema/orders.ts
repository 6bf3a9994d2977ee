import { sql } from 'drizzle-orm';
import {
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
import { user } from './accounts.js';
import { designResource } from './catalog.js';
import { created, moment } from './columns.js';
import { savedDesign } from './designs.js';
import { file } from './files.js';
import { mockup } from './mockups.js';

/** What was ordered, what came of it, and what an account owns by it. */

const ORDER_STATES = ['pending', 'fulfilled', 'failed', 'canceled', 'refunded'] as const;

export const order = pgTable(
  'order',
  {
    id: text('id').primaryKey(),
    owner_user: text('owner_user')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    payment_mode: text('payment_mode', { enum: ['subscription', 'card', 'credits'] }).notNull(),
    status: text('status', { enum: ORDER_STATES }).notNull().default('pending'),
    /** The design it was ordered from. */
    design_id: text('design_id').references(() => savedDesign.id, { onDelete: 'set null' }),
    /** The buyer's, as it was then. */
    email: text('email').notNull().default(''),
    /** The sum of its lines, what a coupon takes off, and what is paid, in cents, as the server reckons. */
    subtotal_cents: integer('subtotal_cents').notNull().default(0),
    discount_cents: integer('discount_cents').notNull().default(0),
    amount_cents: integer('amount_cents').notNull(),
    /** What is paid in credits instead of money. */
    amount_credits: integer('amount_credits').notNull().default(0),
    /** ISO 4217, in small letters as the payment provider writes it. */
    currency: text('currency').notNull().default('usd'),
    coupon_code: text('coupon_code'),
    /** Payments begun for it; with its id it makes the key by which the provider knows one from another. */
    attempt: integer('attempt').notNull().default(0),
    created_at: created(),
    paid_at: moment('paid_at'),
    fulfilled_at: moment('fulfilled_at'),
  },
  (table) => [
    index('order_owner').on(table.owner_user, table.created_at),
    index('order_status').on(table.status, table.created_at),
    check('order_amount', sql`${table.amount_cents} >= 0`),
    check('order_discount', sql`${table.discount_cents} between 0 and ${table.subtotal_cents}`),
    check('order_credits', sql`${table.amount_credits} >= 0`),
  ],
);

/** The types of the specs; pictures of every one are resources of our catalog. */
const SKU_TYPES = [
  'mockup',
  'design_resource',
  '123rf_image',
  '123rf_plus_image',
  'pixlr_image',
  'credit_pack',
  'plan',
] as const;

/** A line of an order, as it was when it was ordered. */
export const orderSku = pgTable(
  'order_sku',
  {
    order_id: text('order_id')
      .notNull()
      .references(() => order.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    type: text('type', { enum: SKU_TYPES }).notNull(),
    /** What it was called. */
    name: text('name').notNull().default(''),
    mockup_id: text('mockup_id').references(() => mockup.id),
    resource_id: text('resource_id').references(() => designResource.id),
    /** The credit pack or the plan. */
    offer: text('offer'),
    design_id: text('design_id').references(() => savedDesign.id, { onDelete: 'set null' }),
    license: text('license', { enum: ['single', 'multi'] })
      .notNull()
      .default('single'),
    price_cents: integer('price_cents').notNull(),
    /** Its price in credits; of a credit pack or a plan, what it brings. */
    credits: integer('credits').notNull().default(0),
    /** What was put into a mockup. */
    inputs: jsonb('inputs').$type<MockupInputs>(),
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
    index('order_sku_resource').on(table.resource_id),
    check('order_sku_price', sql`${table.price_cents} >= 0`),
    check('order_sku_mockup', sql`(type = 'mockup') = (mockup_id is not null and inputs is not null)`),
    check(
      'order_sku_thing',
      sql`(type = 'mockup') or (type in ('credit_pack', 'plan') and offer is not null) or resource_id is not null`,
    ),
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

/** What happened to an order: who, what, when, from which state to which. Rows are only added. */
export const orderEvent = pgTable(
  'order_event',
  {
    id: text('id').primaryKey(),
    order_id: text('order_id')
      .notNull()
      .references(() => order.id, { onDelete: 'cascade' }),
    /** `user:<id>`, `provider`, `sweep` or `admin`. */
    actor: text('actor').notNull(),
    event: text('event').notNull(),
    /** null where nothing was before. */
    from_status: text('from_status', { enum: ORDER_STATES }),
    to_status: text('to_status', { enum: ORDER_STATES }).notNull(),
    /** What helps an operator, such as the provider's words. */
    detail: text('detail'),
    /** The clock's time: what happens in one transaction keeps its order. */
    created_at: moment('created_at')
      .notNull()
      .default(sql`clock_timestamp()`),
  },
  (table) => [index('order_event_order').on(table.order_id, table.created_at)],
);

/** A picture that an account bought: its own for good, in all of its designs. */
export const purchase = pgTable(
  'purchase',
  {
    owner_user: text('owner_user')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    resource_id: text('resource_id')
      .notNull()
      .references(() => designResource.id),
    order_id: text('order_id')
      .notNull()
      .references(() => order.id, { onDelete: 'cascade' }),
    design_id: text('design_id').references(() => savedDesign.id, { onDelete: 'set null' }),
    created_at: created(),
  },
  (table) => [
    primaryKey({ columns: [table.owner_user, table.resource_id] }),
    index('purchase_order').on(table.order_id),
  ],
);
