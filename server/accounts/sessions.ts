import { createHash } from 'node:crypto';
import { and, desc, eq, gt, lt, ne, sql, type SQL } from 'drizzle-orm';
import type { Member } from '../access/principal.js';
import { newToken, tokenHash } from '../access/secrets.js';
import type { Database, Executor } from '../db/database.js';
import { session, user } from '../db/schema.js';
import { memberOf } from '../access/member-of.js';
import { SessionCache } from './session-cache.js';

export type Product = 'design' | 'mockup';

export interface SignedIn {
  /** sha256 of the cookie's secret. */
  readonly hash: string;
  readonly user: Member;
  readonly product: Product;
  readonly expires: Date;
  /** Another whenever the session or the user behind it changes: what a page compares. */
  readonly tag: string;
}

interface NewSession {
  readonly userId: string;
  readonly product: Product;
  readonly idToken: string | null;
  /** How long it lasts, ms. */
  readonly lasts: number;
  /** What it is signed in with, in words. */
  readonly device?: string;
}

/** Rows of the session table. Every server process is told of a change, so that a session seen once costs no query. */
export const SESSION_CHANNEL = 'session_changed';

/** Who is signed in where. */
export class Sessions {
  readonly #db: Executor;
  readonly #cache: SessionCache<SignedIn>;

  constructor(private readonly database: Database) {
    this.#db = database.db;
    this.#cache = new SessionCache(
      (hash) => this.#read(hash),
      ({ expires }) => expires.getTime() > Date.now(),
    );
  }

  /** From now on what was read once is answered from memory, until some process says it changed. */
  async start(): Promise<void> {
    await this.database.listen(SESSION_CHANNEL, {
      onMessage: (hash) => this.#cache.forget(hash),
      onConnected: (connected) => this.#cache.trust(connected),
    });
  }

  /** The session behind a cookie's secret; null when there is none or it has ended. */
  async find(secret: string | undefined): Promise<SignedIn | null> {
    const hash = tokenHash(secret);
    return hash === null ? null : this.#cache.get(hash);
  }

  /** Begins a session and gives the secret for its cookie. */
  async begin({ userId, product, idToken, lasts, device = '' }: NewSession): Promise<string> {
    const secret = newToken();
    const expires_at = new Date(Date.now() + lasts);
    const hash = tokenHash(secret)!;
    const row = { hash, user_id: userId, product, id_token: idToken, device, expires_at };
    await this.#db.insert(session).values(row);
    await this.#db.delete(session).where(lt(session.expires_at, new Date()));
    return secret;
  }

  /** Ends a session; gives what its sign-out at the provider needs. Null when there was none. */
  async end(secret: string | undefined): Promise<{ product: Product; idToken: string | null } | null> {
    const hash = tokenHash(secret);
    if (hash === null) return null;
    const [ended] = await this.#db
      .delete(session)
      .where(eq(session.hash, hash))
      .returning({ product: session.product, idToken: session.id_token });
    await this.#changed(hash);
    return ended ?? null;
  }

  /** Ends all sessions of a user, as after a new password, but the one with the hash `but`; gives how many. */
  async endAll(userId: string, but = ''): Promise<number> {
    return this.#endWhere(and(eq(session.user_id, userId), ne(session.hash, but)));
  }

  /** Ends one session of a user; gives how many. */
  async endOne(userId: string, hash: string): Promise<number> {
    return this.#endWhere(and(eq(session.user_id, userId), eq(session.hash, hash)));
  }

  /** Where a user is signed in, newest first [E-044]. */
  async of(
    userId: string,
  ): Promise<{ readonly hash: string; readonly device: string; readonly since: Date }[]> {
    return this.#db
      .select({ hash: session.hash, device: session.device, since: session.created_at })
      .from(session)
      .where(and(eq(session.user_id, userId), gt(session.expires_at, new Date())))
      .orderBy(desc(session.created_at));
  }

  async #endWhere(which: SQL | undefined): Promise<number> {
    const ended = await this.#db.delete(session).where(which).returning({ hash: session.hash });
    for (const { hash } of ended) await this.#changed(hash);
    return ended.length;
  }

  /** The user's row was changed: every page that shows it is to read it again. */
  async userChanged(userId: string): Promise<void> {
    const open = await this.#db
      .select({ hash: session.hash })
      .from(session)
      .where(eq(session.user_id, userId));
    for (const { hash } of open) await this.#changed(hash);
  }

  async #changed(hash: string): Promise<void> {
    this.#cache.forget(hash);
    await this.#db.execute(sql`select pg_notify(${SESSION_CHANNEL}, ${hash})`);
  }

  async #read(hash: string): Promise<SignedIn | null> {
    const [row] = await this.#db
      .select({ user, product: session.product, expires: session.expires_at })
      .from(session)
      .innerJoin(user, eq(user.id, session.user_id))
      .where(and(eq(session.hash, hash), gt(session.expires_at, new Date())));
    if (!row) return null;
    const member = memberOf(row.user);
    return { hash, user: member, product: row.product, expires: row.expires, tag: tagOf(hash, member) };
  }
}

const tagOf = (hash: string, member: Member): string =>
  createHash('sha256').update(hash).update(JSON.stringify(member)).digest('base64url').slice(0, 16);
