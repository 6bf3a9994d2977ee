import { onCanvas, workableSize } from '../paint/effects.js';
import type { PaintCanvas, PaintEnv, Picture } from '../paint/env.js';

interface PixelContext {
  getImageData(x: number, y: number, width: number, height: number): { readonly data: Uint8ClampedArray };
}

/** A picture on a canvas of its own, of its size unless another is given or it is larger than canvases may be. */
export function canvasOf(
  picture: Picture,
  env: PaintEnv,
  size: { readonly width: number; readonly height: number } = workableSize(picture),
): PaintCanvas {
  return onCanvas<PaintCanvas>(picture, env.createCanvas(size.width, size.height), size).canvas;
}

/** RGBA of a canvas. */
export function pixelsOf(canvas: PaintCanvas): Uint8ClampedArray {
  const context = canvas.getContext('2d') as unknown as PixelContext;
  return context.getImageData(0, 0, canvas.width, canvas.height).data;
}

/** Every n-th byte from an offset. */
export function channel(pixels: ArrayLike<number>, offset: number): Uint8Array {
  const bytes = new Uint8Array(pixels.length / 4);
  for (let i = 0; i < bytes.length; i++) bytes[i] = pixels[4 * i + offset]!;
  return bytes;
}

/** RGB without alpha. */
export function colorsOf(pixels: ArrayLike<number>): Uint8Array {
  const bytes = new Uint8Array((pixels.length / 4) * 3);
  for (let from = 0, to = 0; from < pixels.length; from += 4) {
    bytes[to++] = pixels[from]!;
    bytes[to++] = pixels[from + 1]!;
    bytes[to++] = pixels[from + 2]!;
  }
  return bytes;
}

export function isOpaque(pixels: ArrayLike<number>): boolean {
  for (let i = 3; i < pixels.length; i += 4) if (pixels[i] !== 255) return false;
  return true;
}
