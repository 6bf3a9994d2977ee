import { fileTypeFromBuffer } from 'file-type';

/** What a page can show; what is kept is one of these. */
export type PictureType =
  | 'image/png'
  | 'image/jpeg'
  | 'image/webp'
  | 'image/gif'
  | 'image/avif'
  | 'image/svg+xml';

/** What cameras and scanners write and browsers do not show: it is taken and becomes a JPEG or PNG. */
export type CameraType = 'image/heic' | 'image/tiff';

const RASTER: Readonly<Record<string, PictureType | CameraType>> = {
  'image/png': 'image/png',
  'image/jpeg': 'image/jpeg',
  'image/webp': 'image/webp',
  'image/gif': 'image/gif',
  'image/avif': 'image/avif',
  'image/tiff': 'image/tiff',
  'image/heic': 'image/heic',
  'image/heif': 'image/heic',
  'image/heic-sequence': 'image/heic',
  'image/heif-sequence': 'image/heic',
};

/** How far into a text the root element may come, characters. */
const HEAD = 4096;

/** What the bytes are, whatever their name says; null for anything but the pictures we take. */
export async function sniffPicture(bytes: Uint8Array): Promise<PictureType | CameraType | null> {
  const found = await fileTypeFromBuffer(bytes);
  if (found && Object.hasOwn(RASTER, found.mime)) return RASTER[found.mime]!;
  if (found && found.mime !== 'application/xml') return null;
  return looksLikeSvg(bytes) ? 'image/svg+xml' : null;
}

function looksLikeSvg(bytes: Uint8Array): boolean {
  const head = new TextDecoder().decode(bytes.subarray(0, HEAD));
  return /^\uFEFF?\s*(<\?xml[^>]*\?>\s*)?(<!--[\s\S]*?-->\s*)*(<!DOCTYPE[^>]*>\s*)?<svg[\s>]/i.test(head);
}
