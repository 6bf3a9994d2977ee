/** Each row led by the number of PNG's Paeth filter, which makes pictures half as large once compressed. */
const PAETH = 4;

/** What a reader has to know to undo `paethRows`. */
export const paethParms = (columns: number, channels: number) => ({
  Predictor: 15,
  Colors: channels,
  BitsPerComponent: 8,
  Columns: columns,
});

/** Rows of bytes as differences from what their neighbors let expect. */
export function paethRows(samples: Uint8Array, columns: number, channels: number): Uint8Array {
  const stride = columns * channels;
  const rows = samples.length / stride;
  const out = new Uint8Array(rows * (stride + 1));
  for (let row = 0; row < rows; row++) {
    const from = row * stride;
    const to = row * (stride + 1);
    out[to] = PAETH;
    for (let i = 0; i < stride; i++) {
      const left = i >= channels ? samples[from + i - channels]! : 0;
      const above = row > 0 ? samples[from + i - stride]! : 0;
      const corner = row > 0 && i >= channels ? samples[from + i - stride - channels]! : 0;
      out[to + 1 + i] = samples[from + i]! - expected(left, above, corner);
    }
  }
  return out;
}

function expected(left: number, above: number, corner: number): number {
  const byLeft = Math.abs(above - corner);
  const byAbove = Math.abs(left - corner);
  const byCorner = Math.abs(left + above - 2 * corner);
  if (byLeft <= byAbove && byLeft <= byCorner) return left;
  return byAbove <= byCorner ? above : corner;
}
