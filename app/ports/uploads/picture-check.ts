import { looksLikeSvg, readPictureHeader, type PictureHeader } from './image-header.js';

/** Largest picture we decode: 50 megapixels is 200 MB of memory, what a tablet still bears. */
export const MAX_MEGAPIXELS = 50;

/** Largest picture file, in MB: what the browser keeps for a visitor must be welcome in an account later. */
export const MAX_FILE_MEGABYTES = 25;

/** Largest drawing (SVG), in MB, as for an account. */
const MAX_DRAWING_MEGABYTES = 1;

const MEGA = 1_000_000;

/** Why a file was refused; its message is fit to show. */
export class PictureRefused extends Error {
  override readonly name = 'PictureRefused';
}

/** True for a drawing, by what the system says of the file. */
export const isSvg = ({ name, type }: Pick<File, 'name' | 'type'>): boolean =>
  type === 'image/svg+xml' || /\.svg$/i.test(name);

/** Looks at size alone, before a byte is read. */
export function checkFileSize(file: { readonly name: string; readonly size: number }): void {
  if (file.size === 0) throw new PictureRefused(`${file.name} is empty. Choose another picture.`);
  if (file.size <= MAX_FILE_MEGABYTES * MEGA) return;
  throw new PictureRefused(
    `${file.name} is larger than ${MAX_FILE_MEGABYTES} MB. Save it smaller, then upload it again.`,
  );
}

/** A picture we may decode; its size is told by its header, that of a drawing by decoding it. */
export interface CheckedPicture {
  readonly type: PictureHeader['type'] | 'image/svg+xml';
}

/** What a picture is that we may decode. Throws PictureRefused for everything else, without decoding it. */
export function checkPicture(name: string, bytes: Uint8Array): CheckedPicture {
  const header = readPictureHeader(bytes);
  if (!header && looksLikeSvg(bytes)) return checkDrawing(name, bytes);
  if (!header) throw new PictureRefused(unknownTypeMessage(name));
  const megapixels = (header.width * header.height) / MEGA;
  if (megapixels <= MAX_MEGAPIXELS) return header;
  throw new PictureRefused(tooManyPixelsMessage(name, megapixels));
}

function checkDrawing(name: string, { length }: Uint8Array): CheckedPicture {
  if (length <= MAX_DRAWING_MEGABYTES * MEGA) return { type: 'image/svg+xml' };
  throw new PictureRefused(drawingMessage(name, `The drawing is larger than ${MAX_DRAWING_MEGABYTES} MB.`));
}

/** What is said of a drawing that is not kept; `why` is a sentence. */
export const drawingMessage = (name: string, why: string): string =>
  `${name} was not added. ${/[.!?]$/.test(why) ? why : `${why}.`}`;

export const tooManyPixelsMessage = (name: string, megapixels: number): string =>
  `${name} has ${Math.round(megapixels)} megapixels; the most we can open is ${MAX_MEGAPIXELS}. Save it smaller, then upload it again.`;

/** What is said of anything that is no picture. */
export const unknownTypeMessage = (name: string): string =>
  `${name} is not a picture we can read. Upload a PNG, JPG, WebP, AVIF, GIF, HEIC, TIFF or SVG.`;
