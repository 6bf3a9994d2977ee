import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import * as schema from './schema.js';

/**
 * What queries run on: the database or a transaction of it. Functions that query take it as their first argument, since
 * asking the database itself inside a transaction waits for ever on the embedded engine, which has one session.
 */
export type Executor = PgDatabase<PgQueryResultHKT, typeof schema>;

export interface Listener {
  onMessage(payload: string): void;
  /** False while messages may be missed: the line to the database is down. */
  onConnected(connected: boolean): void;
}

export interface Database {
  readonly db: Executor;
  readonly engine: 'embedded' | 'postgres';
  /** Rejects when the database does not answer in a second. */
  ping(): Promise<void>;
  /** Hears what any server process sends with `pg_notify(channel, payload)`, until the database is closed. */
  listen(channel: string, listener: Listener): Promise<void>;
  close(): Promise<void>;
}

export const tables = schema;
