import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { invitationEmail } from '../../access/invitation-email.js';
import type { Principal } from '../../access/principal.js';
import type { Executor } from '../../db/database.js';
import { designPermission } from '../../db/schema.js';

/** The principal was shown invitations to designs: from now on whoever invited them learns whose address it is. */
export async function noteSeen(
  db: Executor,
  principal: Principal,
  designs: readonly string[],
): Promise<void> {
  const address = invitationEmail(principal);
  if (address === null || designs.length === 0) return;
  const { design_id, email, seen_at } = designPermission;
  await db
    .update(designPermission)
    .set({ seen_at: sql`now()` })
    .where(and(inArray(design_id, [...designs]), eq(email, address), isNull(seen_at)));
}
