import { boolean, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { created, moment } from './columns.js';

/** The embedded account provider and its mail. */

/** An account of the embedded provider. */
export const providerAccount = pgTable('provider_account', {
  /** The subject that tokens carry. */
  id: text('id').primaryKey(),
  /** In small letters. */
  email: text('email').notNull().unique(),
  email_verified: boolean('email_verified').notNull().default(false),
  name: text('name').notNull(),
  /** scrypt with its parameters and salt. */
  password: text('password').notNull(),
  created_at: created(),
});

/** What the embedded provider remembers: sessions, grants, codes, tokens. */
export const providerRecord = pgTable(
  'provider_record',
  {
    model: text('model').notNull(),
    id: text('id').notNull(),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    grant_id: text('grant_id'),
    uid: text('uid'),
    user_code: text('user_code'),
    consumed_at: moment('consumed_at'),
    expires_at: moment('expires_at'),
  },
  (table) => [
    primaryKey({ columns: [table.model, table.id] }),
    index('provider_record_grant').on(table.grant_id),
    index('provider_record_uid').on(table.uid),
    index('provider_record_expires').on(table.expires_at),
  ],
);

/** Secrets this installation made for itself: signing keys, cookie keys, the operator's key. */
export const secret = pgTable('secret', {
  name: text('name').primaryKey(),
  value: jsonb('value').notNull(),
  created_at: created(),
});

/**
 * A link that was mailed: to set a new password, to confirm the account's address, or to give it another one. Known by the
 * sha256 of its token; works once.
 */
export const mailedLink = pgTable('mailed_link', {
  hash: text('hash').primaryKey(),
  purpose: text('purpose', { enum: ['reset', 'verify', 'change'] }).notNull(),
  account_id: text('account_id')
    .notNull()
    .references(() => providerAccount.id, { onDelete: 'cascade' }),
  /** The address it was mailed to, where that is to become the account's. */
  email: text('email'),
  /** Path and query of the website to go on to; null: the start page. */
  return_to: text('return_to'),
  created_at: created(),
  expires_at: moment('expires_at').notNull(),
});

/** Mail to be sent, and the outbox where none can be sent. */
export const mail = pgTable(
  'mail',
  {
    id: text('id').primaryKey(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    created_at: created(),
    /** null while it waits, and for ever in the outbox of an installation without SMTP. */
    sent_at: moment('sent_at'),
  },
  (table) => [index('mail_created').on(table.created_at)],
);
