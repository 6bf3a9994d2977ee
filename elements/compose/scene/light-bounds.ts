import type { Box } from '../mesh/raster.js';

/** The smallest box of rows `from` to `to` outside which a response (RGB codes) leaves no light. */
export function lightBounds(
  response: Uint8Array,
  light: Float32Array,
  width: number,
  { from, to }: { readonly from: number; readonly to: number },
): Box {
  let [x0, y0, x1, y1] = [width, to, 0, from];
  for (let y = from; y < to; y++) {
    const [left, right] = litSpan(response, light, 3 * y * width, width);
    if (left >= right) continue;
    x0 = Math.min(x0, left);
    x1 = Math.max(x1, right);
    y0 = Math.min(y0, y);
    y1 = y + 1;
  }
  return x0 < x1 ? { x0, y0, x1, y1 } : { x0: 0, y0: from, x1: 0, y1: from };
}

/** From the first to after the last px of a row that is lit. */
function litSpan(response: Uint8Array, light: Float32Array, start: number, width: number): [number, number] {
  const isLit = (at: number): boolean =>
    light[response[at]!]! + light[response[at + 1]!]! + light[response[at + 2]!]! > 0;
  let left = 0;
  while (left < width && !isLit(start + 3 * left)) left++;
  let right = width;
  while (right > left && !isLit(start + 3 * (right - 1))) right--;
  return [left, right];
}
