/** Bytes of a pixel, by rows: red is the first of four or, as some platforms have it, the third. */
export type RedAt = 0 | 2;

/**
 * Pixels of four bytes as I420 planes in BT.709, limited range: what players expect of a film, also those that ignore what a
 * file says of its colors (ITU-R BT.709). Sides must be even. The planes lie one behind the other.
 */
export function toI420(pixels: Uint8Array, width: number, red: RedAt, planes: Uint8Array): void {
  const size = pixels.length / 4;
  const height = size / width;
  const half = width / 2;
  const blue = 2 - red;
  for (let y = 0; y < height; y += 2)
    for (let x = 0; x < width; x += 2) {
      let reds = 0;
      let greens = 0;
      let blues = 0;
      for (let i = 0; i < 4; i++) {
        const at = (y + (i >> 1)) * width + x + (i & 1);
        const r = pixels[4 * at + red]!;
        const g = pixels[4 * at + 1]!;
        const b = pixels[4 * at + blue]!;
        planes[at] = 16.5 + 0.182586 * r + 0.614231 * g + 0.062007 * b;
        reds += r;
        greens += g;
        blues += b;
      }
      const at = (y / 2) * half + x / 2;
      planes[size + at] = 128.5 + (-0.100644 * reds - 0.338572 * greens + 0.439216 * blues) / 4;
      planes[size + size / 4 + at] = 128.5 + (0.439216 * reds - 0.398942 * greens - 0.040274 * blues) / 4;
    }
}
