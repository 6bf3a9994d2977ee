import type { AssetSource, Resource } from '../../../elements/ports/assets.js';
import type { Client } from '../../../server/contract/client.js';
import { ApiError, type ErrorCode } from '../../../server/contract/envelope.js';
import { folder, MAX_UPLOAD_BYTES } from '../../../server/contract/folder.js';
import { user } from '../../../server/contract/user.js';
import type { ToAddress } from '../asset-mapping.js';
import { wholeFolder } from '../whole-folder.js';
import { folderPicture } from '../folder-picture.js';
import { checkFileSize, drawingMessage, isSvg, PictureRefused, unknownTypeMessage } from './picture-check.js';
import type { UploadCall } from './upload-call.js';

type Options = Parameters<AssetSource['upload']>[1];

interface MemberUploadsParts {
  readonly api: Client;
  readonly send: UploadCall;
  readonly address: ToAddress;
  /** The signed-in account's folder of pictures. */
  readonly folderId: () => string;
}

/** Pictures a member keeps on the server, in My Photos (B-040). */
export class MemberUploads {
  readonly #parts: MemberUploadsParts;

  constructor(parts: MemberUploadsParts) {
    this.#parts = parts;
  }

  /** Newest first. */
  async list(): Promise<readonly Resource[]> {
    const own = await wholeFolder(this.#parts.api, this.#parts.folderId());
    return own.folder.resources.map(folderPicture(this.#parts.address)).reverse();
  }

  /** Sends a picture. Rejects as the port says, with a message that names the file, or with the reason of an abort. */
  async add(file: File, { signal, progress }: Options = {}): Promise<Resource> {
    checkFileSize(file);
    try {
      const { resources } = await this.#parts.send(user.uploadPhoto, {}, file, { signal, progress });
      return folderPicture(this.#parts.address)(resources.at(-1)!);
    } catch (error) {
      throw error instanceof ApiError ? refusal(file, error) : error;
    }
  }

  async remove(id: string): Promise<void> {
    await this.#parts.api(folder.deleteResource, this.#place(id));
  }

  async restore(id: string): Promise<void> {
    await this.#parts.api(folder.restoreResource, this.#place(id));
  }

  #place(resource: string) {
    return { folder_id: this.#parts.folderId(), resource };
  }
}

/** Nothing is wrong with the file: the kit says 'Something went wrong' (spec 2 section 8) and offers another try. */
const PASSING: ReadonlySet<ErrorCode> = new Set([
  'failed',
  'unreachable',
  'unavailable',
  'offline',
  'bad_answer',
]);

/** Of several files at once, the message says which one it is about. What concerns the account stays as it is. */
function refusal(file: File, error: ApiError): Error {
  const { name } = file;
  const refused = error.code === 'invalid_image' || error.code === 'too_large';
  if (refused && isSvg(file)) return new PictureRefused(drawingMessage(name, error.message));
  if (error.code === 'invalid_image') return new PictureRefused(unknownTypeMessage(name));
  if (error.code === 'too_large')
    return new PictureRefused(
      `${name} is too large. The most we take is ${MAX_UPLOAD_BYTES / 1024 / 1024} MB and 50 megapixels.`,
    );
  return PASSING.has(error.code) ? new Error('', { cause: error }) : error;
}
