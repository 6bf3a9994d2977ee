import { ApiError } from '../contract/envelope.js';
import { folder } from '../contract/folder.js';
import { user } from '../contract/user.js';
import { answerForm, type Context } from '../http/handler.js';
import type { FormFile } from '../http/form-file.js';
import { keepUpload } from './keep-upload.js';
import { makeOwnFolders, ownFolders } from './own-folders.js';
import { requireFolder } from './require-folder.js';
import { requireMember } from './require-member.js';
import { resourcesIn } from './upload-list.js';

/** How many pictures an upload answers with: the new one and those before it. */
const ANSWERED = 100;

/** A folder of pictures chosen at once, some hundred of them. */
const LIMITS = { perMinute: 300 };

export const uploadCalls = [
  answerForm(
    user.uploadPhoto,
    async (_, file, context) => add(context, await myPhotos(context), file),
    LIMITS,
  ),

  answerForm(
    folder.uploadFile,
    async ({ folder_id }, file, context) => {
      const { type } = await requireFolder(context, 'edit', folder_id);
      if (type !== 'photo') throw new ApiError('bad_request', 'This folder holds designs, not pictures');
      return add(context, folder_id, file);
    },
    LIMITS,
  ),
];

/** The account's own folder; made here for an account from before there were any. */
async function myPhotos({ db, asker }: Context): Promise<string> {
  const { id } = requireMember(asker);
  const { my_photos_folder: known } = await ownFolders(db, id);
  if (known) return known;
  await makeOwnFolders(db, id);
  return (await ownFolders(db, id)).my_photos_folder;
}

/** The picture stands last, whatever came in at the same time. */
async function add(context: Context, folderId: string, file: FormFile) {
  const added = await keepUpload(context, requireMember(context.asker), folderId, file);
  const others = await resourcesIn(context.db, folderId, ANSWERED);
  return { resources: [...others.filter(({ _id }) => _id !== added._id), added] };
}
