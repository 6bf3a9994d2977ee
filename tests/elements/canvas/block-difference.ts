/** Side of the blocks compared, pixels. */
const BLOCK = 6;

/**
 * The largest difference between the mean colors of small blocks, of 255. Edges that were antialiased under another
 * clip cancel out; a place that was not painted again does not.
 */
export function difference(a: Uint8ClampedArray, b: Uint8ClampedArray, width = 600): number {
  const sums = new Map<number, number>();
  for (let i = 0; i < a.length; i++) {
    const [x, y] = [(i >> 2) % width, Math.floor((i >> 2) / width)];
    const block = (Math.floor(y / BLOCK) * width + Math.floor(x / BLOCK)) * 4 + (i & 3);
    sums.set(block, (sums.get(block) ?? 0) + a[i]! - b[i]!);
  }
  return Math.max(...[...sums.values()].map(Math.abs)) / (BLOCK * BLOCK);
}
