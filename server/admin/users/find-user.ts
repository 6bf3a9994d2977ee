import { eq, or } from 'drizzle-orm';
import { Sessions } from '../../accounts/sessions.js';
import type { Executor } from '../../db/database.js';
import { user } from '../../db/schema.js';
import type { VerbContext } from '../verb.js';

export type UserRow = typeof user.$inferSelect;

/**
 * The one user with an e-mail address or id. Two providers may vouch for one address: then only the id says who is meant,
 * lest the wrong one is made an admin. Throws what is fit to show.
 */
export async function findUser(db: Executor, emailOrId: string): Promise<UserRow> {
  const rows = await db
    .select()
    .from(user)
    .where(or(eq(user.email, emailOrId.trim().toLowerCase()), eq(user.id, emailOrId)));
  if (rows.length > 1)
    throw new Error(
      `Several users have the address ${emailOrId}; name one by its id: ${rows.map(({ id }) => id).join(', ')}`,
    );
  if (!rows[0]) throw new Error(`Nobody with the address ${emailOrId} has signed in yet`);
  return rows[0];
}

/**
 * The same, for who is given something: who is named by an address that was never confirmed may be somebody else who
 * registered with it, so then only the id will do. Throws what is fit to show.
 */
export async function requireConfirmed(db: Executor, emailOrId: string): Promise<UserRow> {
  const row = await findUser(db, emailOrId);
  if (!row.email_verified && emailOrId !== row.id)
    throw new Error(
      `The address ${row.email} is not confirmed, anybody may use it; if it is the right user: ${row.id}`,
    );
  return row;
}

/** Changes the row of a user with a confirmed address; servers that run show it at once. Throws what is fit to show. */
export async function updateUser(
  { database }: Pick<VerbContext, 'database'>,
  emailOrId: string,
  change: Partial<Pick<UserRow, 'type' | 'sub_status' | 'sub_scope'>>,
): Promise<UserRow> {
  const { id } = await requireConfirmed(database.db, emailOrId);
  const [changed] = await database.db.update(user).set(change).where(eq(user.id, id)).returning();
  await new Sessions(database).userChanged(id);
  return changed!;
}

/** One word of a list the operator may choose from. Throws what is fit to show. */
export function parseChoice<T extends string>(known: readonly T[], given: string, what: string): T {
  const found = known.find((one) => one === given);
  if (found === undefined) throw new Error(`${what} is one of ${known.join(', ')}, not '${given}'`);
  return found;
}
