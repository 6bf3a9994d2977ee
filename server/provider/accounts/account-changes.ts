import { and, eq, notInArray, type SQL } from 'drizzle-orm';
import type { Executor } from '../../db/database.js';
import { designPermission, folderPermission, providerAccount, user } from '../../db/schema.js';
import type { Services } from '../../services.js';
import { accountByEmail, accountById, type Account } from './accounts.js';
import { EMBEDDED_ISSUER } from '../../access/embedded-issuer.js';
import { forgetAccount } from '../oidc-adapter.js';
import { dropLinks, takeLink, type MailedLink } from './mailed-links.js';
import { hashPassword } from './password-hash.js';

type Parts = Pick<Services, 'db' | 'sessions'>;

/** A mailed link was followed to confirm the address. Gives the link; null when it no longer works. */
export async function verifyEmail({ db, sessions }: Parts, token: string): Promise<MailedLink | null> {
  const verified = await db.transaction(async (tx) => {
    const link = await takeLink(tx, 'verify', token);
    return link && { link, userIds: await markVerified(tx, link.account) };
  });
  // the tab that waits for it, wherever it is, learns it with its next check
  for (const id of verified?.userIds ?? []) await sessions.userChanged(id);
  return verified?.link ?? null;
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
    const link = await takeLink(tx, 'reset', token);
    if (link === null) return null;
    const { account } = link;
    await putPassword(tx, account, hash);
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
    .where(userOf(account))
    .returning({ id: user.id });
  return users.map(({ id }) => id);
}

/** The product's user of an account. */
export const userOf = (account: string): SQL =>
  and(eq(user.issuer, EMBEDDED_ISSUER), eq(user.subject, account))!;

/** Another password, in place of the one it has. */
export async function setPassword(db: Executor, account: string, password: string): Promise<void> {
  const hash = await hashPassword(password);
  await db.transaction((tx) => putPassword(tx, account, hash));
}

/**
 * What was begun with the old password ends with it: links to set another, log-ins at the provider, and a link to another
 * address, which whoever stole the password may have had mailed to themselves.
 */
async function putPassword(tx: Executor, account: string, hash: string): Promise<void> {
  await tx.update(providerAccount).set({ password: hash }).where(eq(providerAccount.id, account));
  await dropLinks(tx, 'reset', account);
  await dropLinks(tx, 'change', account);
  await forgetAccount(tx, account);
}

/**
 * The link to a new address was followed: the account and the product's user have it from now on, and what was shared with
 * the old one goes with it. Gives the link and the old address; null when it no longer works, or the address has an account
 * meanwhile.
 */
export async function changeEmail(
  { db, sessions }: Parts,
  token: string,
): Promise<{ readonly link: MailedLink; readonly before: Account } | null> {
  const changed = await db.transaction(async (tx) => {
    const link = await takeLink(tx, 'change', token);
    const before = link && (await accountById(tx, link.account));
    if (!before || link.email === null || (await accountByEmail(tx, link.email))) return null;
    const now = { email: link.email, email_verified: true };
    await tx.update(providerAccount).set(now).where(eq(providerAccount.id, before.id));
    await dropLinks(tx, 'verify', before.id);
    await dropLinks(tx, 'reset', before.id);
    if (before.email_verified) await moveInvitations(tx, before.email, link.email);
    const users = await tx.update(user).set(now).where(userOf(before.id)).returning({ id: user.id });
    return { link, before, users };
  });
  for (const { id } of changed?.users ?? []) await sessions.userChanged(id);
  return changed;
}

/** Where the new address was invited as well, its own invitation counts. */
async function moveInvitations(db: Executor, from: string, to: string): Promise<void> {
  const { design_id } = designPermission;
  const designs = db.select({ id: design_id }).from(designPermission).where(eq(designPermission.email, to));
  await db
    .update(designPermission)
    .set({ email: to })
    .where(and(eq(designPermission.email, from), notInArray(design_id, designs)));
  const { folder_id } = folderPermission;
  const folders = db.select({ id: folder_id }).from(folderPermission).where(eq(folderPermission.email, to));
  await db
    .update(folderPermission)
    .set({ email: to })
    .where(and(eq(folderPermission.email, from), notInArray(folder_id, folders)));
}
