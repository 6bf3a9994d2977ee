import type { MockupInputs } from '../../../elements/compose/format/mockup-inputs.js';
import { ApiError } from '../../contract/envelope.js';
import type { FormFile } from '../../http/calls/form-file.js';
import type { Context } from '../../http/calls/handler.js';
import { storeUpload } from '../folders/store-upload.js';
import { myPhotosFolder } from '../folders/my-photos.js';

type Images = MockupInputs['user_images'];

/** How `user_images` names a file of the form: `file:0` is `mockup_file0`. */
const FILE = /^file:(\d)$/;

/** The pictures with files of the form kept among the member's photos, where they are found again. */
export async function withStoredFiles(
  context: Context,
  images: Images,
  files: ReadonlyMap<string, FormFile>,
): Promise<Images> {
  const kept: Images = [];
  for (const [index, image] of images.entries()) {
    const number = image && FILE.exec(image.src)?.[1];
    if (!image || number === undefined || number === null) kept.push(image);
    else kept.push({ ...image, src: await keep(context, files.get(`mockup_file${number}`), index) });
  }
  return kept;
}

async function keep(context: Context, file: FormFile | undefined, index: number): Promise<string> {
  const path = `user_images.${index}.src`;
  if (!file) throw new ApiError('bad_request', `${path}: its file was not sent`, { path });
  const { _id } = await storeUpload(context, await myPhotosFolder(context), file);
  return `upload/${_id}`;
}
