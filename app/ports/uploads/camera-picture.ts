import { MAX_MEGAPIXELS, PictureRefused, tooManyPixelsMessage } from './picture-check.js';

/** Brands of ISO/IEC 14496-12 files that hold pictures: AVIF and HEIC in their kinds. */
const BRANDS = /^(avif|avis|heic|heix|heim|heis|hevc|hevx|mif1|msf1)$/;
const TIFF = /^(II\*\0|MM\0\*)/;
const HEAD = 12;
const QUALITY = 0.92;
const MEGA = 1_000_000;

const latin1 = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes);

/** True for what cameras, phones and scanners write besides JPG: AVIF, HEIC, TIFF. Some browsers open it, most do not. */
export function isCameraPicture(bytes: Uint8Array): boolean {
  const head = latin1(bytes.subarray(0, HEAD));
  return TIFF.test(head) || (head.slice(4, 8) === 'ftyp' && BRANDS.test(head.slice(8)));
}

/**
 * The same picture as a WebP, or PNG where the browser writes none, which every page shows. Rejects with a PictureRefused when
 * it is too large or the browser cannot open it.
 */
export async function plainPicture(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<Blob> {
  const megapixels = claimedPixels(bytes) / MEGA;
  if (megapixels > MAX_MEGAPIXELS) throw new PictureRefused(tooManyPixelsMessage(name, megapixels));
  const bitmap = await createImageBitmap(new Blob([bytes])).catch(() => null);
  if (!bitmap)
    throw new PictureRefused(
      `${name} cannot be opened by this browser. Sign in to upload it, or save it as a JPG.`,
    );
  try {
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    canvas.getContext('2d')!.drawImage(bitmap, 0, 0);
    return await canvas.convertToBlob({ type: 'image/webp', quality: QUALITY });
  } finally {
    bitmap.close();
  }
}

/** The largest size that any 'ispe' box of the file tells: type, 4 bytes of flags, width, height. 0 where there is none. */
function claimedPixels(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let most = 0;
  for (let at = 4; at + 16 <= view.byteLength; at++)
    if (view.getUint32(at) === 0x69737065)
      most = Math.max(most, view.getUint32(at + 8) * view.getUint32(at + 12));
  return most;
}
