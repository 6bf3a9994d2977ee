/** Which PostgreSQL server lets us in, and may we make databases there: every test file makes its own. */
import { userInfo } from 'node:os';
import pg from 'pg';

/** Longest wait for a server, ms. */
const LIMIT = 2000;

/** Addresses where a server often lets its own machine in without a password. */
export function usualAddresses(login = userInfo().username) {
  const users = new Set([login, 'postgres', 'root']);
  return [...users].map((user) => `postgres://${encodeURIComponent(user)}@127.0.0.1:5432/postgres`);
}

const MAY_MAKE = 'select rolsuper or rolcreatedb as may from pg_roles where rolname = current_user';

/** Whether somebody lets us in at this address and lets us make databases. */
export async function letsUsIn(connectionString) {
  try {
    const client = new pg.Client({ connectionString, connectionTimeoutMillis: LIMIT });
    // a server that ends the line says so here; without a listener that would end us
    client.on('error', () => undefined);
    await client.connect();
    const { rows } = await client.query(MAY_MAKE).finally(() => client.end());
    return rows[0]?.may === true;
  } catch {
    return false;
  }
}
