import type { Mask } from '../../elements/imaging/cutout/mask.js';
import type { Pixels } from '../../elements/imaging/pixel-row.js';
import { pixelsOf } from './pixels.js';

/** Pictures whose subject is known, and their masks. */

/** Whether a pixel lies in a disc, all in fractions of the picture's shorter side about its middle. */
export const inDisc = (width: number, height: number, radius = 0.3, dx = 0, dy = 0) => {
  const side = Math.min(width, height);
  return (x: number, y: number): boolean =>
    Math.hypot((x + 0.5 - width / 2) / side - dx, (y + 0.5 - height / 2) / side - dy) < radius;
};

export function discMask(width: number, height: number, radius = 0.3): Mask {
  const inside = inDisc(width, height, radius);
  const data = Uint8Array.from({ length: width * height }, (_, i) =>
    inside(i % width, Math.floor(i / width)) ? 255 : 0,
  );
  return { width, height, data };
}

/** -1 to 1, the same everywhere. */
export const grain = (x: number, y: number): number => ((x * 7919 + y * 104729 + x * y * 31) % 41) / 20 - 1;

/** One color or another, each with grain; edges half and half. */
export function painted(
  width: number,
  height: number,
  inside: (x: number, y: number) => boolean,
  { subject = [200, 60, 40], ground = [235, 232, 225], noise = 3 } = {},
): Pixels {
  return pixelsOf(width, height, (x, y) => {
    const color = inside(x, y) ? subject : ground;
    return color.map((tone) => Math.round(tone + noise * grain(x, y)));
  });
}

/** How much of two masks is both, of what is either. */
export function overlap({ width, data }: Mask, inside: (x: number, y: number) => boolean): number {
  let [both, either] = [0, 0];
  data.forEach((value, i) => {
    const wanted = inside(i % width, Math.floor(i / width));
    if (wanted && value > 127) both++;
    if (wanted || value > 127) either++;
  });
  return either === 0 ? 1 : both / either;
}
