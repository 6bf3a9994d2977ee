import type { Context } from '../../http/calls/handler.js';
import { requireMember } from '../../access/require-member.js';
import { makeOwnFolders, ownFolders } from './own-folders.js';

/** Id of the account's own folder of pictures; made here for an account from before there were any. */
export async function myPhotosFolder({ db, principal }: Pick<Context, 'db' | 'principal'>): Promise<string> {
  const { id } = requireMember(principal);
  const { my_photos_folder: known } = await ownFolders(db, id);
  if (known) return known;
  await makeOwnFolders(db, id);
  return (await ownFolders(db, id)).my_photos_folder;
}
