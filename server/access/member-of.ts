import type { user } from '../db/schema.js';
import { EMBEDDED_ISSUER } from './embedded-issuer.js';
import type { Member } from './principal.js';

/** A row of the account table as whoever asks. */
export const memberOf = (row: typeof user.$inferSelect): Member => ({
  id: row.id,
  name: row.name,
  email: row.email,
  emailVerified: row.email_verified,
  ownAccount: row.issuer === EMBEDDED_ISSUER,
  picture: row.picture_hash,
  type: row.type,
  subscription: { sub_status: row.sub_status, scope: row.sub_scope },
});
