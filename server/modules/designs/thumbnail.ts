import { ApiError } from '../../contract/envelope.js';
import { storeFile } from '../../files/store/store-file.js';
import { sanitizePicture } from '../../files/pictures/sanitize-picture.js';
import type { Services } from '../../services.js';

/** Longest side of a thumbnail, px: the largest tile of the dashboard at twice the density. */
export const THUMBNAIL_SIDE = 480;
const MAX_BYTES = 2 * 1024 * 1024;
/** The same as base64 with its head, letters. */
export const MAX_THUMBNAIL_TEXT = Math.ceil((MAX_BYTES * 4) / 3) + 64;

const DATA_URL = /^data:image\/[\w.+-]+;base64,([A-Za-z0-9+/]+=*)$/;

interface Thumbnailed {
  readonly id: string;
  readonly thumbnail_hash: string | null;
}

/** Where the owner finds the thumbnail; empty while there is none. */
export const thumbnailAddress = ({ id, thumbnail_hash: hash }: Thumbnailed): string =>
  hash === null ? '' : `/static/saved_design/${id}?v=${hash.slice(0, 12)}`;

/** Checks and keeps a thumbnail a client painted, and gives its hash. Throws ApiError. */
export async function storeThumbnail({ db, files }: Services, dataUrl: string): Promise<string> {
  const encoded = DATA_URL.exec(dataUrl)?.[1];
  if (encoded === undefined) throw new ApiError('invalid_image', 'The file is not an image we can read');
  const { bytes, mime } = await sanitizePicture(Buffer.from(encoded, 'base64'), {
    maxBytes: MAX_BYTES,
    maxSide: THUMBNAIL_SIDE,
    types: ['image/png', 'image/jpeg', 'image/webp'],
  });
  return storeFile(db, files, bytes, mime);
}
