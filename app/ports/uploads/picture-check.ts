import { looksLikeSvg, readPictureHeader, type PictureHeader } from './image-header.js';

/** Largest picture we decode: 50 megapixels is 200 MB of memory, what a tablet still bears. */
export const MAX_MEGAPIXELS = 50;

/** Largest picture file, in MB: what the browser keeps for a visitor must be welcome in an account later. */
export const MAX_FILE_MEGABYTES = 25;

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

/** The header of a picture we may decode. Throws PictureRefused for everything else, without decoding it. */
export function checkPicture(name: string, bytes: Uint8Array): PictureHeader {
  const header = readPictureHeader(bytes);
  if (!header) throw new PictureRefused(unreadable(name, bytes));
  const megapixels = (header.width * header.height) / MEGA;
  if (megapixels <= MAX_MEGAPIXELS) return header;
  throw new PictureRefused(
    `${name} has ${Math.round(megapixels)} megapixels; the most we can open is ${MAX_MEGAPIXELS}. Save it smaller, then upload it again.`,
  );
}

function unreadable(name: string, bytes: Uint8Array): string {
  return looksLikeSvg(bytes) ? svgWords(name) : unknownWords(name);
}

/** What is said of a drawing wherever pictures are kept. */
export const svgWords = (name: string): string =>
  `${name} is an SVG drawing. Drop it on the page, where its colours and shapes can be edited.`;

/** What is said of anything else that is no picture. */
export const unknownWords = (name: string): string =>
  `${name} is not a picture we can read. Upload a PNG, JPG, WebP or GIF.`;
