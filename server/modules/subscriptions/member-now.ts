import type { Member } from '../../access/principal.js';
import type { user } from '../../db/schema.js';

/** What rights go by, of a row that was just read: a session may know an older one for a moment. */
export const memberNow = ({
  id,
  type,
  sub_status,
  sub_scope,
}: typeof user.$inferSelect): Pick<Member, 'id' | 'type' | 'subscription'> => ({
  ...{ id, type },
  subscription: { sub_status, scope: sub_scope },
});
