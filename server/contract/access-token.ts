import * as z from 'zod/mini';
import { area, nothing, post } from './contract.js';
import { SCOPES } from './scopes.js';
import { id, line } from './shared-schemas.js';

/** Tokens and webhooks that an account may have. */
export const MOST_TOKENS = 50;
export const MOST_WEBHOOKS = 10;
/** Longest a token may last, days. */
export const LONGEST_TOKEN_DAYS = 366;

const scopes = z.array(z.enum(SCOPES));

const listed = z.object({
  _id: z.string(),
  name: z.string(),
  scopes,
  /** ISO 8601 */
  created_at: z.string(),
  /** ISO 8601; null: until it is revoked. */
  expires_at: z.nullable(z.string()),
  /** To the hour; null until it was used. */
  last_used_at: z.nullable(z.string()),
});
export type AccessToken = z.output<typeof listed>;

/** Personal access tokens [E-083]: made and revoked by whoever is signed in, never by a token. */
export const accessToken = area('access_token', {
  /** The answer is the only one with the secret. */
  create: post('create', {
    input: z.object({
      name: line(100),
      scopes: scopes.check(z.minLength(1)),
      /** Days it lasts; until it is revoked when absent. */
      days: z.optional(z.int().check(z.gte(1), z.lte(LONGEST_TOKEN_DAYS))),
    }),
    response: z.extend(listed, { token: z.string() }),
  }),
  /** The newest first. */
  list: post('list', { input: nothing, response: z.array(listed) }),
  revoke: post('revoke', { input: z.object({ id: id() }), response: z.object({ revoked: z.number() }) }),
});

const hook = z.object({
  _id: z.string(),
  url: z.string(),
  created_at: z.string(),
  /** How its last messages went, the newest first. */
  deliveries: z.array(
    z.object({
      /** The event's. */
      id: z.string(),
      created_at: z.string(),
      /** Null while it is tried, and when it was given up. */
      delivered_at: z.nullable(z.string()),
      fault: z.nullable(z.string()),
    }),
  ),
});
export type Webhook = z.output<typeof hook>;

/** Addresses that are told of finished renders [E-086]. */
export const webhook = area('webhook', {
  /** An https address that everybody can reach. The answer is the only one with the secret. */
  create: post('create', {
    input: z.object({ url: z.string().check(z.maxLength(2000)) }),
    response: z.object({ _id: z.string(), url: z.string(), secret: z.string() }),
  }),
  list: post('list', { input: nothing, response: z.array(hook) }),
  delete: post('delete', { input: z.object({ id: id() }), response: z.object({ deleted: z.number() }) }),
});
