import { createCanvas, type Canvas } from '@napi-rs/canvas';
import sharp from 'sharp';
import type { CatalogIndex } from '../../format.js';
import type { DrawnPage } from '../../../elements/display/page-ops.js';
import type { Size } from '../../../elements/math/geometry.js';
import type { PaintCanvas } from '../../../elements/paint/env.js';
import { pixelsOf, renderInNode } from '../../../elements/render/node.js';
import type { RenderSources } from '../../../elements/render/resources.js';
import type { FontStore } from '../../../elements/text/fonts/font-store.js';
import type { ReadBuilt } from '../fonts/load-fonts.js';
import { SmallPhotos } from './small-photos.js';

const THUMBNAIL_SIDE = 480;
/**
 * Rendered larger and then made small: thin rules and small type come out cleaner than at their final size. Twice as large
 * looks the same and takes the build half as long again.
 */
const OVERSAMPLING = 1.5;
/** Of 0 to 6; more packs 3 % tighter in twice the time. */
const EFFORT = 2;

interface Options {
  readonly transparent?: boolean;
}

/** Renders pages of the catalog through the product's own renderer. */
export class Thumbnails {
  readonly #files: ReadonlyMap<string, string>;
  readonly #photos: SmallPhotos;

  constructor(
    { resources }: Pick<CatalogIndex, 'resources'>,
    readonly fonts: FontStore,
    readonly read: ReadBuilt,
  ) {
    this.#files = new Map(resources.map(({ id, file }) => [`design_resource:${id}`, file]));
    this.#photos = new SmallPhotos(read);
  }

  /** A WebP of at most 480 px a side. Throws when a picture of the page cannot be loaded. */
  async render(page: DrawnPage, size: Size, options: Options = {}): Promise<Buffer> {
    const scale = THUMBNAIL_SIDE / Math.max(size.width, size.height);
    const canvas = await this.#draw(page, size, scale * OVERSAMPLING, options, this.#smallSources);
    const [width, height] = [size.width, size.height].map((side) => Math.max(1, Math.round(side * scale)));
    return sharp(shrunkPixels(canvas, width!, height!), {
      raw: { width: width!, height: height!, channels: 4 },
    })
      .webp({ quality: 84, effort: EFFORT })
      .toBuffer();
  }

  /** The page on a canvas of its own. Throws when a picture of the page cannot be loaded. */
  paint(page: DrawnPage, size: Size, scale: number, options: Options = {}): Promise<PaintCanvas> {
    return this.#draw(page, size, scale, options, this.#sources);
  }

  async #draw(
    page: DrawnPage,
    size: Size,
    scale: number,
    options: Options,
    sources: RenderSources,
  ): Promise<PaintCanvas> {
    const { canvas, failures } = await renderInNode({ page, size, scale, ...options }, sources, this.fonts);
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

  readonly #smallSources = {
    ...this.#sources,
    bytes: (source: string): Promise<Uint8Array> => {
      const file = this.#files.get(source);
      return file?.endsWith('.jpg') ? this.#photos.small(file) : this.#sources.bytes(source);
    },
  };
}

/** RGBA by rows. The canvas shrinks four times as fast as what packs the picture. */
function shrunkPixels(canvas: PaintCanvas, width: number, height: number): Uint8ClampedArray {
  const small = createCanvas(width, height);
  const context = small.getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.drawImage(canvas as unknown as Canvas, 0, 0, width, height);
  return pixelsOf(small as unknown as PaintCanvas);
}
