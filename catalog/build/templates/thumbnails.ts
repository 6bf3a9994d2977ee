import sharp from 'sharp';
import type { DrawnPage } from '../../../elements/display/page-ops.js';
import type { Size } from '../../../elements/math/geometry.js';
import type { PaintCanvas } from '../../../elements/paint/env.js';
import { pixelsOf, renderInNode } from '../../../elements/render/node.js';
import type { FontStore } from '../../../elements/text/fonts/font-store.js';
import type { Assets } from '../assets.js';
import type { ReadBuilt } from './library.js';

export const THUMBNAIL_SIDE = 480;
/** Rendered larger and then made small: thin rules and small type come out cleaner than at their final size. */
const OVERSAMPLING = 2;

/** Renders pages of the catalog through the product's own renderer. */
export class Thumbnails {
  readonly #files: ReadonlyMap<string, string>;

  constructor(
    assets: Pick<Assets, 'resources'>,
    readonly fonts: FontStore,
    readonly read: ReadBuilt,
  ) {
    this.#files = new Map(assets.resources.map(({ id, file }) => [`design_resource:${id}`, file]));
  }

  /** A WebP of at most 480 px a side. Throws when a picture of the page cannot be loaded. */
  async render(
    page: DrawnPage,
    size: Size,
    options: { readonly transparent?: boolean } = {},
  ): Promise<Buffer> {
    const scale = (THUMBNAIL_SIDE * OVERSAMPLING) / Math.max(size.width, size.height);
    const canvas = await this.paint(page, size, scale, options);
    const { width, height } = canvas;
    return sharp(pixelsOf(canvas), { raw: { width, height, channels: 4 } })
      .resize(THUMBNAIL_SIDE, THUMBNAIL_SIDE, { fit: 'inside' })
      .webp({ quality: 84, smartSubsample: true })
      .toBuffer();
  }

  /** The page on a canvas of its own. Throws when a picture of the page cannot be loaded. */
  async paint(
    page: DrawnPage,
    size: Size,
    scale: number,
    options: { readonly transparent?: boolean } = {},
  ): Promise<PaintCanvas> {
    const { canvas, failures } = await renderInNode(
      { page, size, scale, ...options },
      this.#sources,
      this.fonts,
    );
    const [failure] = failures;
    if (failure) throw new Error(`${failure[0]}: ${failure[1].message}`);
    return canvas;
  }

  readonly #sources = {
    bytes: (source: string): Promise<Uint8Array> => {
      const file = this.#files.get(source);
      return file ? this.read(file) : Promise.reject(new Error('is not in the catalog'));
    },
    // every family is in the store already
    font: (): Promise<void> => Promise.resolve(),
  };
}
