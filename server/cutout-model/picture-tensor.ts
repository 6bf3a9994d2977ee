import type { ModelPlan } from './model-plan.js';

/** Red, green and blue of each pixel, 0 to 255, as the three planes of numbers a model was trained with. */
export function pictureTensor(
  rgb: Uint8Array,
  { width, height, mean, deviation }: Pick<ModelPlan, 'width' | 'height' | 'mean' | 'deviation'>,
): Float32Array {
  const size = width * height;
  const planes = new Float32Array(3 * size);
  for (const c of [0, 1, 2] as const) {
    const scale = 1 / (255 * deviation[c]);
    const shift = mean[c] / deviation[c];
    for (let i = 0; i < size; i++) planes[c * size + i] = rgb[3 * i + c]! * scale - shift;
  }
  return planes;
}
