import { and, eq, gt, lt } from 'drizzle-orm';
import { newToken, tokenHash } from '../../access/secrets.js';
import type { Executor } from '../../db/database.js';
import { mailedLink } from '../../db/schema.js';

export type LinkPurpose = (typeof mailedLink.purpose.enumValues)[number];

/** How long links work, ms. */
const LASTS: Record<LinkPurpose, number> = {
  ...{ reset: 3_600_000, verify: 3 * 24 * 3_600_000, change: 24 * 3_600_000 },
};

/** What a link does besides. */
interface LinkDetails {
  /** The address that is to become the account's. */
  readonly email?: string;
  /** Path and query of the website to go on to. */
  readonly returnTo?: string;
}

/** Makes the token of a link to be mailed; the database keeps only its hash. */
export async function newLink(
  db: Executor,
  purpose: LinkPurpose,
  accountId: string,
  { email, returnTo }: LinkDetails = {},
): Promise<string> {
  const token = newToken();
  const now = Date.now();
  await db.delete(mailedLink).where(lt(mailedLink.expires_at, new Date(now)));
  await db.insert(mailedLink).values({
    ...{ hash: tokenHash(token)!, purpose, account_id: accountId },
    ...(email !== undefined && { email }),
    ...(returnTo !== undefined && { return_to: returnTo }),
    expires_at: new Date(now + LASTS[purpose]),
  });
  return token;
}

const valid = (hash: string, purpose: LinkPurpose) =>
  and(eq(mailedLink.hash, hash), eq(mailedLink.purpose, purpose), gt(mailedLink.expires_at, new Date()));

export interface MailedLink {
  /** Id of the account it is for. */
  readonly account: string;
  readonly email: string | null;
  readonly returnTo: string | null;
}

const columns = {
  account: mailedLink.account_id,
  email: mailedLink.email,
  returnTo: mailedLink.return_to,
};

/** A link, while it still works; null otherwise. */
export async function findLink(
  db: Executor,
  purpose: LinkPurpose,
  token: string,
): Promise<MailedLink | null> {
  const hash = tokenHash(token);
  if (hash === null) return null;
  const [row] = await db.select(columns).from(mailedLink).where(valid(hash, purpose));
  return row ?? null;
}

/** Uses a link up and gives it; null when it was used, is too old or never was. */
export async function takeLink(
  db: Executor,
  purpose: LinkPurpose,
  token: string,
): Promise<MailedLink | null> {
  const hash = tokenHash(token);
  if (hash === null) return null;
  const [row] = await db.delete(mailedLink).where(valid(hash, purpose)).returning(columns);
  return row ?? null;
}

/** Makes every other link of that purpose useless. */
export async function dropLinks(db: Executor, purpose: LinkPurpose, accountId: string): Promise<void> {
  await db
    .delete(mailedLink)
    .where(and(eq(mailedLink.account_id, accountId), eq(mailedLink.purpose, purpose)));
}
