import type { Size } from '../../math/geometry.js';
import type { RasterJob } from './raster-page.js';

/** What a page and its raster worker say to each other. */

/** A decoded picture under its name (`pictureKey`), sent once and used by every page after it. */
export interface SentPicture {
  readonly key: string;
  readonly bitmap: ImageBitmap;
}

export interface RasterRequest {
  readonly job: RasterJob;
  readonly pictures: readonly SentPicture[];
}

export type RasterResponse =
  | { readonly file: Blob }
  | { readonly tooLarge: { readonly pixels: Size; readonly largest: number } }
  | { readonly failed: string };
