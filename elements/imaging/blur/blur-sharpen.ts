import { blurPlane, type Plane } from './box-blur.js';
import { between, enlargedRow, isOpaque, planeOf, type PlaneKind } from './channel-planes.js';
import { clampTone, loadRow, lumaOf, ONE, type Pixels, type PixelRow } from '../pixel-row.js';

/**
 * Blur and sharpening. Lengths are parts of the picture's longer side, so that a picture looks the same at the size it
 * is shown at and at its own.
 */

/** Standard deviation of the fullest blur. */
const MOST_BLUR = 0.03;
/** Of the blur a sharpened picture is compared with; wide enough to be seen on pictures made small. */
const SHARP_REACH = 0.0014;
/** Times the difference to the blurred picture is added at -100. */
const MOST_SHARP = 2.2;
/** A blur this wide, in pixels, may be made on a picture of half the size: nobody can tell. */
const WIDE = 3;

/** Loads a row of the picture, blurred or sharpened, for the color steps. */
export type LoadRow = (pixelRow: PixelRow, pixels: Pixels, y: number) => void;

/** How rows are loaded with a blur of 1 to 100, or sharpened with -1 to -100. Yields now and then. */
export function* blurOrSharpen(pixels: Pixels, blur: number): Generator<void, LoadRow> {
  if (blur === 0) return loadRow;
  const side = Math.max(pixels.width, pixels.height);
  return blur > 0
    ? yield* blurred(pixels, side * MOST_BLUR * (blur / 100) ** 1.5)
    : yield* sharpened(pixels, side * SHARP_REACH, (-blur / 100) * MOST_SHARP);
}

function* blurred(pixels: Pixels, sigma: number): Generator<void, LoadRow> {
  const opaque = isOpaque(pixels);
  const factor = factorFor(sigma);
  const kinds: readonly PlaneKind[] = ['red', 'green', 'blue', ...(opaque ? [] : (['alpha'] as const))];
  const planes: Plane[] = [];
  for (const kind of kinds) planes.push(yield* blurredPlane(pixels, kind, { factor, opaque, sigma }));
  const across = between(pixels.width, factor);
  const down = between(pixels.height, factor);
  const alpha = new Int16Array(pixels.width);
  return (pixelRow, _pixels, y) => {
    [pixelRow.r, pixelRow.g, pixelRow.b].forEach((row, i) => enlargedRow(row, planes[i]!, y, across, down));
    if (opaque) return;
    enlargedRow(alpha, planes[3]!, y, across, down);
    for (const row of [pixelRow.r, pixelRow.g, pixelRow.b]) unweigh(row, alpha);
  };
}

/** From color times alpha back to color. */
function unweigh(row: Int16Array, alpha: Int16Array): void {
  for (let x = 0; x < row.length; x++) row[x] = clampTone((row[x]! * ONE) / Math.max(1, alpha[x]!));
}

/** The difference in lightness to a blurred copy is added; on colors it would leave colored fringes. */
function* sharpened(pixels: Pixels, sigma: number, amount: number): Generator<void, LoadRow> {
  const plane = yield* blurredPlane(pixels, 'lightness', { factor: 1, opaque: true, sigma });
  const gain = Math.round(amount * 256);
  return (pixelRow, source, y) => {
    loadRow(pixelRow, source, y);
    const { r, g, b, length } = pixelRow;
    for (let x = 0, at = y * plane.width; x < length; x++, at++) {
      const detail = ((lumaOf(r[x]!, g[x]!, b[x]!) - plane.data[at]!) * gain) >> 8;
      r[x] = clampTone(r[x]! + detail);
      g[x] = clampTone(g[x]! + detail);
      b[x] = clampTone(b[x]! + detail);
    }
  };
}

interface PlaneBlur {
  readonly factor: number;
  readonly opaque: boolean;
  /** Pixels of the picture. */
  readonly sigma: number;
}

function* blurredPlane(pixels: Pixels, kind: PlaneKind, how: PlaneBlur): Generator<void, Plane> {
  const plane = yield* planeOf(pixels, kind, how);
  yield* blurPlane(plane, how.sigma / how.factor);
  return plane;
}

/** How many times smaller the picture may be made first: a power of two. */
function factorFor(sigma: number): number {
  let factor = 1;
  while (sigma / factor >= WIDE) factor *= 2;
  return factor;
}
