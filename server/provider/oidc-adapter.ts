import { and, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Adapter, AdapterPayload } from 'oidc-provider';
import { isStorable } from '../contract/shared-schemas.js';
import type { Executor } from '../db/database.js';
import { providerRecord } from '../db/schema.js';

/** How often expired records are cleared away, ms. */
const CLEAR_EVERY = 60_000;

/** What the library is told when a record cannot be had. */
export interface AdapterErrors {
  /** A code came a second time. */
  used(): Error;
  /** The database cannot keep what the request holds. */
  unstorable(): Error;
}

type Column = 'id' | 'uid' | 'user_code';

/** Makes the adapters of oidc-provider: one for each kind of record, all over one table. */
export function createAdapter(db: Executor, errors: AdapterErrors): (model: string) => Adapter {
  let cleared = 0;
  const clear = async () => {
    if (Date.now() - cleared < CLEAR_EVERY) return;
    cleared = Date.now();
    await clearExpired(db);
  };
  return (model) => new OidcAdapter(db, model, errors, clear);
}

class OidcAdapter implements Adapter {
  constructor(
    private readonly db: Executor,
    private readonly model: string,
    private readonly errors: AdapterErrors,
    private readonly clear: () => Promise<void>,
  ) {}

  async upsert(id: string, payload: AdapterPayload, expiresIn?: number): Promise<void> {
    // JSON of the database keeps every character but NUL
    if (JSON.stringify(payload).includes(String.raw`\u0000`)) throw this.errors.unstorable();
    const values = {
      payload: payload as Record<string, unknown>,
      grant_id: payload.grantId ?? null,
      uid: payload.uid ?? null,
      user_code: payload.userCode ?? null,
      expires_at: expiresIn === undefined ? null : new Date(Date.now() + expiresIn * 1000),
    };
    await this.db
      .insert(providerRecord)
      .values({ model: this.model, id, ...values })
      .onConflictDoUpdate({ target: [providerRecord.model, providerRecord.id], set: values });
    await this.clear();
  }

  find = (id: string) => this.#find('id', id);
  findByUid = (uid: string) => this.#find('uid', uid);
  findByUserCode = (code: string) => this.#find('user_code', code);

  /** Of two that come with one code, one is let through. */
  async consume(id: string): Promise<void> {
    const consumed = await this.db
      .update(providerRecord)
      .set({ consumed_at: new Date() })
      .where(and(this.#is('id', id), isNull(providerRecord.consumed_at)))
      .returning({ id: providerRecord.id });
    if (consumed.length === 0) throw this.errors.used();
  }

  async destroy(id: string): Promise<void> {
    await this.db.delete(providerRecord).where(this.#is('id', id));
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    await this.db.delete(providerRecord).where(eq(providerRecord.grant_id, grantId));
  }

  async #find(column: Column, value: string): Promise<AdapterPayload | undefined> {
    if (!isStorable(value)) return undefined;
    const [row] = await this.db
      .select({ payload: providerRecord.payload, consumed: providerRecord.consumed_at })
      .from(providerRecord)
      .where(this.#is(column, value));
    if (!row) return undefined;
    return { ...row.payload, ...(row.consumed && { consumed: Math.floor(row.consumed.getTime() / 1000) }) };
  }

  #is(column: Column, value: string) {
    return and(eq(providerRecord.model, this.model), eq(providerRecord[column], value));
  }
}

const clearExpired = (db: Executor) =>
  db.delete(providerRecord).where(lt(providerRecord.expires_at, new Date()));

/** Takes back what was granted, and every token that came of it. */
export async function revokeGrants(db: Executor, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const grants = and(eq(providerRecord.model, 'Grant'), inArray(providerRecord.id, [...ids]));
  await db.delete(providerRecord).where(or(grants, inArray(providerRecord.grant_id, [...ids])));
}

/** Where records name the account they are about; a log in that waits to be gone on with does so in what it holds. */
const ACCOUNT_PATHS = ['{accountId}', '{result,login,accountId}', '{session,accountId}'];

/** Ends every session of an account and every log in under way, with its grants and tokens. */
export async function forgetAccount(db: Executor, accountId: string): Promise<void> {
  const named = ACCOUNT_PATHS.map(
    (path) => sql`${providerRecord.payload} #>> ${path}::text[] = ${accountId}`,
  );
  await db.delete(providerRecord).where(or(...named));
}
