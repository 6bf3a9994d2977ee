import { textMask } from '../../imaging/cutout/mask-text.js';

/** What a mask takes away, in one colour: made once a mask, drawn over the picture as often as a brush moves. */
let last: { readonly key: string; readonly veil: OffscreenCanvas } | null = null;

/** Null for a text that is no mask. */
export function maskVeil(text: string, color: string): OffscreenCanvas | null {
  const key = `${color} ${text}`;
  if (last?.key === key) return last.veil;
  const mask = textMask(text);
  if (!mask) return null;
  const { width, height, data } = mask;
  const veil = new OffscreenCanvas(width, height);
  const context = veil.getContext('2d');
  if (!context) return null;
  const pixels = context.createImageData(width, height);
  for (let i = 0; i < data.length; i++) pixels.data[4 * i + 3] = 255 - data[i]!;
  context.putImageData(pixels, 0, 0);
  context.globalCompositeOperation = 'source-in';
  context.fillStyle = color;
  context.fillRect(0, 0, width, height);
  last = { key, veil };
  return veil;
}
