import type { Size } from '../../../math/geometry.js';
import { toI420, type RedAt } from './to-i420.js';

/** One frame at a time on its way to an encoder: read into `pixels`, then converted to `planes`. */
export interface FramePlanes {
  /** Four bytes each, by rows. */
  readonly pixels: Uint8Array;
  /** I420, one behind the other; those of the frame that was converted last. */
  readonly planes: Uint8Array;
  /** `red` is where the pixels have it. */
  convert(red: RedAt): void;
}

/** What i420.c gives. */
interface Module {
  readonly memory: WebAssembly.Memory;
  start(width: number, height: number): number;
  planes(): number;
  convert(red: number, blue: number): void;
}

/** For frames of one size, px, even on both sides. Rejects with an Error when there is no memory for one. */
export const framePlanes = async (size: Size): Promise<FramePlanes> =>
  planesOf(size, await load().catch(() => null));

/** Rejects where a browser cannot run it, or it cannot be had. */
async function load(): Promise<Module> {
  const file = await fetch(new URL('./i420.wasm', import.meta.url));
  if (!file.ok) throw new Error(`the converter of colors cannot be loaded: ${file.status}`);
  const { instance } = await WebAssembly.instantiate(await file.arrayBuffer());
  return instance.exports as unknown as Module;
}

function planesOf({ width, height }: Size, module: Module | null): FramePlanes {
  const size = width * height;
  const at = module?.start(width, height);
  // nothing of its memory moves any more
  if (module && at) {
    const { buffer } = module.memory;
    return {
      pixels: new Uint8Array(buffer, at, 4 * size),
      planes: new Uint8Array(buffer, module.planes(), (3 * size) / 2),
      convert: (red) => module.convert(red, 2 - red),
    };
  }
  const pixels = new Uint8Array(4 * size);
  const planes = new Uint8Array((3 * size) / 2);
  return { pixels, planes, convert: (red) => toI420(pixels, width, red, planes) };
}
