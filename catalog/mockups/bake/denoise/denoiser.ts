import { createRequire } from 'node:module';
import type { FloatImage } from '../float-image.js';
import { onnxModelOf } from './onnx-model.js';
import { loadWeights } from './weights.js';

/**
 * Takes the noise of few samples out of rendered light, guided by albedo and normals, with the network of Open Image
 * Denoise on the CPU.
 */

/** px of a tile and of what tiles share on each side: the network looks about 90 px far. */
const TILE = 480;
const MARGIN = 96;

/** What is used of onnxruntime-node, which is installed with `npm run bake` alone. */
interface Session {
  run(feeds: object): Promise<Record<string, { data: Float32Array }>>;
}
interface Runtime {
  InferenceSession: { create(model: Uint8Array, options: object): Promise<Session> };
  Tensor: new (type: 'float32', data: Float32Array, dims: number[]) => object;
}

export interface Features {
  readonly albedo: FloatImage;
  /** -1 to 1. */
  readonly normal: FloatImage;
}

export class Denoiser {
  private constructor(
    private readonly runtime: Runtime,
    private readonly session: Session,
  ) {}

  static async open(cache: string): Promise<Denoiser> {
    const runtime = createRequire(import.meta.url)('onnxruntime-node') as Runtime;
    const options = { intraOpNumThreads: 2, graphOptimizationLevel: 'all' };
    return new Denoiser(
      runtime,
      await runtime.InferenceSession.create(onnxModelOf(loadWeights(cache)), options),
    );
  }

  /** Clean light; the picture is square or not, of any size from 32 px. */
  async clean(light: FloatImage, { albedo, normal }: Features): Promise<FloatImage> {
    const scale = exposureOf(light.data);
    const out = { ...light, data: new Float32Array(light.data.length) };
    for (const [y0, y1] of spans(light.height))
      for (const [x0, x1] of spans(light.width)) {
        const tile = tileAround(light, x0, x1, y0, y1);
        if (isEven(tile, light)) {
          copy(light, out, [x0, x1, y0, y1]);
          continue;
        }
        const input = pack(tile, light, albedo, normal, scale);
        const tensor = new this.runtime.Tensor('float32', input, [1, 9, tile.height, tile.width]);
        const { clean } = await this.session.run({ light: tensor });
        unpack(tile, clean!.data, out, [x0, x1, y0, y1], scale);
      }
    return out;
  }
}

interface Tile {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Ranges that cover a side without overlap. */
function spans(side: number): [number, number][] {
  const count = Math.ceil(side / TILE);
  return Array.from({ length: count }, (_, i) => [
    Math.round((i * side) / count),
    Math.round(((i + 1) * side) / count),
  ]);
}

/** The range with its margins; sides are made multiples of 16 by going on over the edge, where the picture is mirrored. */
function tileAround({ width, height }: FloatImage, x0: number, x1: number, y0: number, y1: number): Tile {
  const side = (from: number, to: number, all: number) => {
    const start = Math.max(0, from - MARGIN);
    return [start, Math.ceil((Math.min(all, to + MARGIN) - start) / 16) * 16] as const;
  };
  const [x, wide] = side(x0, x1, width);
  const [y, high] = side(y0, y1, height);
  return { x, y, width: wide, height: high };
}

/** Most of a mask is all or nothing, most of a response nothing: there is no noise to be taken out. */
function isEven(tile: Tile, light: FloatImage): boolean {
  const first = light.data[3 * (tile.y * light.width + tile.x)]!;
  for (let y = tile.y; y < Math.min(light.height, tile.y + tile.height); y++) {
    const row = 3 * (y * light.width + tile.x);
    const end = row + 3 * Math.min(tile.width, light.width - tile.x);
    for (let i = row; i < end; i++) if (light.data[i] !== first) return false;
  }
  return true;
}

function copy(light: FloatImage, out: FloatImage, [x0, x1, y0, y1]: number[]): void {
  for (let y = y0!; y < y1!; y++) {
    const [from, to] = [3 * (y * light.width + x0!), 3 * (y * light.width + x1!)];
    out.data.set(light.data.subarray(from, to), from);
  }
}

const mirrored = (i: number, side: number) => (i < side ? i : 2 * side - 2 - i);
const unit = (value: number) => Math.min(1, Math.max(0, value));

function pack(
  tile: Tile,
  light: FloatImage,
  albedo: FloatImage,
  normal: FloatImage,
  scale: number,
): Float32Array {
  const size = tile.width * tile.height;
  const input = new Float32Array(9 * size);
  for (let y = 0; y < tile.height; y++)
    for (let x = 0; x < tile.width; x++) {
      const from = 3 * (mirrored(tile.y + y, light.height) * light.width + mirrored(tile.x + x, light.width));
      const to = y * tile.width + x;
      for (let c = 0; c < 3; c++) {
        input[c * size + to] = forward(Math.max(0, light.data[from + c]! * scale));
        input[(3 + c) * size + to] = unit(albedo.data[from + c]!);
        input[(6 + c) * size + to] = unit(normal.data[from + c]! * 0.5 + 0.5);
      }
    }
  return input;
}

function unpack(
  tile: Tile,
  data: Float32Array,
  out: FloatImage,
  [x0, x1, y0, y1]: number[],
  scale: number,
): void {
  const size = tile.width * tile.height;
  for (let y = y0!; y < y1!; y++)
    for (let x = x0!; x < x1!; x++) {
      const from = (y - tile.y) * tile.width + (x - tile.x);
      for (let c = 0; c < 3; c++)
        out.data[3 * (y * out.width + x) + c] = backward(data[c * size + from]!) / scale;
    }
}

/** What brings the picture to the brightness the network knows: its logarithmic mean to middle gray. Bins of 16 px. */
function exposureOf(data: Float32Array): number {
  let sum = 0;
  let count = 0;
  for (let i = 0; i < data.length; i += 3) {
    const luminance = 0.212671 * data[i]! + 0.71516 * data[i + 1]! + 0.072169 * data[i + 2]!;
    if (luminance <= 1e-8) continue;
    sum += Math.log2(luminance);
    count += 1;
  }
  return count === 0 ? 1 : 0.18 / 2 ** (sum / count);
}

// The network's transfer curve, perceptually uniform; constants of Open Image Denoise (core/color.h).
const [A, B, C, D, E, F, G] = [
  1.41283765e3, 1.64593172, 4.31384981e-1, -2.94139609e-3, 1.92653254e-1, 6.26026094e-3, 9.98620152e-1,
];
const [Y0, Y1, X0, X1] = [1.5794576e-6, 3.22087631e-2, 2.23151711e-3, 3.70974749e-1];
const curve = (y: number) => (y <= Y0 ? A * y : y <= Y1 ? B * y ** C + D : E * Math.log(y + F) + G);
const MOST = curve(65504);

const forward = (y: number) => curve(Math.min(y, 65504)) / MOST;
function backward(value: number): number {
  const x = value * MOST;
  return x <= X0 ? Math.max(0, x / A) : x <= X1 ? ((x - D) / B) ** (1 / C) : Math.exp((x - G) / E) - F;
}
