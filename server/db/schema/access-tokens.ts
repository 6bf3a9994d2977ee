import { index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Scope } from '../../contract/scopes.js';
import { user } from './accounts.js';
import { created, moment } from './columns.js';

/** What scripts of an account show in place of a session [E-083], and where they are told of what was done [E-086]. */

/** Known by the sha256 of its secret, which nobody sees again. Revoked, the row is gone. */
export const accessToken = pgTable(
  'access_token',
  {
    id: text('id').primaryKey(),
    owner_user: text('owner_user')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** What its owner calls it. */
    name: text('name').notNull(),
    hash: text('hash').notNull(),
    scopes: jsonb('scopes').$type<readonly Scope[]>().notNull(),
    created_at: created(),
    /** Null: until it is revoked. */
    expires_at: moment('expires_at'),
    /** To the hour; null until it is used. */
    last_used_at: moment('last_used_at'),
  },
  (table) => [
    uniqueIndex('access_token_hash').on(table.hash),
    index('access_token_owner').on(table.owner_user),
  ],
);

/** An address that is told. */
export const webhook = pgTable(
  'webhook',
  {
    id: text('id').primaryKey(),
    owner_user: text('owner_user')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    url: text('url').notNull(),
    /** What messages are signed with: its receiver has it too, so it is kept as it is. */
    secret: text('secret').notNull(),
    created_at: created(),
  },
  (table) => [index('webhook_owner').on(table.owner_user)],
);

/** One message to one address: told anew it is the same message. */
export const webhookDelivery = pgTable(
  'webhook_delivery',
  {
    /** The id of the event, by which a receiver knows what it had before. */
    id: text('id').primaryKey(),
    webhook_id: text('webhook_id')
      .notNull()
      .references(() => webhook.id, { onDelete: 'cascade' }),
    /** JSON text, the very bytes that are signed. */
    body: text('body').notNull(),
    created_at: created(),
    /** When the address answered that it has it. */
    delivered_at: moment('delivered_at'),
    /** Why the last try failed; null for none. */
    fault: text('fault'),
  },
  (table) => [index('webhook_delivery_webhook').on(table.webhook_id, table.created_at)],
);
