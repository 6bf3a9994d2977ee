import { newId } from '../../../elements/math/ids.js';
import { mayOnFolder } from '../../access/folders.js';
import { ApiError } from '../../contract/envelope.js';
import { folder as calls } from '../../contract/folder.js';
import { folder } from '../../db/schema.js';
import { notFound } from '../../http/calls/errors.js';
import { handler } from '../../http/calls/handler.js';
import { listFolders, oneFolder } from './folder-list.js';
import { folderResourceCalls } from './folder-resources.js';
import { ID_LENGTH } from '../../db/id-length.js';
import { requireRoomForFolder } from './folder-room.js';
import { invite, INVITE_PER_MINUTE } from '../sharing/invite.js';
import { requireFolder } from './require-folder.js';
import { trashFolder } from './trash-folder.js';
import { requireMember } from '../../access/require-member.js';

/** New folders a minute from one address. */
const MAKE_PER_MINUTE = 120;

export const folderCalls = [
  handler(calls.get, async ({ id, cursor }, { db, principal }) => {
    requireMember(principal);
    return id === undefined ? listFolders(db, principal) : [await oneFolder(db, principal, { id, cursor })];
  }),

  handler(
    calls.create,
    async ({ folder_name: name, folder_type: type }, { db, principal }) => {
      const { id: me } = requireMember(principal);
      const id = newId(ID_LENGTH);
      await db.transaction(async (tx) => {
        await requireRoomForFolder(tx, me);
        await tx.insert(folder).values({ id, owner_user: me, name, type });
      });
      return { _id: id };
    },
    { perMinute: MAKE_PER_MINUTE },
  ),

  handler(calls.rename, async ({ folder_id: id, new_name: name }, { db, principal }) => {
    refuseOwn(await requireFolder({ db, principal }, 'manage', id), 'renamed');
    const renamed = await db
      .update(folder)
      .set({ name })
      .where(mayOnFolder(principal, 'manage', id))
      .returning({ id: folder.id });
    if (renamed.length === 0) throw notFound();
    return { _id: id };
  }),

  handler(calls.delete, ({ folder_id: id }, { db, principal }) =>
    db.transaction(async (tx) => {
      refuseOwn(await requireFolder({ db: tx, principal }, 'manage', id, 'update'), 'deleted');
      await trashFolder(tx, id);
      return { _id: id };
    }),
  ),

  handler(
    calls.share,
    ({ folder_id, emails, role }, context) => invite(context, { target: { folder_id }, emails, role }),
    { perMinute: INVITE_PER_MINUTE },
  ),

  ...folderResourceCalls,
];

/** Throws 'not_allowed' for one of the account's own folders (C-018). */
function refuseOwn({ own, name }: Pick<typeof folder.$inferSelect, 'own' | 'name'>, act: string): void {
  if (own !== null) throw new ApiError('not_allowed', `${name} cannot be ${act}`);
}
