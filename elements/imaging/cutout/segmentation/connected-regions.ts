import type { Size } from '../../../math/geometry.js';

/** A patch of pixels that hang together side by side. */
export interface Region {
  /** Label its pixels have. */
  readonly label: number;
  readonly pixels: readonly number[];
  readonly touchesRim: boolean;
}

/** All patches of equal labels. */
export function connectedRegions(label: Uint8Array, { width, height }: Size): Region[] {
  const seen = new Uint8Array(label.length);
  const regions: Region[] = [];
  for (let first = 0; first < label.length; first++) {
    if (seen[first] === 1) continue;
    seen[first] = 1;
    const pixels = [first];
    let touchesRim = false;
    for (let next = 0; next < pixels.length; next++) {
      const i = pixels[next]!;
      const x = i % width;
      if (x === 0 || x === width - 1 || i < width || i >= width * (height - 1)) touchesRim = true;
      for (const j of [x > 0 ? i - 1 : -1, x < width - 1 ? i + 1 : -1, i - width, i + width]) {
        if (j < 0 || j >= label.length || seen[j] === 1 || label[j] !== label[first]) continue;
        seen[j] = 1;
        pixels.push(j);
      }
    }
    regions.push({ label: label[first]!, pixels, touchesRim });
  }
  return regions;
}
