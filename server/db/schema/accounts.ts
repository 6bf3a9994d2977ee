import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { created, moment } from './columns.js';
import { file } from './files.js';

/** Who uses the product: browsers without an account, accounts, and the sessions between them. */

/** A browser without an account, known by the sha256 of the secret in its cookie. */
export const visitor = pgTable('visitor', {
  hash: text('hash').primaryKey(),
  created_at: created(),
});

/** Who signed in once. Known by issuer and subject, never by e-mail alone; type and subscription are ours. */
export const user = pgTable(
  'user',
  {
    id: text('id').primaryKey(),
    /** The account provider that vouches for them; 'embedded' for our own. */
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    /** In small letters. */
    email: text('email').notNull(),
    /** Invitations count only for a verified address: anybody may register with another's. */
    email_verified: boolean('email_verified').notNull().default(false),
    name: text('name').notNull(),
    type: text('type', { enum: ['member', 'designer', 'admin'] })
      .notNull()
      .default('member'),
    sub_status: text('sub_status', { enum: ['free', 'active'] })
      .notNull()
      .default('free'),
    sub_scope: jsonb('sub_scope')
      .$type<string[]>()
      .notNull()
      .default(sql`'[]'`),
    /** What the account can spend: the sum of its credit entries, changed with them alone. */
    credits: integer('credits').notNull().default(0),
    /** The picture they chose; null: their initials. */
    picture_hash: text('picture_hash').references(() => file.hash),
    created_at: created(),
  },
  (table) => [
    check('user_credits', sql`${table.credits} >= 0`),
    uniqueIndex('user_subject').on(table.issuer, table.subject),
    index('user_email').on(table.email),
  ],
);

/** A signed-in browser, known by the sha256 of the secret in its cookie. */
export const session = pgTable(
  'session',
  {
    hash: text('hash').primaryKey(),
    user_id: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** Whose client id it was made with. */
    product: text('product', { enum: ['design', 'mockup'] }).notNull(),
    /** The provider wants it back at sign-out; null when it gave none. */
    id_token: text('id_token'),
    /** What it was signed in with, in words: 'Firefox on Windows'. Empty when the browser does not say. */
    device: text('device').notNull().default(''),
    created_at: created(),
    expires_at: moment('expires_at').notNull(),
  },
  (table) => [index('session_user').on(table.user_id), index('session_expires').on(table.expires_at)],
);

/** A sign-in that is under way at the provider, known by the sha256 of the secret in the browser's cookie. */
export const signInAttempt = pgTable('sign_in_attempt', {
  hash: text('hash').primaryKey(),
  product: text('product', { enum: ['design', 'mockup'] }).notNull(),
  state: text('state').notNull(),
  nonce: text('nonce').notNull(),
  code_verifier: text('code_verifier').notNull(),
  /** Path and query on the website that the user left. */
  return_to: text('return_to').notNull(),
  created_at: created(),
  expires_at: moment('expires_at').notNull(),
});
