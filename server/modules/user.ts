import { desc, eq } from 'drizzle-orm';
import { user as calls } from '../contract/user.js';
import { savedDesign } from '../db/schema.js';
import { answer } from '../http/handler.js';
import { requireMember } from './require-member.js';
import { thumbnailAddress } from './thumbnail.js';
import { ownFolders } from './own-folders.js';

/** Designs listed at once. */
const MOST = 500;

export const userCalls = [
  answer(calls.getDetails, async (_, { db, asker }) => {
    const { id, emailVerified, ...details } = requireMember(asker);
    return { _id: id, email_verified: emailVerified, ...details, ...(await ownFolders(db, id)) };
  }),

  answer(
    calls.checkSession,
    async (_, { sessions, secrets }) => ({
      tag: (await sessions.find(secrets.session))?.tag ?? null,
    }),
    { perMinute: 6000 },
  ),

  answer(calls.fetchOwnedDesigns, async (_, { db, asker }) => {
    const { id: me } = requireMember(asker);
    const { id, name, width, height, thumbnail_hash, updated_at, owner_user } = savedDesign;
    const rows = await db
      .select({ id, name, width, height, thumbnail_hash, updated_at })
      .from(savedDesign)
      .where(eq(owner_user, me))
      .orderBy(desc(updated_at))
      .limit(MOST);
    return rows.map((row) => ({
      _id: row.id,
      name: row.name,
      thumbnail: thumbnailAddress(row),
      width: row.width,
      height: row.height,
      updated_at: row.updated_at.toISOString(),
    }));
  }),
];
