import libheif from 'libheif-js/wasm-bundle.js';
import { ApiError } from '../../contract/envelope.js';
import { MAX_PIXELS, TOO_MANY_PIXELS } from './picture-limits.js';

/** A picture as its pixels. */
export interface RawPicture {
  /** px, upright: the container's turns and mirrors are done. */
  readonly width: number;
  readonly height: number;
  /** Red, green, blue of each pixel, 0 to 255, row by row; with alpha where any is seen through. */
  readonly pixels: Uint8Array;
  /** The ICC profile that says what the colors mean; sRGB when absent. */
  readonly profile: Uint8Array | null;
}

/**
 * Decodes a HEIC file (ISO/IEC 23008-12), as phones write them; of several pictures the one the file calls primary. Throws
 * ApiError 'invalid_image' or 'too_large'. It may be brought down or kept busy by a hostile file: run it in a thread of its own.
 */
export async function readHeic(bytes: Uint8Array): Promise<RawPicture> {
  const images = new libheif.HeifDecoder().decode(bytes);
  const image = images.find((each) => each.is_primary()) ?? images[0];
  if (!image) throw new ApiError('invalid_image', 'The image is damaged');
  const width = image.get_width();
  const height = image.get_height();
  if (width * height > MAX_PIXELS) throw new ApiError('too_large', TOO_MANY_PIXELS);
  const pixels = new Uint8ClampedArray(width * height * 4);
  await new Promise<void>((resolve, reject) =>
    image.display({ data: pixels, width, height }, (shown) => {
      if (shown) resolve();
      else reject(new ApiError('invalid_image', 'The image is damaged'));
    }),
  );
  return { width, height, pixels: withoutPlainAlpha(pixels), profile: profileOf(bytes) };
}

/** A photo is opaque: a quarter less to pass on and to keep. */
function withoutPlainAlpha(pixels: Uint8ClampedArray): Uint8Array {
  for (let at = 3; at < pixels.length; at += 4) if (pixels[at] !== 255) return new Uint8Array(pixels.buffer);
  const rgb = new Uint8Array((pixels.length / 4) * 3);
  for (let from = 0, to = 0; to < rgb.length; from += 4, to += 3) {
    rgb[to] = pixels[from]!;
    rgb[to + 1] = pixels[from + 1]!;
    rgb[to + 2] = pixels[from + 2]!;
  }
  return rgb;
}

/** The first color profile among the properties: box 'colr' of kind 'prof' or 'rICC', after its length of 4 bytes. */
function profileOf(bytes: Uint8Array): Uint8Array | null {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (const kind of ['colrprof', 'colrrICC']) {
    const at = file.indexOf(kind, 0, 'latin1');
    if (at < 4) continue;
    const end = at - 4 + file.readUInt32BE(at - 4);
    if (end > at + kind.length && end <= file.length) return file.subarray(at + kind.length, end);
  }
  return null;
}
