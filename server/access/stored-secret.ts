import { eq } from 'drizzle-orm';
import type { Executor } from '../db/database.js';
import { secret } from '../db/schema.js';

/**
 * A secret of this installation: made at the first call, and the same from then on. Servers that start at the same moment
 * on one database agree on the one that was stored first.
 */
export async function storedSecret<T>(db: Executor, name: string, make: () => T | Promise<T>): Promise<T> {
  const kept = await read<T>(db, name);
  if (kept !== undefined) return kept;
  const value = await make();
  await db.insert(secret).values({ name, value }).onConflictDoNothing();
  return (await read<T>(db, name))!;
}

async function read<T>(db: Executor, name: string): Promise<T | undefined> {
  const [row] = await db.select({ value: secret.value }).from(secret).where(eq(secret.name, name));
  return row?.value as T | undefined;
}
