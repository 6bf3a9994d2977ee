import { ApiError, type ErrorCode } from '../../contract/envelope.js';
import { folder, type FolderResource } from '../../contract/folder.js';
import { user } from '../../contract/user.js';
import { formHandler, multiFileFormHandler, type Context } from '../../http/calls/handler.js';
import type { StreamedFile, FormFile } from '../../http/calls/form-file.js';
import { storeUpload } from './store-upload.js';
import { myPhotosFolder } from './my-photos.js';
import { requireFolder, requireTakesPictures } from './require-folder.js';
import { resourcesIn } from './upload-list.js';

/** How many pictures an upload answers with at most: those before it, and the new ones. */
const ANSWERED = 100;

/** A folder of pictures chosen at once, some hundred of them. */
const LIMITS = { perMinute: 300 };
/** A form holds some of them. */
const LIMITS_OF_MANY = { perMinute: 60 };

/** What is wrong with one file of several, or with keeping more of them; anything else ends the call. */
const OF_A_FILE: ReadonlySet<ErrorCode> = new Set(['invalid_image', 'too_large', 'too_many', 'no_room']);

export const uploadCalls = [
  formHandler(
    user.uploadPhoto,
    async (_, file, context) => add(context, await myPhotosFolder(context), file),
    LIMITS,
  ),

  formHandler(
    folder.uploadFile,
    async ({ folder_id }, file, context) => {
      requireTakesPictures(await requireFolder(context, 'edit', folder_id));
      return add(context, folder_id, file);
    },
    LIMITS,
  ),

  multiFileFormHandler(
    folder.uploadMultipleFiles,
    async ({ folder_id }, files, context) => {
      requireTakesPictures(await requireFolder(context, 'edit', folder_id));
      return addAll(context, folder_id, files);
    },
    LIMITS_OF_MANY,
  ),
];

/** The picture stands last, whatever came in at the same time. */
async function add(context: Context, folderId: string, file: FormFile) {
  const added = await storeUpload(context, folderId, file);
  return { resources: await endingWith(context, folderId, [added]) };
}

/** Keeps what can be kept, one after the other; once there is no room left, the rest is not even read. */
async function addAll(context: Context, folderId: string, files: AsyncIterable<StreamedFile>) {
  const added = new Map<string, FolderResource>();
  const errors: { name: string; code: ErrorCode; message: string }[] = [];
  let full: ApiError | null = null;
  for await (const { name, bytes } of files) {
    try {
      if (full) throw full;
      const kept = await storeUpload(context, folderId, { name, bytes: await bytes() });
      added.set(kept._id, kept);
    } catch (error) {
      if (!(error instanceof ApiError) || !OF_A_FILE.has(error.code)) throw error;
      if (error.code === 'no_room') full = error;
      errors.push({ name, code: error.code, message: error.message });
    }
  }
  return { resources: await endingWith(context, folderId, [...added.values()]), errors };
}

async function endingWith({ db }: Context, folderId: string, added: readonly FolderResource[]) {
  const others = await resourcesIn(db, folderId, ANSWERED);
  return [...others.filter(({ _id }) => !added.some((one) => one._id === _id)), ...added];
}
