import { and, eq, gt, lt } from 'drizzle-orm';
import { newToken, tokenHash } from '../../access/secrets.js';
import type { Executor } from '../../db/database.js';
import { mailedLink } from '../../db/schema.js';

export type LinkPurpose = (typeof mailedLink.purpose.enumValues)[number];

/** How long links work, ms. */
const LASTS: Record<LinkPurpose, number> = { reset: 3_600_000, verify: 3 * 24 * 3_600_000 };

/** Makes the token of a link to be mailed; the database keeps only its hash. */
export async function newLink(db: Executor, purpose: LinkPurpose, accountId: string): Promise<string> {
  const token = newToken();
  const now = Date.now();
  await db.delete(mailedLink).where(lt(mailedLink.expires_at, new Date(now)));
  await db.insert(mailedLink).values({
    ...{ hash: tokenHash(token)!, purpose, account_id: accountId },
    expires_at: new Date(now + LASTS[purpose]),
  });
  return token;
}

const valid = (hash: string, purpose: LinkPurpose) =>
  and(eq(mailedLink.hash, hash), eq(mailedLink.purpose, purpose), gt(mailedLink.expires_at, new Date()));

/** Whose link it is, while it still works; null otherwise. */
export async function linkOwner(db: Executor, purpose: LinkPurpose, token: string): Promise<string | null> {
  const hash = tokenHash(token);
  if (hash === null) return null;
  const [row] = await db
    .select({ account: mailedLink.account_id })
    .from(mailedLink)
    .where(valid(hash, purpose));
  return row?.account ?? null;
}

/** Uses a link up and gives whose it was; null when it was used, is too old or never was. */
export async function takeLink(db: Executor, purpose: LinkPurpose, token: string): Promise<string | null> {
  const hash = tokenHash(token);
  if (hash === null) return null;
  const [row] = await db
    .delete(mailedLink)
    .where(valid(hash, purpose))
    .returning({ account: mailedLink.account_id });
  return row?.account ?? null;
}

/** Makes every other link of that purpose useless. */
export async function dropLinks(db: Executor, purpose: LinkPurpose, accountId: string): Promise<void> {
  await db
    .delete(mailedLink)
    .where(and(eq(mailedLink.account_id, accountId), eq(mailedLink.purpose, purpose)));
}
