import { createHash, randomBytes } from 'node:crypto';
import type { Executor } from '../db/database.js';
import { visitor } from '../db/schema.js';

/** The cookie that makes a browser the owner of what it made. */
export const VISITOR_COOKIE = 'dm_visitor';

/** A secret of 128 bits. */
const SECRET = /^[\w-]{22}$/;

export const newSecret = (): string => randomBytes(16).toString('base64url');

/** What the database knows of a secret: with a stolen table nobody can pass for a visitor. Null for a made-up cookie. */
export const visitorHash = (secret: string | undefined): string | null =>
  secret !== undefined && SECRET.test(secret) ? createHash('sha256').update(secret).digest('hex') : null;

export async function rememberVisitor(db: Executor, hash: string): Promise<void> {
  await db.insert(visitor).values({ hash }).onConflictDoNothing();
}
