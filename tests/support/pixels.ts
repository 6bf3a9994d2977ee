import type { Pixels } from '../../elements/imaging/pixel-row.js';

/** Pictures of numbers, the same wherever they are made. */

/** Every pixel as `color` says; alpha 255 unless it gives one. */
export function pixelsOf(
  width: number,
  height: number,
  color: (x: number, y: number) => readonly number[],
): Pixels {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) data.set([...color(x, y), 255].slice(0, 4), (y * width + x) * 4);
  }
  return { width, height, data };
}

/** Soft hills of color with some grain: tones of all kinds, like a photo's. */
export const hills = (width: number, height: number, alpha = 255): Pixels =>
  pixelsOf(width, height, (x, y) => {
    const across = Math.round((x / width) * 255);
    const down = Math.round((y / height) * 255);
    const grain = (x * 7919 + y * 104729 + x * y * 31) % 23;
    return [
      across,
      (across + down) >> 1,
      Math.abs(down - grain),
      alpha === 255 ? 255 : (x * 5 + y * 3) % 256,
    ];
  });

export const copyOf = ({ width, height, data }: Pixels): Pixels => ({ width, height, data: data.slice() });

/** The mean of all color channels, 0 to 255. */
export function meanTone({ data }: Pixels): number {
  let sum = 0;
  for (let at = 0; at < data.length; at += 4) sum += data[at]! + data[at + 1]! + data[at + 2]!;
  return sum / ((data.length / 4) * 3);
}
