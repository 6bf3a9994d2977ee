import type { Pixels } from '../../pixel-row.js';

/**
 * How much each place stands out from what surrounds the picture: a thing that no way from the edge leads to without a
 * step in color (minimum barrier distance, Zhang and others, 2015), and that lies near the middle.
 */

/** Times the picture is gone over, there and back. */
const PASSES = 4;

/** 0 to 1. */
export function salience(image: Pixels): Float32Array {
  const barrier = new Float32Array(image.width * image.height);
  for (let channel = 0; channel < 3; channel++) {
    const own = barrierOf(image, channel);
    for (let i = 0; i < barrier.length; i++) barrier[i]! += own[i]!;
  }
  const away = awayFromRim(image);
  const [most, mostAway] = [high(barrier), high(away)];
  const { width, height } = image;
  for (let y = 0, i = 0; y < height; y++) {
    const down = (y + 0.5) / height - 0.5;
    for (let x = 0; x < width; x++, i++) {
      const across = (x + 0.5) / width - 0.5;
      const middle = Math.exp(-(across * across + down * down) / 0.16);
      const stands = Math.min(1, barrier[i]! / most) * 0.6 + Math.min(1, away[i]! / mostAway) * 0.4;
      barrier[i] = stands * middle;
    }
  }
  return barrier;
}

/** The value that one in fifty exceeds: the brightest speck must not set the scale. */
function high(values: Float32Array): number {
  const sorted = values.filter((_, i) => i % 7 === 0).sort();
  return Math.max(1, sorted[Math.floor(sorted.length * 0.98)]!);
}

/** The least span of tones that a way from the edge to each pixel has to cross. */
function barrierOf({ data, width, height }: Pixels, channel: number): Float32Array {
  const count = width * height;
  const distance = new Float32Array(count).fill(1e6);
  const low = new Uint8Array(count);
  const top = new Uint8Array(count);
  for (let i = 0; i < count; i++) {
    low[i] = top[i] = data[4 * i + channel]!;
    const x = i % width;
    if (x === 0 || x === width - 1 || i < width || i >= count - width) distance[i] = 0;
  }
  const relax = (i: number, from: number): void => {
    const value = data[4 * i + channel]!;
    const highest = value > top[from]! ? value : top[from]!;
    const lowest = value < low[from]! ? value : low[from]!;
    if (highest - lowest >= distance[i]!) return;
    distance[i] = highest - lowest;
    top[i] = highest;
    low[i] = lowest;
  };
  for (let pass = 0; pass < PASSES; pass++) {
    const back = pass % 2 === 1;
    for (let n = 0; n < count; n++) {
      const i = back ? count - 1 - n : n;
      const x = i % width;
      const [beside, above] = back ? [i + 1, i + width] : [i - 1, i - width];
      if (above >= 0 && above < count) relax(i, above);
      if (back ? x < width - 1 : x > 0) relax(i, beside);
    }
  }
  return distance;
}

/** How far each color is from those along each of the four edges: the nearest edge that is not like it is left out. */
function awayFromRim({ data, width, height }: Pixels): Float32Array {
  const depth = Math.max(2, Math.round(Math.min(width, height) * 0.04));
  const bands = [
    [0, 0, width, depth],
    [0, height - depth, width, height],
    [0, 0, depth, height],
    [width - depth, 0, width, height],
  ] as const;
  const models = bands.map((band) => spread(data, width, band));
  const away = new Float32Array(width * height);
  for (let i = 0; i < away.length; i++) {
    const each = models.map(({ mean, scale }) => {
      let sum = 0;
      for (let c = 0; c < 3; c++) sum += ((data[4 * i + c]! - mean[c]!) * scale[c]!) ** 2;
      return Math.sqrt(sum);
    });
    each.sort((a, b) => a - b);
    away[i] = each[0]! + each[1]! + each[2]!;
  }
  return away;
}

function spread(
  data: Uint8ClampedArray,
  stride: number,
  [left, top, right, bottom]: readonly [number, number, number, number],
) {
  const sum = [0, 0, 0];
  const squares = [0, 0, 0];
  const count = (right - left) * (bottom - top);
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      for (let c = 0; c < 3; c++) {
        const value = data[4 * (y * stride + x) + c]!;
        sum[c]! += value;
        squares[c]! += value * value;
      }
    }
  }
  const mean = sum.map((value) => value / count);
  const scale = squares.map((value, c) => 1 / Math.sqrt(value / count - mean[c]! ** 2 + 120));
  return { mean, scale };
}
