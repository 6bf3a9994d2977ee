import { createHash } from 'node:crypto';
import { and, eq, gt, lt } from 'drizzle-orm';
import type { Executor } from '../db/database.js';
import { signInAttempt } from '../db/schema.js';
import type { Product } from './sessions.js';

/** How long somebody may take at the provider, ms: as long as the pages of the embedded one wait. */
export const ATTEMPT_LIFETIME = 3_600_000;

export interface SignInAttempt {
  readonly product: Product;
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
  /** Path and query of the website. */
  readonly returnTo: string;
}

/**
 * One browser may try in several tabs: its cookie holds one secret for all of them, and the state, which comes back in the
 * address, tells them apart. Neither alone names an attempt, so a state brought from another browser finds nothing.
 */
const keyOf = (browser: string, state: string): string =>
  createHash('sha256').update(`${browser}.${state}`).digest('hex');

/** Keeps an attempt until it is taken or too old. `browser` is the secret in the browser's cookie. */
export async function storeAttempt(db: Executor, browser: string, attempt: SignInAttempt): Promise<void> {
  const { product, state, nonce, codeVerifier, returnTo } = attempt;
  await db.delete(signInAttempt).where(lt(signInAttempt.expires_at, new Date()));
  await db.insert(signInAttempt).values({
    ...{ hash: keyOf(browser, state), product, state, nonce },
    ...{
      code_verifier: codeVerifier,
      return_to: returnTo,
      expires_at: new Date(Date.now() + ATTEMPT_LIFETIME),
    },
  });
}

/** Gives an attempt once; null when there is none, it was taken or it is too old. */
export async function takeAttempt(
  db: Executor,
  browser: string,
  state: string,
): Promise<SignInAttempt | null> {
  const [row] = await db
    .delete(signInAttempt)
    .where(and(eq(signInAttempt.hash, keyOf(browser, state)), gt(signInAttempt.expires_at, new Date())))
    .returning();
  if (!row) return null;
  const { product, nonce } = row;
  return { product, state, nonce, codeVerifier: row.code_verifier, returnTo: row.return_to };
}

/** Where the sign-in leads that comes back with a state, while it is under way. */
export async function returnOfAttempt(db: Executor, state: string): Promise<string | undefined> {
  const [row] = await db
    .select({ returnTo: signInAttempt.return_to })
    .from(signInAttempt)
    .where(eq(signInAttempt.state, state));
  return row?.returnTo;
}
