export interface Difference {
  /** Largest difference of a channel, 0 to 255. */
  readonly most: number;
  /** Share of pixels that differ at all, 0 to 1. */
  readonly differing: number;
  /** Share of pixels that differ so much that an eye could tell them apart beside each other. */
  readonly visible: number;
}

/** Of 255: less than this at an edge is seen by nobody. */
const VISIBLE = 8;

type Bytes = Uint8Array | Uint8ClampedArray | readonly number[];

/** How far two pictures of RGBA bytes are apart; throws when their sizes differ. */
export function difference(a: Bytes, b: Bytes): Difference {
  if (a.length !== b.length)
    throw new RangeError(`${a.length} and ${b.length} bytes are not the same picture`);
  const [one, other] = [wordsOf(a), wordsOf(b)];
  let most = 0;
  let [pixels, seen] = [0, 0];
  for (let pixel = 0; pixel < one.length; pixel++) {
    if (one[pixel] === other[pixel]) continue;
    pixels++;
    let off = 0;
    for (let at = pixel * 4; at < pixel * 4 + 4; at++) off = Math.max(off, Math.abs(a[at]! - b[at]!));
    if (off > VISIBLE) seen++;
    most = Math.max(most, off);
  }
  return { most, differing: pixels / one.length, visible: seen / one.length };
}

/** Pixels as whole numbers: nearly all are alike, and told so at once. */
function wordsOf(bytes: Bytes): Uint32Array {
  if (!('buffer' in bytes)) return wordsOf(Uint8Array.from(bytes));
  if (bytes.byteOffset % 4 !== 0) return wordsOf(bytes.slice());
  return new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4);
}
