import sharp from 'sharp';
import { canonicalSize, FULL_TEXTURE, PREVIEW_TEXTURE } from '../../../elements/compose/pictures/pyramid.js';
import type { CropDetails } from '../../../elements/compose/format/mockup-inputs.js';
import { copyToShared } from './mockup-scene.js';
import type { SharedArt } from './mockup-task.js';

/** Pixels that are unpacked; what was kept is smaller. */
const MAX_PIXELS = 70_000_000;

/** A picture that was put into a mockup, scaled to a texture as browsers do it. Throws when it cannot be read. */
export async function decodeArt(
  bytes: Uint8Array,
  crop: CropDetails,
  { full = false }: { readonly full?: boolean } = {},
): Promise<SharedArt> {
  const image = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).rotate();
  const { autoOrient } = await image.metadata();
  const { width, height } = autoOrient;
  const size = canonicalSize({ width, height }, full ? FULL_TEXTURE : PREVIEW_TEXTURE);
  const rgba = await image
    .resize({ ...size, fit: 'fill' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer();
  return { rgba: copyToShared(rgba), across: size.width, down: size.height, width, height, crop };
}
