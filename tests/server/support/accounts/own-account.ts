import { eq } from 'drizzle-orm';
import type { Member } from '../../../../server/access/principal.js';
import { providerAccount, user as users } from '../../../../server/db/schema.js';
import { hashPassword } from '../../../../server/provider/accounts/password-hash.js';
import type { TestServer } from '../server.js';

export const PASSWORD = 'river stone lantern';

/** Gives a member the account at the provider that comes with us, as registering there does. */
export async function giveOwnAccount(
  { services: { db } }: TestServer,
  { id, email, name, emailVerified }: Member,
): Promise<void> {
  const [row] = await db.select({ subject: users.subject }).from(users).where(eq(users.id, id));
  const about = { id: row!.subject, email, name, email_verified: emailVerified };
  await db.insert(providerAccount).values({ ...about, password: await hashPassword(PASSWORD) });
}
