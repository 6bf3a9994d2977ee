import { applyEffect } from '../imaging/apply-effect.js';
import type { PictureEffect } from '../imaging/effect.js';
import type { Size } from '../math/geometry.js';
import type { PaintCanvas, PaintEnv, Picture } from './env.js';

/** Effects computed on the spot, for who paints once and may wait: servers, workers, files. */

type PixelContext = Pick<
  CanvasRenderingContext2D,
  'createImageData' | 'drawImage' | 'getImageData' | 'putImageData' | 'imageSmoothingQuality'
>;

/** Longer sides and larger areas canvases cannot hold everywhere. */
const MOST_SIDE = 16_384;
const MOST_AREA = 64_000_000;

/** The largest size of this shape that a picture's pixels can be changed at: its own but for giants. */
export function workableSize({ width, height }: Size): Size {
  const scale = Math.min(1, MOST_SIDE / Math.max(width, height), Math.sqrt(MOST_AREA / (width * height)));
  if (scale === 1) return { width, height };
  return { width: Math.max(1, Math.floor(width * scale)), height: Math.max(1, Math.floor(height * scale)) };
}

/** The picture on a canvas of this size, to change its pixels. Throws when there is no memory for one. */
export function onCanvas<C extends { getContext(kind: '2d', options?: object): unknown }>(
  picture: CanvasImageSource,
  canvas: C,
  { width, height }: Size,
): { readonly canvas: C; readonly context: PixelContext } {
  const context = canvas.getContext('2d', { willReadFrequently: true }) as PixelContext | null;
  if (!context) throw new Error(`no memory for a picture of ${width} x ${height} px`);
  // the way pictures are made smaller everywhere else
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, width, height);
  return { canvas, context };
}

/** A picture no larger than a side, px; in its own size where it is smaller. */
export function smallCopy(
  picture: Picture,
  side: number,
  createCanvas: PaintEnv['createCanvas'],
): PaintCanvas {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height));
  const width = Math.max(1, Math.round(picture.width * scale));
  const height = Math.max(1, Math.round(picture.height * scale));
  return onCanvas(picture, createCanvas(width, height), { width, height }).canvas;
}

const NOTHING: Size = { width: 0, height: 0 };

/** A copy of the picture with the effect on it. Throws when there is no memory for one. */
export function pictureWithEffect(
  picture: Picture,
  effect: PictureEffect,
  createCanvas: PaintEnv['createCanvas'],
): Picture {
  const size = workableSize(picture);
  if (size.width === 0 || size.height === 0) return picture;
  const { canvas, context } = onCanvas<PaintCanvas>(picture, createCanvas(size.width, size.height), size);
  const pixels = context.getImageData(0, 0, size.width, size.height);
  const changed = applyEffect(pixels, effect);
  if (changed === pixels) {
    context.putImageData(pixels, 0, 0);
    return canvas;
  }
  const larger = onCanvas<PaintCanvas>(picture, createCanvas(changed.width, changed.height), NOTHING);
  const target = larger.context.createImageData(changed.width, changed.height);
  target.data.set(changed.data);
  larger.context.putImageData(target, 0, 0);
  return larger.canvas;
}

/** Pictures of a source, without effects. */
export type PlainPictures = (source: string) => Picture | undefined;

/**
 * `PaintEnv.image` over plain pictures: each effect is computed when it is first asked for. What fails is told, and the
 * picture shows as it is, without its outline.
 */
export function withEffects(
  plain: PlainPictures,
  createCanvas: PaintEnv['createCanvas'],
  failed?: (error: unknown, source: string) => void,
): PaintEnv['image'] {
  const known = new Map<string, Picture | undefined>();
  return (source, effect) => {
    const picture = plain(source);
    if (!picture || !effect) return picture;
    const key = `${source} ${effect.key}`;
    if (!known.has(key)) known.set(key, computed(picture));
    return known.get(key);

    function computed(of: Picture): Picture | undefined {
      try {
        return pictureWithEffect(of, effect!, createCanvas);
      } catch (error) {
        failed?.(error, source);
        return effect!.outline ? undefined : of;
      }
    }
  };
}
