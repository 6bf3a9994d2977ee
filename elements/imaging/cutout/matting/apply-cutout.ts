import type { Size } from '../../../math/geometry.js';
import type { Pixels } from '../../pixel-row.js';
import { boxMean, type Values } from './box-mean.js';
import { guidedMatte, product, type Guide, type Matte } from './guided-filter.js';
import { textMask } from '../mask-text.js';
import { shrunk, sizeWithin, type Mask } from '../mask.js';
import { linear, sampleBilinear, type Between } from './bilinear.js';

/**
 * A mask applied to a picture: its outline bent to the picture's own edges, soft where they are, and the background's
 * color taken out of them. Lengths are parts of the picture, so every size looks the same.
 */

/** What is cut out of a picture, and how. */
export interface Cutout {
  /** The mask as text (see mask-text.ts). */
  readonly mask: string;
  /** -100 smooth outlines, 100 ones that follow every edge of the picture. */
  readonly crf: number;
  /** -100 crisp edges, 100 wide soft ones. */
  readonly matting: number;
}

/** Pixels of the longer side that the outline is worked out at; what it comes to is then done at any size. */
const WORK_SIDE = 640;
/** The lengths below are of a picture of 800 pixels. */
const REFERENCE = 800;
const BAND = 8;
const MOST_SMOOTH = 3;
/** Rows between looks at whether to go on. */
const ROWS = 32;

/** Takes the background away, in place. A text that is no mask changes nothing. */
export function* applyCutout(pixels: Pixels, { mask: text, crf, matting }: Cutout): Generator<void, void> {
  const mask = textMask(text);
  if (!mask) return;
  const size = sizeWithin(pixels, WORK_SIDE);
  const small = shrunk(pixels, size.width, size.height);
  yield;
  const unit = Math.max(size.width, size.height) / REFERENCE;
  const radius = Math.max(1, Math.round(BAND * 2 ** (matting / 80) * unit));
  const outline = smoothOutline(mask, size, MOST_SMOOTH * unit * (0.5 - crf / 200));
  yield;
  const guide = guideOf(small);
  const matte = yield* guidedMatte(guide, outline, size, { radius, eps: epsOf(crf) });
  const inside = boxMean(outline, size, radius);
  yield;
  const edge: Edge = {
    matte,
    inside,
    ...(yield* edgeColors(guide, { matte, inside, size, radius, matting })),
  };
  yield* apply(pixels, edge, size, crispness(matting));
}

/** Rounded: powers differ in their last bit between engines. */
const epsOf = (crf: number): number => Math.max(1, Math.round(1e6 * 1e-4 * 10 ** (-crf / 50))) / 1e6;
const crispness = (matting: number): number => 1 + Math.round(500 * 2 ** (-matting / 60)) / 1000;

/** The mask at a size, its steps smoothed away; 0 or 1 but for a pixel or so. */
function smoothOutline({ width, height, data }: Mask, size: Size, sigma: number): Values {
  const across = linear(size.width, width);
  const down = linear(size.height, height);
  const values = Float32Array.from(data, (value) => value / 255);
  let smooth = new Float32Array(size.width * size.height);
  for (let y = 0, i = 0; y < size.height; y++)
    for (let x = 0; x < size.width; x++, i++) smooth[i] = sampleBilinear(values, width, across, down, x, y);
  const box = Math.round(sigma);
  for (let times = 0; box > 0 && times < 2; times++) smooth = boxMean(smooth, size, box);
  for (let i = 0; i < smooth.length; i++) smooth[i] = clamp01((smooth[i]! - 0.5) * 3 + 0.5);
  return smooth;
}

const clamp01 = (value: number): number => (value < 0 ? 0 : value > 1 ? 1 : value);

function guideOf({ data }: Pixels): Guide {
  return [0, 1, 2].map((c) => {
    const plane = new Float32Array(data.length / 4);
    for (let i = 0; i < plane.length; i++) plane[i] = data[4 * i + c]! / 255;
    return plane;
  }) as unknown as Guide;
}

/** Everything along the outline, at the size it was worked out at. */
interface Edge {
  readonly matte: Matte;
  /** Part of the surroundings that the mask keeps: 0 or 1 away from the outline. */
  readonly inside: Values;
  /** Colors of the subject and of the background nearby. */
  readonly front: Guide;
  readonly behind: Guide;
}

interface Found {
  readonly matte: Matte;
  readonly inside: Values;
  readonly size: Size;
  readonly radius: number;
  readonly matting: number;
}

