import type { LoadedFonts } from '../render/font-loader.js';
import type { DrawnPixels } from '../render/resources.js';

/**
 * Where a generator has fonts and pictures from. It is asked in the page; what it answers crosses over to a worker, so that
 * it is data alone.
 */
export interface GeneratorSources {
  /** The file behind a source key, or the address that a worker of the page can fetch it from. */
  file(source: string): Promise<Blob | string>;
  /** A drawing (SVG) as pixels, which only a page can make; without it drawings show as placeholders. */
  drawing?(source: string): Promise<DrawnPixels>;
  readonly fonts: LoadedFonts;
}
