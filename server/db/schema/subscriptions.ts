import { sql } from 'drizzle-orm';
import { boolean, check, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { user } from './accounts.js';
import { created, moment, updated } from './columns.js';
import { order } from './orders.js';

/** Plans, what was used of them, and invoices. */

/** The plan of an account that pays for one. `user.sub_status` and `user.sub_scope` follow it in the same transaction. */
export const subscription = pgTable(
  'subscription',
  {
    owner_user: text('owner_user')
      .primaryKey()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** The provider's ids; null for a plan an operator gave. */
    provider_customer: text('provider_customer'),
    provider_subscription: text('provider_subscription'),
    plan: text('plan').notNull(),
    /** What it becomes at the period's end; null while it stays. */
    next_plan: text('next_plan'),
    status: text('status', { enum: ['incomplete', 'active', 'past_due', 'canceled'] }).notNull(),
    period_start: moment('period_start').notNull(),
    period_end: moment('period_end').notNull(),
    cancel_at_period_end: boolean('cancel_at_period_end').notNull().default(false),
    created_at: created(),
    updated_at: updated(),
  },
  (table) => [
    uniqueIndex('subscription_provider').on(table.provider_subscription),
    uniqueIndex('subscription_customer').on(table.provider_customer),
  ],
);

/** What an account used of its plan in a period, counted in the transaction of its use. */
export const quotaUse = pgTable(
  'quota_use',
  {
    owner_user: text('owner_user')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    period_start: moment('period_start').notNull(),
    kind: text('kind', { enum: ['premium_image', 'premium_video'] }).notNull(),
    used: integer('used').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.owner_user, table.period_start, table.kind] }),
    check('quota_use_used', sql`${table.used} >= 0`),
  ],
);

/** Numbers without a gap: whoever takes one locks its row. */
export const counter = pgTable('counter', {
  name: text('name').primaryKey(),
  value: integer('value').notNull(),
});

/** A party of an invoice, as it was when it was issued: lines of its address. */
export interface InvoiceParty {
  readonly name: string;
  readonly lines: readonly string[];
  readonly email?: string;
  readonly taxId?: string;
}

export interface InvoiceLine {
  readonly name: string;
  /** What it is, and under which license. */
  readonly detail: string;
  readonly price_cents: number;
  /** What it cost where it was paid with credits. */
  readonly credits: number;
}

/** Issued once for each order that was fulfilled; never changed. */
export const invoice = pgTable('invoice', {
  /** Counts from 1 without a gap. */
  number: integer('number').primaryKey(),
  order_id: text('order_id')
    .notNull()
    .unique()
    .references(() => order.id, { onDelete: 'cascade' }),
  seller: jsonb('seller').$type<InvoiceParty>().notNull(),
  buyer: jsonb('buyer').$type<InvoiceParty>().notNull(),
  lines: jsonb('lines').$type<readonly InvoiceLine[]>().notNull(),
  subtotal_cents: integer('subtotal_cents').notNull(),
  discount_cents: integer('discount_cents').notNull(),
  total_cents: integer('total_cents').notNull(),
  currency: text('currency').notNull(),
  issued_at: moment('issued_at').notNull().defaultNow(),
});
