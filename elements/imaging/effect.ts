import type { Rect } from '../math/geometry.js';

/** The seven adjustments of a picture as stored and shown: -100 to 100, vignette 0 to 100; absent is 0. */
export interface Adjustments {
  readonly brightness?: number;
  readonly contrast?: number;
  readonly saturation?: number;
  readonly tint?: number;
  readonly blur?: number;
  readonly x_process?: number;
  readonly vignette?: number;
}

/** What is done to a picture's pixels: its filter first, then the adjustments. */
export interface PictureEffect {
  /** Equal keys give equal pixels: the cache's name for this effect. */
  readonly key: string;
  readonly adjustments: Adjustments;
  /** Id of one of the 21 filters; absent for none. */
  readonly filter?: string;
  /** 0 the original, 50 the filter as designed, 100 twice that (DECISIONS 9). */
  readonly intensity: number;
  /** The part of the picture that shows, as fractions of it: a vignette darkens towards the edges of this. */
  readonly shown: Rect;
}
