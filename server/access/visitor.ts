import { randomBytes } from 'node:crypto';
import type { Executor } from '../db/database.js';
import { visitor } from '../db/schema.js';
import { hashIf } from './secrets.js';

/** A secret of 128 bits. */
const SECRET = /^[\w-]{22}$/;

export const newVisitorSecret = (): string => randomBytes(16).toString('base64url');

/** What the database knows of a secret: with a stolen table nobody can pass for a visitor. Null for a made-up cookie. */
export const visitorHash = (secret: string | undefined): string | null => hashIf(SECRET, secret);

export async function rememberVisitor(db: Executor, hash: string): Promise<void> {
  await db.insert(visitor).values({ hash }).onConflictDoNothing();
}
