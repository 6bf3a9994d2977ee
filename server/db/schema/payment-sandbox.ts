import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { created, moment } from './columns.js';

/** What the payment provider that comes with the product remembers: a server that is killed loses no charge. */

/** An object of its interface, in the wire form of Stripe. */
export const sandboxObject = pgTable(
  'sandbox_object',
  {
    id: text('id').primaryKey(),
    /** 'payment_intent', 'payment_method', 'refund', 'customer', 'subscription', 'invoice'. */
    kind: text('kind').notNull(),
    body: jsonb('body').$type<Record<string, unknown>>().notNull(),
    created_at: created(),
  },
  (table) => [index('sandbox_object_kind').on(table.kind, table.created_at)],
);

/** A request that carried an idempotency key, and what was answered. */
export const sandboxRequest = pgTable('sandbox_request', {
  key: text('key').primaryKey(),
  /** Another request with the same key is refused. */
  fingerprint: text('fingerprint').notNull(),
  status: integer('status').notNull(),
  body: jsonb('body').$type<Record<string, unknown>>().notNull(),
  created_at: created(),
});

/** A message to our webhook; sent again until it was taken. */
export const sandboxEvent = pgTable(
  'sandbox_event',
  {
    id: text('id').primaryKey(),
    body: jsonb('body').$type<Record<string, unknown>>().notNull(),
    tries: integer('tries').notNull().default(0),
    due_at: moment('due_at').notNull().defaultNow(),
    delivered_at: moment('delivered_at'),
    created_at: created(),
  },
  (table) => [index('sandbox_event_due').on(table.delivered_at, table.due_at)],
);
