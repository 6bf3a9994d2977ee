import { sql } from 'drizzle-orm';
import type { Executor } from './database.js';

/** Longest wait for an answer to the simplest question, ms. */
const PING_LIMIT = 1000;

export async function pingDatabase(db: Executor): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the database does not answer')), PING_LIMIT);
  });
  await Promise.race([db.execute(sql`select 1`), late]).finally(() => clearTimeout(timer));
}
