import { and, eq } from 'drizzle-orm';
import type { Executor } from '../../db/database.js';
import { providerAccount, user } from '../../db/schema.js';
import type { Services } from '../../services.js';
import { forgetAccount } from '../oidc-adapter.js';
import { dropLinks, takeLink } from './mailed-links.js';
import { hashPassword } from './password-hash.js';

/** What users of this provider are kept under in the product. */
export const EMBEDDED_ISSUER = 'embedded';

type Parts = Pick<Services, 'db' | 'sessions'>;

/** A mailed link was followed to confirm the address; false when it no longer works. */
export async function verifyEmail({ db, sessions }: Parts, token: string): Promise<boolean> {
  const userIds = await db.transaction(async (tx) => {
    const account = await takeLink(tx, 'verify', token);
    return account === null ? null : markVerified(tx, account);
  });
  for (const id of userIds ?? []) await sessions.userChanged(id);
  return userIds !== null;
}

/**
 * A mailed link was followed to set a new password; gives the account, null when the link no longer works. Whoever was
 * logged in with the old one is logged out everywhere: it may have been stolen. The link proves the address, too.
 */
export async function resetPassword(
  { db, sessions }: Parts,
  token: string,
  password: string,
): Promise<string | null> {
  const hash = await hashPassword(password);
  const changed = await db.transaction(async (tx) => {
    const account = await takeLink(tx, 'reset', token);
    if (account === null) return null;
    await tx.update(providerAccount).set({ password: hash }).where(eq(providerAccount.id, account));
    await dropLinks(tx, 'reset', account);
    await forgetAccount(tx, account);
    return { account, userIds: await markVerified(tx, account) };
  });
  for (const id of changed?.userIds ?? []) await sessions.endAll(id);
  return changed?.account ?? null;
}

/** In the account and in the product's own row; gives the product's users. */
async function markVerified(db: Executor, account: string): Promise<string[]> {
  await db.update(providerAccount).set({ email_verified: true }).where(eq(providerAccount.id, account));
  await dropLinks(db, 'verify', account);
  const users = await db
    .update(user)
    .set({ email_verified: true })
    .where(and(eq(user.issuer, EMBEDDED_ISSUER), eq(user.subject, account)))
    .returning({ id: user.id });
  return users.map(({ id }) => id);
}
