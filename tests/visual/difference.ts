export interface Difference {
  /** Largest difference of a channel, 0 to 255. */
  readonly most: number;
  /** Share of pixels that differ at all, 0 to 1. */
  readonly differing: number;
}

type Bytes = Uint8Array | Uint8ClampedArray | readonly number[];

/** How far two pictures of RGBA bytes are apart; throws when their sizes differ. */
export function difference(a: Bytes, b: Bytes): Difference {
  if (a.length !== b.length)
    throw new RangeError(`${a.length} and ${b.length} bytes are not the same picture`);
  const [one, other] = [wordsOf(a), wordsOf(b)];
  let most = 0;
  let pixels = 0;
  for (let pixel = 0; pixel < one.length; pixel++) {
    if (one[pixel] === other[pixel]) continue;
    pixels++;
    for (let at = pixel * 4; at < pixel * 4 + 4; at++) most = Math.max(most, Math.abs(a[at]! - b[at]!));
  }
  return { most, differing: pixels / one.length };
}

/** Pixels as whole numbers: nearly all are alike, and told so at once. */
function wordsOf(bytes: Bytes): Uint32Array {
  if (!('buffer' in bytes)) return wordsOf(Uint8Array.from(bytes));
  if (bytes.byteOffset % 4 !== 0) return wordsOf(bytes.slice());
  return new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4);
}
