import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { FindAccount } from 'oidc-provider';
import type { Executor } from '../../db/database.js';
import { providerAccount } from '../../db/schema.js';
import { normalizedEmail } from '../../contract/email.js';
import { hashPassword, passwordMatches } from './password-hash.js';

export interface Account {
  readonly id: string;
  /** Normalized. */
  readonly email: string;
  readonly email_verified: boolean;
  readonly name: string;
}

const columns = {
  id: providerAccount.id,
  email: providerAccount.email,
  email_verified: providerAccount.email_verified,
  name: providerAccount.name,
};

interface NewAccount {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** Makes an account from checked fields; null when the e-mail has one. */
export async function addAccount(
  db: Executor,
  { name, email, password }: NewAccount,
): Promise<Account | null> {
  const id = randomBytes(16).toString('base64url');
  const values = { id, name: name.trim(), email: normalizedEmail(email) };
  const [made] = await db
    .insert(providerAccount)
    .values({ ...values, password: await hashPassword(password) })
    .onConflictDoNothing()
    .returning(columns);
  return made ?? null;
}

export async function accountByEmail(db: Executor, email: string): Promise<Account | null> {
  const [row] = await db
    .select(columns)
    .from(providerAccount)
    .where(eq(providerAccount.email, normalizedEmail(email)));
  return row ?? null;
}

export async function accountById(db: Executor, id: string): Promise<Account | null> {
  const [row] = await db.select(columns).from(providerAccount).where(eq(providerAccount.id, id));
  return row ?? null;
}

/** The account of an e-mail, when the password is its own. An unknown e-mail takes as long as a wrong password. */
export async function authenticateAccount(
  db: Executor,
  email: string,
  password: string,
): Promise<Account | null> {
  const [row] = await db
    .select()
    .from(providerAccount)
    .where(eq(providerAccount.email, normalizedEmail(email)));
  if (!(await passwordMatches(password, row?.password))) return null;
  // in a crowd the judging takes long: the password it was judged by must still be the account's
  const [still] = await db
    .select(columns)
    .from(providerAccount)
    .where(and(eq(providerAccount.id, row!.id), eq(providerAccount.password, row!.password)));
  return still ?? null;
}

/** How the library asks for an account. */
export const accountFinder =
  (db: Executor): FindAccount =>
  async (_ctx, id) => {
    const account = await accountById(db, id);
    if (!account) return undefined;
    const { email, email_verified, name } = account;
    return { accountId: id, claims: () => ({ sub: id, email, email_verified, name }) };
  };