/** Colors weighted by how much of each place is subject, or background (Forte, 2021). */
function* edgeColors(guide: Guide, { matte, inside, size, radius, matting }: Found) {
  const crisp = crispness(matting);
  const alpha = new Float32Array(inside.length);
  for (let i = 0; i < alpha.length; i++) {
    const [r, g, b] = [guide[0][i]!, guide[1][i]!, guide[2][i]!];
    const raw = matte[0][i]! * r + matte[1][i]! * g + matte[2][i]! * b + matte[3][i]!;
    alpha[i] = alphaOf(raw, inside[i]!, crisp);
  }
  const reach = 2 * radius;
  const kept = boxMean(alpha, size, reach);
  yield;
  const front: Values[] = [];
  const behind: Values[] = [];
  for (const plane of guide) {
    const weighted = boxMean(product(plane, alpha), size, reach);
    const all = boxMean(plane, size, reach);
    front.push(all.map((value, i) => (kept[i]! > 1e-3 ? weighted[i]! / kept[i]! : value)));
    behind.push(all.map((v, i) => (kept[i]! < 0.999 ? (v - weighted[i]!) / (1 - kept[i]!) : v)));
    yield;
  }
  return { front: front as unknown as Guide, behind: behind as unknown as Guide };
}

/** Made crisper, and brought to nothing or all where the band around the outline ends. */
function alphaOf(raw: number, inside: number, crisp: number): number {
  const alpha = clamp01((raw - 0.5) * crisp + 0.5);
  if (inside < FADE) return (alpha * inside) / FADE;
  if (inside > 1 - FADE) return 1 - ((1 - alpha) * (1 - inside)) / FADE;
  return alpha;
}

const FADE = 0.15;
/** Sums of many numbers come back to 0 and 1 only nearly. */
const NEARLY = 1e-4;

const OUTSIDE = 0;
const INSIDE = 1;
const BETWEEN = 2;

/** Which places are wholly inside or outside with all their neighbors: most of a picture is, and needs no arithmetic. */
function zones(inside: Values, { width, height }: Size): Uint8Array {
  const zone = new Uint8Array(inside.length);
  for (let i = 0; i < zone.length; i++)
    zone[i] = inside[i]! <= NEARLY ? OUTSIDE : inside[i]! >= 1 - NEARLY ? INSIDE : BETWEEN;
  const spread = zone.slice();
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const right = x < width - 1 ? i + 1 : i;
      const below = y < height - 1 ? width : 0;
      const here = zone[i];
      if (zone[right] !== here || zone[i + below] !== here || zone[right + below] !== here)
        spread[i] = BETWEEN;
    }
  }
  return spread;
}

function* apply(pixels: Pixels, edge: Edge, size: Size, crisp: number): Generator<void, void> {
  const across = linear(pixels.width, size.width);
  const down = linear(pixels.height, size.height);
  const zone = zones(edge.inside, size);
  const { data } = pixels;
  for (let y = 0, at = 0; y < pixels.height; y++) {
    const row = down.first[y]! * size.width;
    for (let x = 0; x < pixels.width; x++, at += 4) {
      const here = zone[row + across.first[x]!];
      if (here === INSIDE) continue;
      if (here === OUTSIDE) data[at + 3] = 0;
      else edgePixel(data, at, edge, crisp, { across, down, x, y, stride: size.width });
    }
    if (y % ROWS === ROWS - 1) yield;
  }
}

interface Place {
  readonly across: Between;
  readonly down: Between;
  readonly x: number;
  readonly y: number;
  readonly stride: number;
}

function edgePixel(data: Uint8ClampedArray, i: number, edge: Edge, crisp: number, at: Place): void {
  const here = (values: Values): number => sampleBilinear(values, at.stride, at.across, at.down, at.x, at.y);
  const { matte, front, behind } = edge;
  const inside = here(edge.inside);
  let raw = here(matte[3]);
  for (let c = 0; c < 3; c++) raw += (here(matte[c]!) * data[i + c]!) / 255;
  const alpha = alphaOf(raw, inside, crisp);
  data[i + 3] = data[i + 3]! * alpha;
  if (alpha === 0 || alpha === 1) return;
  for (let c = 0; c < 3; c++) {
    const [f, b] = [255 * here(front[c]!), 255 * here(behind[c]!)];
    data[i + c] = f + alpha * (data[i + c]! - alpha * f - (1 - alpha) * b);
  }
}
