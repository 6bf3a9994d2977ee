import { CutoutModelError, type FoundMask } from './cutout-model.js';

/** What a model answers. */
export interface Output {
  readonly data: Float32Array;
  readonly dims: readonly number[];
}

/** Sums of many numbers leave 0 to 1 by a little. */
const NEARLY = 1e-3;

/**
 * A model's answer as a mask: numbers of 0 to 1, or any numbers, which a sigmoid brings there. Throws a CutoutModelError
 * when it is no single mask, or holds what is no number.
 */
export function readMask({ data, dims }: Output): FoundMask {
  const [height = 0, width = 0] = dims.slice(-2);
  if (dims.length < 2 || data.length !== width * height || data.length === 0)
    throw new CutoutModelError(`gives [${dims.join(', ')}], but one mask as [1, 1, height, width] is needed`);
  let [least, most] = [Infinity, -Infinity];
  for (const value of data) {
    if (!Number.isFinite(value)) throw new CutoutModelError('gives a mask with places that are no number');
    if (value < least) least = value;
    if (value > most) most = value;
  }
  const logits = least < -NEARLY || most > 1 + NEARLY;
  const part = (value: number): number =>
    logits ? 1 / (1 + Math.exp(-value)) : Math.min(1, Math.max(0, value));
  const mask = new Uint8Array(data.length);
  let [both, either] = [0, 0];
  data.forEach((value, i) => {
    const kept = part(value);
    mask[i] = Math.round(255 * kept);
    both += kept >= 0.5 ? kept : 0;
    either += kept >= 0.5 ? 1 : kept;
  });
  // how well the soft mask and its outline cover each other
  return { width, height, data: mask, score: either === 0 ? 0 : both / either };
}
