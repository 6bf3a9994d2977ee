import type { PreparedScene, Print } from './scene.js';

/** A place on a print area. */
export interface PrintPlace {
  /** Place in `user_images` of the picture that lies there, or would. */
  readonly image: number;
  /** 0-1 from the area's top left corner. */
  readonly u: number;
  readonly v: number;
}

/** What a pointer at a px of the picture points to; null beside all print areas. The topmost layer wins. */
export function printAt(scene: PreparedScene, x: number, y: number): PrintPlace | null {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  if (column < 0 || row < scene.from || column >= scene.width || row >= scene.to) return null;
  const at = row * scene.width + column;
  let found: (PrintPlace & { readonly lit: number }) | null = null;
  for (const { steps, response, light } of scene.surfaces) {
    const lit = light[response[3 * at]!]! + light[response[3 * at + 1]!]! + light[response[3 * at + 2]!]!;
    for (const step of steps) {
      const place = step.kind === 'print' ? placeOn(step, at, column, row) : null;
      // of two surfaces in one px, such as a table that mirrors a screen, the one that shows more
      if (place && lit > 0 && lit >= (found?.lit ?? 0)) found = { ...place, lit };
    }
  }
  return found && { image: found.image, u: found.u, v: found.v };
}

/** Half of what a mask can hide. */
const SEEN = 128;

function placeOn({ image, uv, mask }: Print, at: number, column: number, row: number): PrintPlace | null {
  const { x0, y0, x1, y1 } = uv.box;
  if (image === null || column < x0 || column >= x1 || row < y0 || row >= y1) return null;
  if (mask && mask[at]! < SEEN) return null;
  const i = 2 * ((row - y0) * (x1 - x0) + column - x0);
  const [u, v] = [uv.data[i]!, uv.data[i + 1]!];
  return u >= 0 && u <= 1 && v >= 0 && v <= 1 ? { image, u, v } : null;
}
