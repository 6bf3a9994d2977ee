/**
 * RGBA pixels as I420 planes in BT.709, limited range: what players expect of a film, also those that ignore what a file
 * says of its colors (ITU-R BT.709). Sides must be even.
 */
export function toI420(rgba: Uint8ClampedArray, width: number, height: number): Uint8Array {
  const size = width * height;
  const planes = new Uint8Array(size + size / 2);
  const half = width / 2;
  for (let y = 0; y < height; y += 2)
    for (let x = 0; x < width; x += 2) {
      let red = 0;
      let green = 0;
      let blue = 0;
      for (let i = 0; i < 4; i++) {
        const at = (y + (i >> 1)) * width + x + (i & 1);
        const r = rgba[4 * at]!;
        const g = rgba[4 * at + 1]!;
        const b = rgba[4 * at + 2]!;
        planes[at] = 16.5 + 0.182586 * r + 0.614231 * g + 0.062007 * b;
        red += r;
        green += g;
        blue += b;
      }
      const at = (y / 2) * half + x / 2;
      planes[size + at] = 128.5 + (-0.100644 * red - 0.338572 * green + 0.439216 * blue) / 4;
      planes[size + size / 4 + at] = 128.5 + (0.439216 * red - 0.398942 * green - 0.040274 * blue) / 4;
    }
  return planes;
}
