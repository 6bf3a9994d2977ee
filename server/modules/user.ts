import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { invitationEmail } from '../access/invitation-email.js';
import { mayOnAnyFolder } from '../access/folders.js';
import { user as calls } from '../contract/user.js';
import { designPermission, folder, savedDesign, user } from '../db/schema.js';
import { pictureAddress } from './account/account-picture.js';
import { handler } from '../http/calls/handler.js';
import { LISTED_COLUMNS, toListedDesign } from './designs/listed-design.js';
import { noteSeen } from './sharing/note-seen.js';
import { ownFolders } from './folders/own-folders.js';
import { requireMember } from '../access/require-member.js';

/** Designs listed at once. */
const MOST = 500;

export const userCalls = [
  handler(calls.getDetails, async (_, { db, principal }) => {
    const { id, emailVerified, ownAccount, picture: hash, ...details } = requireMember(principal);
    const picture = pictureAddress({ id, picture: hash });
    const known = { _id: id, email_verified: emailVerified, own_account: ownAccount, picture };
    return { ...known, ...details, ...(await ownFolders(db, id)) };
  }),

  handler(
    calls.checkSession,
    async (_, { sessions, sessionCookies }) => ({
      tag: (await sessions.find(sessionCookies.session))?.tag ?? null,
    }),
    { perMinute: 6000 },
  ),

  handler(calls.fetchOwnedDesigns, async (_, { db, principal }) => {
    const { id: me } = requireMember(principal);
    const rows = await db
      .select({ ...LISTED_COLUMNS, folder_id: folder.id, folder_name: folder.name })
      .from(savedDesign)
      // of a folder that its owner no longer shares, not even the name is told
      .leftJoin(folder, and(eq(folder.id, savedDesign.folder_id), mayOnAnyFolder(principal, 'view')))
      .where(and(eq(savedDesign.owner_user, me), isNull(savedDesign.deleted_at)))
      .orderBy(desc(savedDesign.updated_at), desc(savedDesign.id))
      .limit(MOST);
    return rows.map(({ folder_id, folder_name, ...row }) => ({
      ...toListedDesign(row),
      folder: folder_id === null ? null : { _id: folder_id, name: folder_name ?? '' },
    }));
  }),

  handler(calls.fetchSharedPermissions, async (_, { db, principal }) => {
    const { id: me } = requireMember(principal);
    const email = invitationEmail(principal);
    if (email === null) return [];
    const { role, seen_at, created_at } = designPermission;
    const rows = await db
      .select({ ...LISTED_COLUMNS, role, seen_at, shared_by: sql<string>`coalesce(${user.name}, '')` })
      .from(designPermission)
      .innerJoin(savedDesign, eq(savedDesign.id, designPermission.design_id))
      .leftJoin(user, eq(user.id, savedDesign.owner_user))
      .where(
        and(
          eq(designPermission.email, email),
          isNull(savedDesign.deleted_at),
          sql`${savedDesign.owner_user} is distinct from ${me}`,
        ),
      )
      .orderBy(desc(created_at), desc(savedDesign.id))
      .limit(MOST);
    const news = rows.filter((row) => row.seen_at === null).map((row) => row.id);
    await noteSeen(db, principal, news);
    return rows.map((row) => ({
      resource_type: 'design' as const,
      role: row.role,
      shared_by: row.shared_by,
      saved_design: toListedDesign(row),
    }));
  }),
];
