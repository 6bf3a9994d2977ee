import type { Size } from '../../../math/geometry.js';

/** What h264.c gives. */
interface Module {
  readonly memory: WebAssembly.Memory;
  start(width: number, height: number): number;
  encode(key: number, quantizer: number): number;
  coded(): number;
}

/** Coarseness of the colors, 10 to 51 by ITU-R H.264: letters stay sharp and gradients smooth. */
const QUANTIZER = 20;

/** Where the encoder lies, beside this module. */
export const H264_FILE = new URL('./h264.wasm', import.meta.url);

/** An encoder of H.264 that needs nothing of the browser but WebAssembly [D-033]. */
export class SoftwareH264 {
  readonly #module: Module;
  readonly #size: Size;
  readonly #planes: number;

  private constructor(module: Module, size: Size) {
    this.#module = module;
    this.#size = size;
    this.#planes = module.start(size.width, size.height);
    if (this.#planes === 0) throw new Error(`no H.264 of ${size.width} x ${size.height} px`);
  }

  /**
   * For pictures of one size, px, even on both sides; `bytes` where the encoder itself is read from a disk. Rejects with an Error where it cannot be loaded or is too large.
   */
  static async load(size: Size, bytes?: BufferSource): Promise<SoftwareH264> {
    const { instance } = await WebAssembly.instantiate(bytes ?? (await fetched()));
    return new SoftwareH264(instance.exports as unknown as Module, size);
  }

  /** Encodes I420 planes; `key` begins anew, without the pictures before. Gives an access unit with start codes (Annex B). */
  encode(planes: Uint8Array, key: boolean): Uint8Array {
    const { width, height } = this.#size;
    const { memory, encode, coded } = this.#module;
    new Uint8Array(memory.buffer, this.#planes, (width * height * 3) / 2).set(planes);
    const bytes = encode(key ? 1 : 0, QUANTIZER);
    if (bytes <= 0) throw new Error(`H.264 failed: ${bytes}`);
    return new Uint8Array(memory.buffer, coded(), bytes).slice();
  }
}

async function fetched(): Promise<ArrayBuffer> {
  const file = await fetch(H264_FILE);
  if (!file.ok) throw new Error(`the H.264 encoder cannot be loaded: ${file.status}`);
  return file.arrayBuffer();
}
