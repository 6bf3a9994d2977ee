import type { Pixels } from '../../pixel-row.js';

/** A background without detail, as product photos have: poured in from the edges until something is in the way. */

/** Two neighbors this near in color are one ground, as squares of 8-bit differences. */
const STEP = 7 * 7;
/** A ground may change slowly, but not further than this from the colors at the picture's edge. */
const RANGE = 46 * 46;
/** Of the picture's edge that the pour must reach for the ground to count as plain. */
const MOST_OF_EDGE = 0.93;
/** Part of the picture that a plain ground covers. */
const LEAST = 0.12;
const MOST = 0.97;

/** 1 where the plain ground is; null when the picture has none. */
export function plainBackground(image: Pixels): Uint8Array | null {
  const ground = poured(image);
  const { width, height } = image;
  let covered = 0;
  for (const value of ground) covered += value;
  const rim = rimOf(width, height);
  const reached = rim.reduce((count, i) => count + ground[i]!, 0);
  const share = covered / ground.length;
  if (reached < MOST_OF_EDGE * rim.length || share < LEAST || share > MOST) return null;
  return isSolid(ground, width, height) ? ground : null;
}

/** Pixels along the picture's edge. */
export function rimOf(width: number, height: number): number[] {
  const rim: number[] = [];
  for (let x = 0; x < width; x++) rim.push(x, (height - 1) * width + x);
  for (let y = 1; y < height - 1; y++) rim.push(y * width, y * width + width - 1);
  return rim;
}

/** Poured from the rim's usual colors. */
function poured({ data, width, height }: Pixels): Uint8Array {
  const ground = new Uint8Array(width * height);
  const rim = rimOf(width, height);
  const usual = [0, 1, 2].map((c) => median(rim.map((i) => data[4 * i + c]!)));
  const far = (i: number): number =>
    [0, 1, 2].reduce((sum, c) => sum + (data[4 * i + c]! - usual[c]!) ** 2, 0);
  const queue = rim.filter((i) => far(i) < RANGE);
  for (const i of queue) ground[i] = 1;
  for (let next = 0; next < queue.length; next++) {
    const i = queue[next]!;
    const x = i % width;
    for (const j of [x > 0 ? i - 1 : -1, x < width - 1 ? i + 1 : -1, i - width, i + width]) {
      if (j < 0 || j >= ground.length || ground[j] === 1) continue;
      if (apart(data, i, j) > STEP || far(j) > RANGE) continue;
      ground[j] = 1;
      queue.push(j);
    }
  }
  return ground;
}

const apart = (data: Uint8ClampedArray, i: number, j: number): number =>
  (data[4 * i]! - data[4 * j]!) ** 2 +
  (data[4 * i + 1]! - data[4 * j + 1]!) ** 2 +
  (data[4 * i + 2]! - data[4 * j + 2]!) ** 2;

function median(values: number[]): number {
  values.sort((a, b) => a - b);
  return values[values.length >> 1]!;
}

/** A ground with more edge than a plain thing before it can have has leaked, or is a texture. */
function isSolid(ground: Uint8Array, width: number, height: number): boolean {
  let [edge, inside] = [0, 0];
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      if (ground[i] === 0) inside++;
      if (x > 0 && ground[i] !== ground[i - 1]) edge++;
      if (y > 0 && ground[i] !== ground[i - width]) edge++;
    }
  }
  return edge < 22 * Math.sqrt(inside);
}
