import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { user } from './accounts.js';
import { created, moment, updated } from './columns.js';
import { order } from './orders.js';

/** Money and credits: what was paid, what was taken off, and how a balance came to be. */

/** A payment of an order at the provider. An order has one that is not canceled at most. */
export const payment = pgTable(
  'payment',
  {
    /** The provider's id of the payment intent. */
    intent_id: text('intent_id').primaryKey(),
    order_id: text('order_id')
      .notNull()
      .references(() => order.id, { onDelete: 'cascade' }),
    /** Which payment of the order it is, from 1. */
    attempt: integer('attempt').notNull(),
    /** The provider's word for its state, as last heard. */
    status: text('status').notNull(),
    amount_cents: integer('amount_cents').notNull(),
    currency: text('currency').notNull(),
    refunded_cents: integer('refunded_cents').notNull().default(0),
    /** The provider's words when it was last declined. */
    fault: text('fault'),
    created_at: created(),
    updated_at: updated(),
  },
  (table) => [
    uniqueIndex('payment_attempt').on(table.order_id, table.attempt),
    uniqueIndex('payment_open')
      .on(table.order_id)
      .where(sql`status <> 'canceled'`),
    check('payment_refunded', sql`${table.refunded_cents} between 0 and ${table.amount_cents}`),
  ],
);

/** Messages of the provider whose effect is in: a copy that comes later does nothing. */
export const paymentEvent = pgTable('payment_event', {
  /** The provider's id. */
  id: text('id').primaryKey(),
  type: text('type').notNull(),
  received_at: moment('received_at').notNull().defaultNow(),
});

/** Why a balance changed. */
const CREDIT_REASONS = [
  ...(['welcome', 'purchase', 'pack', 'plan', 'refund'] as const),
  ...(['grant', 'generation'] as const),
] as const;

/** Every change of an account's credits. Rows are only added; their sum is `user.credits`. */
export const creditEntry = pgTable(
  'credit_entry',
  {
    owner_user: text('owner_user')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** Counts an account's entries from 1 without a gap. */
    position: integer('position').notNull(),
    /** Above zero what came in, below zero what was spent. */
    amount: integer('amount').notNull(),
    balance_after: integer('balance_after').notNull(),
    reason: text('reason', { enum: CREDIT_REASONS }).notNull(),
    order_id: text('order_id').references(() => order.id, { onDelete: 'set null' }),
    /** Names the change: asked for twice, it is made once. */
    key: text('key').notNull().unique(),
    /** As in `order_event`. */
    actor: text('actor').notNull(),
    created_at: moment('created_at')
      .notNull()
      .default(sql`clock_timestamp()`),
  },
  (table) => [
    primaryKey({ columns: [table.owner_user, table.position] }),
    check('credit_entry_balance', sql`${table.balance_after} >= 0`),
    check('credit_entry_amount', sql`${table.amount} <> 0`),
  ],
);

export const coupon = pgTable(
  'coupon',
  {
    /** In capitals. */
    code: text('code').primaryKey(),
    /** One of both: what it takes off. */
    percent: integer('percent'),
    amount_cents: integer('amount_cents'),
    /** null: never. */
    expires_at: moment('expires_at'),
    /** Orders it is for, each of another account; null: any number. */
    most_uses: integer('most_uses'),
    /** Orders that hold it. */
    used: integer('used').notNull().default(0),
    created_at: created(),
  },
  (table) => [
    check('coupon_code', sql`${table.code} = upper(${table.code})`),
    check(
      'coupon_worth',
      sql`(percent is null) <> (amount_cents is null) and coalesce(percent between 1 and 100, amount_cents > 0)`,
    ),
    check('coupon_used', sql`used >= 0 and (most_uses is null or used <= most_uses)`),
  ],
);

/** Which order of an account holds a coupon: one at most; given back when the order comes to nothing. */
export const couponUse = pgTable(
  'coupon_use',
  {
    code: text('code')
      .notNull()
      .references(() => coupon.code, { onDelete: 'cascade' }),
    owner_user: text('owner_user')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    order_id: text('order_id')
      .notNull()
      .unique()
      .references(() => order.id, { onDelete: 'cascade' }),
    created_at: created(),
  },
  (table) => [primaryKey({ columns: [table.code, table.owner_user] })],
);
