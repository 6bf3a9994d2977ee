import { fromSrgb } from '../tone.js';

/** A picture as premultiplied linear RGBA, 65535 is 1: 16 bits keep the darkest of 8 sRGB bits apart, and a GPU reads them as they are. */
export interface PyramidLevel {
  readonly width: number;
  readonly height: number;
  readonly data: Uint16Array;
}

/** A picture in all its halves, the first the whole, the last 1 x 1. */
export interface Pyramid {
  readonly levels: readonly PyramidLevel[];
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Longest side of a picture's texture, px: for the preview, and for the high-resolution render. */
export const PREVIEW_TEXTURE = 2048;
export const FULL_TEXTURE = 4096;

const isPowerOfTwo = (side: number): boolean =>
  Number.isInteger(side) && side > 0 && (side & (side - 1)) === 0;

/** The size to which a picture is scaled (`fill`) before `pyramidOf`: powers of two that lose none of its px, up to `most`. */
export function canonicalSize(image: Size, most = PREVIEW_TEXTURE): Size {
  const side = (px: number): number => Math.min(most, 2 ** Math.ceil(Math.log2(Math.max(1, px))));
  return { width: side(image.width), height: side(image.height) };
}

/** Linear light of each sRGB code. */
const LIGHT = Float64Array.from({ length: 256 }, (_, code) => fromSrgb(code / 255));

/** Where the samples of a level are kept, so many numbers; all of them 0. */
export type Allocate = (length: number) => Uint16Array;

/** In memory that threads share, so that each need not make its own. */
export const allocateShared: Allocate = (length) => new Uint16Array(new SharedArrayBuffer(2 * length));

/** From sRGB bytes as canvases give them: RGBA, not premultiplied. Throws a RangeError unless both sides are powers of two. */
export function pyramidOf(
  rgba: Uint8ClampedArray | Uint8Array,
  width: number,
  height: number,
  allocate: Allocate = (length) => new Uint16Array(length),
): Pyramid {
  if (!isPowerOfTwo(width) || !isPowerOfTwo(height))
    throw new RangeError(
      `a picture of ${width} x ${height} px has no halves: its sides must be powers of two`,
    );
  if (rgba.length !== width * height * 4)
    throw new RangeError(`${rgba.length} bytes are no picture of ${width} x ${height} px`);
  const levels = [{ width, height, data: linear(rgba, allocate(rgba.length)) }];
  for (let last = levels[0]!; last.width > 1 || last.height > 1; levels.push(last))
    last = half(last, allocate);
  return { levels };
}

function linear(rgba: Uint8ClampedArray | Uint8Array, data: Uint16Array): Uint16Array {
  const opaque = Uint16Array.from(LIGHT, (light) => Math.round(light * 65_535));
  for (let i = 0; i < rgba.length; i += 4) {
    const alpha = rgba[i + 3]!;
    if (alpha === 255) {
      data[i] = opaque[rgba[i]!]!;
      data[i + 1] = opaque[rgba[i + 1]!]!;
      data[i + 2] = opaque[rgba[i + 2]!]!;
      data[i + 3] = 65_535;
    } else if (alpha > 0) {
      const whole = alpha * 257;
      data[i] = LIGHT[rgba[i]!]! * whole + 0.5;
      data[i + 1] = LIGHT[rgba[i + 1]!]! * whole + 0.5;
      data[i + 2] = LIGHT[rgba[i + 2]!]! * whole + 0.5;
      data[i + 3] = whole;
    }
  }
  return data;
}

/** Means of 2 x 2 px, of 2 x 1 where one side is 1 already. */
function half({ width, height, data }: PyramidLevel, allocate: Allocate): PyramidLevel {
  const across = Math.max(1, width >> 1);
  const down = Math.max(1, height >> 1);
  const made = allocate(across * down * 4);
  const right = width > 1 ? 4 : 0;
  const below = height > 1 ? width * 4 : 0;
  for (let y = 0, to = 0; y < down; y++)
    for (let x = 0, at = 2 * y * width * 4; x < across; x++, at += 8)
      for (let c = 0; c < 4; c++, to++) {
        const i = at + c;
        made[to] = (data[i]! + data[i + right]! + data[i + below]! + data[i + below + right]! + 2) >> 2;
      }
  return { width: across, height: down, data: made };
}
