import type { PictureEffect } from '../imaging/effect.js';
import type { Rect, Size } from '../math/geometry.js';

/** A decoded picture; its width and height are those of the picture itself. */
export type Picture = CanvasImageSource & { readonly width: number; readonly height: number };

/** The part of a 2D context the painter uses: DOM, OffscreenCanvas and @napi-rs/canvas all have it. */
export type PaintContext = Pick<
  OffscreenCanvasRenderingContext2D,
  | 'clearRect'
  | 'clip'
  | 'createLinearGradient'
  | 'createRadialGradient'
  | 'drawImage'
  | 'fill'
  | 'fillRect'
  | 'fillStyle'
  | 'getTransform'
  | 'globalAlpha'
  | 'globalCompositeOperation'
  | 'imageSmoothingEnabled'
  | 'imageSmoothingQuality'
  | 'lineCap'
  | 'lineJoin'
  | 'lineWidth'
  | 'miterLimit'
  | 'restore'
  | 'save'
  | 'setLineDash'
  | 'setTransform'
  | 'shadowBlur'
  | 'shadowColor'
  | 'shadowOffsetX'
  | 'stroke'
  | 'strokeStyle'
> & { readonly canvas: { readonly width: number; readonly height: number } };

/** A surface of the platform's own: OffscreenCanvas in browsers, a Canvas in Node. */
export type PaintCanvas = CanvasImageSource & {
  readonly width: number;
  readonly height: number;
  getContext(kind: '2d'): PaintContext | null;
};

/** What the platform lends the painter. One object for as long as it paints: the painter's caches hang on it. */
export interface PaintEnv {
  createCanvas(width: number, height: number): PaintCanvas;
  readonly Path2D: new (data?: string) => Path2D;
  /**
   * The decoded picture of a source key, with the effect on its pixels: while that is being computed, the nearest there is
   * (an older effect's, or the picture as it is). undefined draws nothing in its place. `size` is what all of the picture
   * would measure in device pixels, for who may answer with a smaller one; without it all its pixels are wanted, at once.
   */
  image(source: string, effect?: PictureEffect, size?: Size): Picture | undefined;
  /** Whether `image` answers with hardly more pixels than asked for, where it has them: such need no mipmaps, which take long. */
  readonly imagesFit?: boolean;
  /** Told when something could not be painted; the rest was. */
  failed?(error: unknown): void;
}

export interface PaintOptions {
  /** Device pixels that matter: ops outside are skipped and layers cut to it. The context's own clip is the caller's. */
  readonly area?: Rect;
  /**
   * Pictures with all their pixels and effects, however long that takes, and an error when anything could not be
   * painted: for what is kept.
   */
  readonly exact?: boolean;
}
