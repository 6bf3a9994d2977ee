export type LogoBackground = 'light' | 'dark';

/** Enough to tell light from dark, pixels of a side. */
const SIDE = 32;

/** Lightness from which on a logo needs a dark background, 0 to 1: white and near it, not yellow. */
const TOO_LIGHT = 0.82;

/** The background for RGBA pixels of straight alpha: dark where all that is there is nearly white. */
export function backgroundFor(pixels: ArrayLike<number>): LogoBackground {
  let weight = 0;
  let light = 0;
  for (let i = 0; i < pixels.length; i += 4) {
    const alpha = pixels[i + 3]! / 255;
    weight += alpha;
    light += (alpha * (0.2126 * pixels[i]! + 0.7152 * pixels[i + 1]! + 0.0722 * pixels[i + 2]!)) / 255;
  }
  const opaque = weight > (pixels.length / 4) * 0.98;
  // a logo that brings its own background is visible on any
  return !opaque && weight > 0 && light / weight > TOO_LIGHT ? 'dark' : 'light';
}

/** The background for a picture that has loaded; light where its pixels may not be read. */
export function logoBackground(picture: HTMLImageElement): LogoBackground {
  const canvas = new OffscreenCanvas(SIDE, SIDE);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return 'light';
  try {
    context.drawImage(picture, 0, 0, SIDE, SIDE);
    return backgroundFor(context.getImageData(0, 0, SIDE, SIDE).data);
  } catch {
    return 'light';
  }
}
