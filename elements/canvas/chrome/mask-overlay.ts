import { textMask } from '../../imaging/cutout/mask-text.js';

/** What a mask takes away, in one color: made once a mask, drawn over the picture as often as a brush moves. */
let last: { readonly key: string; readonly overlay: OffscreenCanvas } | null = null;

/** Null for a text that is no mask. */
export function maskOverlay(text: string, color: string): OffscreenCanvas | null {
  const key = `${color} ${text}`;
  if (last?.key === key) return last.overlay;
  const mask = textMask(text);
  if (!mask) return null;
  const { width, height, data } = mask;
  const overlay = new OffscreenCanvas(width, height);
  const context = overlay.getContext('2d');
  if (!context) return null;
  const pixels = context.createImageData(width, height);
  for (let i = 0; i < data.length; i++) pixels.data[4 * i + 3] = 255 - data[i]!;
  context.putImageData(pixels, 0, 0);
  context.globalCompositeOperation = 'source-in';
  context.fillStyle = color;
  context.fillRect(0, 0, width, height);
  last = { key, overlay };
  return overlay;
}
