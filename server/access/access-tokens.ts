import { and, desc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { Member } from './principal.js';
import { hashIf, newToken } from './secrets.js';
import type { Scope } from '../contract/scopes.js';
import type { Executor } from '../db/database.js';
import { accessToken, user } from '../db/schema.js';
import { memberOf } from './member-of.js';

/** What a secret begins with: scanners of leaked keys know it by that. */
const PREFIX = 'dm_pat_';
const FORM = /^dm_pat_[\w-]{43}$/;

export const newAccessToken = (): string => `${PREFIX}${newToken()}`;

/** What the database knows of a secret; null for what is none of ours. */
export const accessTokenHash = (secret: string): string | null => hashIf(FORM, secret);

/** Whether a secret says that it is one, right or wrong. */
export const looksLikeAccessToken = (secret: string | undefined): secret is string =>
  secret?.startsWith(PREFIX) === true;

export interface TokenAccess {
  readonly user: Member;
  readonly scopes: readonly Scope[];
}

/** Who is behind a token and what it is for; null for one that is unknown, revoked or over. */
export async function findAccess(db: Executor, secret: string): Promise<TokenAccess | null> {
  const hash = accessTokenHash(secret);
  if (hash === null) return null;
  const lasts = or(isNull(accessToken.expires_at), gt(accessToken.expires_at, sql`now()`));
  const [row] = await db
    .select({ token: accessToken, user })
    .from(accessToken)
    .innerJoin(user, eq(user.id, accessToken.owner_user))
    .where(and(eq(accessToken.hash, hash), lasts));
  if (!row) return null;
  await noteUse(db, hash);
  return { user: memberOf(row.user), scopes: row.token.scopes };
}

/** To the hour: a script that asks a hundred times a second writes once. */
async function noteUse(db: Executor, hash: string): Promise<void> {
  const old = or(
    isNull(accessToken.last_used_at),
    lt(accessToken.last_used_at, sql`now() - interval '1 hour'`),
  );
  await db
    .update(accessToken)
    .set({ last_used_at: sql`now()` })
    .where(and(eq(accessToken.hash, hash), old));
}

/** An account's tokens, the newest first. */
export const tokensOf = (db: Executor, userId: string) =>
  db
    .select()
    .from(accessToken)
    .where(eq(accessToken.owner_user, userId))
    .orderBy(desc(accessToken.created_at), desc(accessToken.id));
