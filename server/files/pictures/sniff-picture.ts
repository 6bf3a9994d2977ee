import { fileTypeFromBuffer } from 'file-type';

export type PictureType =
  'image/png' | 'image/jpeg' | 'image/webp' | 'image/gif' | 'image/avif' | 'image/svg+xml';

const RASTER: readonly string[] = ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif'];

/** How far into a text the root element may come, characters. */
const HEAD = 4096;

/** What the bytes are, whatever their name says; null for anything but the pictures we take. */
export async function sniffPicture(bytes: Uint8Array): Promise<PictureType | null> {
  const found = await fileTypeFromBuffer(bytes);
  if (found && RASTER.includes(found.mime)) return found.mime as PictureType;
  if (found && found.mime !== 'application/xml') return null;
  return looksLikeSvg(bytes) ? 'image/svg+xml' : null;
}

function looksLikeSvg(bytes: Uint8Array): boolean {
  const head = new TextDecoder().decode(bytes.subarray(0, HEAD));
  return /^\uFEFF?\s*(<\?xml[^>]*\?>\s*)?(<!--[\s\S]*?-->\s*)*(<!DOCTYPE[^>]*>\s*)?<svg[\s>]/i.test(head);
}
