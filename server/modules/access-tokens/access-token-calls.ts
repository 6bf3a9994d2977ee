import { and, eq } from 'drizzle-orm';
import { newId } from '../../../elements/math/ids.js';
import { requireMember } from '../../access/require-member.js';
import { accessTokenHash, newAccessToken, tokensOf } from '../../access/access-tokens.js';
import { accessToken as calls, MOST_TOKENS, type AccessToken } from '../../contract/access-token.js';
import { ApiError } from '../../contract/envelope.js';
import { ID_LENGTH } from '../../db/id-length.js';
import { accessToken } from '../../db/schema.js';
import { handler } from '../../http/calls/handler.js';
import { lockMember } from '../lock-member.js';

const DAY = 24 * 3600 * 1000;
const LIMITS = { perMinute: 30 };

export const accessTokenCalls = [
  handler(
    calls.create,
    async ({ name, scopes, days }, { db, principal }) => {
      const { id: owner_user } = requireMember(principal);
      const token = newAccessToken();
      const expires_at = days === undefined ? null : new Date(Date.now() + days * DAY);
      const about = { name, scopes: [...new Set(scopes)], expires_at };
      const row = { id: newId(ID_LENGTH), owner_user, hash: accessTokenHash(token)!, ...about };
      const made = await db.transaction(async (tx) => {
        await lockMember(tx, owner_user);
        if ((await tx.$count(accessToken, eq(accessToken.owner_user, owner_user))) >= MOST_TOKENS)
          throw new ApiError(
            'no_room',
            `An account has at most ${MOST_TOKENS} access tokens. Revoke some first.`,
          );
        return (await tx.insert(accessToken).values(row).returning())[0]!;
      });
      return { ...listed(made), token };
    },
    LIMITS,
  ),

  handler(calls.list, async (_, { db, principal }) =>
    (await tokensOf(db, requireMember(principal).id)).map(listed),
  ),

  handler(calls.revoke, async ({ id }, { db, principal }) => {
    const own = and(eq(accessToken.id, id), eq(accessToken.owner_user, requireMember(principal).id));
    const gone = await db.delete(accessToken).where(own).returning({ id: accessToken.id });
    return { revoked: gone.length };
  }),
];

const listed = (row: typeof accessToken.$inferSelect): AccessToken => ({
  ...{ _id: row.id, name: row.name, scopes: [...row.scopes] },
  created_at: row.created_at.toISOString(),
  expires_at: row.expires_at?.toISOString() ?? null,
  last_used_at: row.last_used_at?.toISOString() ?? null,
});
