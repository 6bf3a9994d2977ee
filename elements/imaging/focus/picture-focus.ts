/** A small copy of a picture: RGBA by rows, not premultiplied. */
export interface SmallPicture {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/**
 * How much of what is looked at lies in each of `PARTS` even parts of a picture: from left to right, and from top to bottom.
 * Each adds up to 1.
 */
export interface PictureFocus {
  readonly x: readonly number[];
  readonly y: readonly number[];
}

export const PARTS = 32;

/** Longer side of the copies that are looked at, px: finer grain is texture, not subject. */
export const FOCUS_SIDE = 96;

/** What draws the eye, beside a color that stands out: edges, and skin. */
const EDGES = 0.8;
const SKIN = 1.4;
/** Less than this part of what stands out most is ground. */
const GROUND = 0.22;

/**
 * Where one looks in a picture: at what differs from its mean color (Achanta et al., Frequency-tuned Salient Region Detection,
 * CVPR 2009), at sharp edges and at skin. Even pictures are looked at all over.
 */
export function pictureFocus({ data, width, height }: SmallPicture): PictureFocus {
  const seen = weights({ data, width, height });
  const most = seen.reduce((a, b) => Math.max(a, b), 0);
  const columns = new Array<number>(width).fill(0);
  const rows = new Array<number>(height).fill(0);
  for (let i = 0; i < seen.length; i++) {
    const weight = Math.max(0, seen[i]! - GROUND * most);
    columns[i % width]! += weight;
    rows[Math.floor(i / width)]! += weight;
  }
  return { x: sharesOf(columns), y: sharesOf(rows) };
}

/** Sums along a side as shares of its even parts; a pixel may lie in two. */
function sharesOf(sums: readonly number[]): number[] {
  const all = sums.reduce((a, b) => a + b, 0);
  return Array.from({ length: PARTS }, (_, part) => {
    if (all === 0) return 1 / PARTS;
    const [from, to] = [(part * sums.length) / PARTS, ((part + 1) * sums.length) / PARTS];
    let own = 0;
    for (let i = Math.floor(from); i < Math.min(sums.length, Math.ceil(to)); i++)
      own += sums[i]! * (Math.min(to, i + 1) - Math.max(from, i));
    return own / all;
  });
}

/** How much each pixel draws the eye. */
function weights({ data, width, height }: SmallPicture): Float32Array {
  const pixels = width * height;
  const light = new Float32Array(pixels);
  const mean = [0, 0, 0];
  let solid = 0;
  for (let i = 0; i < pixels; i++) {
    const [r, g, b, alpha] = data.subarray(i * 4, i * 4 + 4) as unknown as [number, number, number, number];
    light[i] = (0.299 * r + 0.587 * g + 0.114 * b) / 255;
    const share = alpha / 255;
    solid += share;
    [r, g, b].forEach((value, channel) => (mean[channel]! += (value / 255) * share));
  }
  const [red, green, blue] = mean.map((sum) => sum / Math.max(1e-6, solid)) as [number, number, number];
  const found = new Float32Array(pixels);
  for (let i = 0; i < pixels; i++) {
    const [r, g, b] = [data[i * 4]! / 255, data[i * 4 + 1]! / 255, data[i * 4 + 2]! / 255];
    const apart = Math.hypot(r - red, g - green, b - blue);
    found[i] = (apart + EDGES * edgeAt(light, i, width) + SKIN * skinOf(r, g, b)) * (data[i * 4 + 3]! / 255);
  }
  return found;
}

/** How much a pixel's light differs from that of the four beside it, 0 to 1. */
function edgeAt(light: Float32Array, i: number, width: number): number {
  const own = light[i]!;
  const column = i % width;
  const left = column > 0 ? light[i - 1]! : own;
  const right = column < width - 1 ? light[i + 1]! : own;
  const above = light[i - width] ?? own;
  const below = light[i + width] ?? own;
  return Math.min(1, Math.abs(4 * own - left - right - above - below));
}

/** The direction of skin in red, green and blue, whatever its light (smartcrop.js), and how near to it is skin. */
const SKIN_COLOR = [0.78, 0.57, 0.44].map((part) => part / Math.hypot(0.78, 0.57, 0.44)) as [
  number,
  number,
  number,
];
const SKIN_NEAR = 0.9;

function skinOf(r: number, g: number, b: number): number {
  const length = Math.hypot(r, g, b);
  if (length < 0.3 || Math.min(r, g, b) > 0.85) return 0;
  const [sr, sg, sb] = SKIN_COLOR;
  const like = 1 - Math.hypot(r / length - sr, g / length - sg, b / length - sb) * 2;
  return Math.max(0, like - SKIN_NEAR) / (1 - SKIN_NEAR);
}
