import sharp from 'sharp';
import type { DrawnPage } from '../../../elements/display/page-ops.js';
import type { Size } from '../../../elements/math/geometry.js';
import type { PaintCanvas } from '../../../elements/paint/env.js';
import { pixelsOf, renderInNode } from '../../../elements/render/node.js';
import type { RenderSources } from '../../../elements/render/resources.js';
import type { FontStore } from '../../../elements/text/fonts/font-store.js';
import type { Assets } from '../assets.js';
import type { ReadBuilt } from './library.js';

export const THUMBNAIL_SIDE = 480;
/**
 * Rendered larger and then made small: thin rules and small type come out cleaner than at their final size. Twice as large
 * looks the same and takes the build half as long again.
 */
const OVERSAMPLING = 1.5;
/** Of 0 to 6; more packs 3 % tighter in twice the time. */
const EFFORT = 2;

/** Of a photo as it is drawn here: enough for a thumbnail that shows half of it. */
const PHOTO_SIDE = 1200;
/** A picture that is made small once more must not show how it was packed. */
const PHOTO_QUALITY = 94;

interface Options {
  readonly transparent?: boolean;
}

/** Drawing a photo of 2,400 px takes longer than all else on its page, and most are on several. */
const madeSmall = (bytes: Uint8Array): Promise<Uint8Array> =>
  sharp(bytes)
    .resize(PHOTO_SIDE, PHOTO_SIDE, { fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: PHOTO_QUALITY, chromaSubsampling: '4:4:4' })
    .toBuffer();

/** Renders pages of the catalog through the product's own renderer. */
export class Thumbnails {
  readonly #files: ReadonlyMap<string, string>;
  /** Photos made small, by their files. */
  readonly #photos = new Map<string, Promise<Uint8Array>>();

  constructor(
    assets: Pick<Assets, 'resources'>,
    readonly fonts: FontStore,
    readonly read: ReadBuilt,
  ) {
    this.#files = new Map(assets.resources.map(({ id, file }) => [`design_resource:${id}`, file]));
  }

  /** A WebP of at most 480 px a side. Throws when a picture of the page cannot be loaded. */
  async render(page: DrawnPage, size: Size, options: Options = {}): Promise<Buffer> {
    const scale = THUMBNAIL_SIDE / Math.max(size.width, size.height);
    const canvas = await this.#draw(page, size, scale * OVERSAMPLING, options, this.#smallSources);
    const { width, height } = canvas;
    const [columns, rows] = [size.width, size.height].map((side) => Math.max(1, Math.round(side * scale)));
    return sharp(pixelsOf(canvas), { raw: { width, height, channels: 4 } })
      .resize(columns, rows, { fit: 'fill' })
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
      if (!file?.endsWith('.jpg')) return this.#sources.bytes(source);
      const small = this.#photos.get(file) ?? this.read(file).then(madeSmall);
      this.#photos.set(file, small);
      return small;
    },
  };
}
