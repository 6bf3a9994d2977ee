/** Values of a plane at places between its own. */

/** Where the pixels of a line lie between those of another that is shorter or longer. */
export interface Between {
  readonly first: Int32Array;
  readonly second: Int32Array;
  /** Share of the second, 0 to 1. */
  readonly share: Float32Array;
}

export function linear(length: number, of: number): Between {
  const [first, second] = [new Int32Array(length), new Int32Array(length)];
  const share = new Float32Array(length);
  for (let i = 0; i < length; i++) {
    const at = Math.min(of - 1, Math.max(0, ((i + 0.5) * of) / length - 0.5));
    first[i] = Math.floor(at);
    second[i] = Math.min(of - 1, first[i]! + 1);
    share[i] = at - first[i]!;
  }
  return { first, second, share };
}

/** The value at a pixel, between four of a plane whose rows are `stride` long. */
export function sampleBilinear(
  values: Float32Array,
  stride: number,
  across: Between,
  down: Between,
  x: number,
  y: number,
): number {
  const upper = down.first[y]! * stride;
  const lower = down.second[y]! * stride;
  const left = across.first[x]!;
  const right = across.second[x]!;
  const after = across.share[x]!;
  const below = down.share[y]!;
  const top = values[upper + left]! * (1 - after) + values[upper + right]! * after;
  const bottom = values[lower + left]! * (1 - after) + values[lower + right]! * after;
  return top * (1 - below) + bottom * below;
}
