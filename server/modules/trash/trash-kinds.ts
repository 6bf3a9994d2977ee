import { and, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import { isDesignOwner } from '../../access/designs.js';
import { mayTakeOut } from '../../access/folder-items.js';
import { ownsFolder } from '../../access/folders.js';
import { requireMember } from '../../access/require-member.js';
import { TRASH_DAYS, type TrashKind } from '../../contract/trash.js';
import { folder, mockup, savedDesign, savedMockup, upload } from '../../db/schema.js';
import { thumbnailAddress } from '../designs/thumbnail.js';
import { savedMockupAddress } from '../mockups/saved-mockup-address.js';
import { requireRoomForFolder } from '../folders/folder-room.js';
import { purgeFolder, untrashFolder } from '../folders/trash-folder.js';
import { restoreUploads } from './restore-uploads.js';
import type { KindInTrash } from './trash-kind.js';

const NOTHING = sql`null`;
const NO_SIZE = sql`0`;

/** In the order in which they are held: a folder before what lies in it. */
export const TRASHED: Readonly<Record<TrashKind, KindInTrash>> = {
  folder: {
    table: folder,
    deletedAt: folder.deleted_at,
    about: { name: folder.name, hash: NOTHING, width: NO_SIZE, height: NO_SIZE },
    thumbnail: () => '',
    mayRestore: ownsFolder,
    isOwn: ownsFolder,
    restore: async ({ db, principal }, ids) => {
      for (const id of ids) {
        await requireRoomForFolder(db, requireMember(principal).id, { restoring: true });
        await untrashFolder(db, id);
      }
    },
    purge: async (tx, ids) => {
      for (const id of ids) await purgeFolder(tx, id);
    },
  },

  design: {
    table: savedDesign,
    deletedAt: savedDesign.deleted_at,
    about: {
      name: savedDesign.name,
      hash: savedDesign.thumbnail_hash,
      width: savedDesign.width,
      height: savedDesign.height,
    },
    thumbnail: ({ id, hash }) => thumbnailAddress({ id, thumbnail_hash: hash }),
    mayRestore: isDesignOwner,
    isOwn: isDesignOwner,
    restore: async ({ db }, ids) => {
      await db.update(savedDesign).set({ deleted_at: null }).where(inArray(savedDesign.id, ids));
    },
    purge: async (tx, ids) => {
      await tx.delete(savedDesign).where(inArray(savedDesign.id, ids));
    },
  },

  upload: {
    table: upload,
    deletedAt: upload.removed_at,
    about: { name: upload.name, hash: upload.low_hash, width: upload.width, height: upload.height },
    thumbnail: ({ id }) => `upload/${id}/low`,
    mayRestore: (principal) => and(isNull(upload.purged_at), mayTakeOut(principal, upload))!,
    isOwn: ({ user }) => (user ? eq(upload.owner_user, user.id) : sql`false`),
    restore: restoreUploads,
    purge: async (tx, ids) => {
      // designs may show them: the row goes once none does, and is due to be asked about at once
      const due = sql`least(${upload.removed_at}, now() - make_interval(days => ${TRASH_DAYS}))`;
      await tx
        .update(upload)
        .set({ purged_at: sql`now()`, removed_at: due })
        .where(inArray(upload.id, ids));
    },
  },

  mockup: {
    table: savedMockup,
    deletedAt: savedMockup.deleted_at,
    about: {
      name: sql<string>`coalesce(${savedMockup.inputs} ->> 'name',
        (select ${mockup.name} from ${mockup} where ${mockup.id} = ${savedMockup.mockup_id}))`,
      hash: savedMockup.picture_hash,
      width: NO_SIZE,
      height: NO_SIZE,
    },
    thumbnail: savedMockupAddress,
    mayRestore: ({ user }) => ofMember(user?.id),
    isOwn: ({ user }) => ofMember(user?.id),
    restore: async ({ db }, ids) => {
      await db.update(savedMockup).set({ deleted_at: null }).where(inArray(savedMockup.id, ids));
    },
    purge: async (tx, ids) => {
      await tx.delete(savedMockup).where(inArray(savedMockup.id, ids));
    },
  },
};

const ofMember = (id: string | undefined): SQL =>
  id === undefined ? sql`false` : eq(savedMockup.owner_user, id);
