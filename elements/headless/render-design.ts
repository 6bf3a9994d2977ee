import { awaitedLetters } from '../text/awaited-letters.js';
import { heardSound, type Samples } from '../animation/heard-sound.js';
import { pageOps } from '../display/page-ops.js';
import type { PageOps } from '../display/ops.js';
import { withoutMissing } from '../display/strip-placeholders.js';
import { parseDesignFile, type DesignFile, type StoredPage } from '../document/design-file.js';
import { unpackObjects } from '../document/unpack-objects.js';
import type { ExportPictures } from '../export/export-pictures.js';
import { FrameFailed } from '../export/video/film-failures.js';
import { filmedPage } from '../export/video/filmed-page.js';
import { videoBytes } from '../export/video/make-video.js';
import { filmSize, VIDEO_TYPES, type FilmedPage, type VideoFormat } from '../export/video/video-job.js';
import { printedLength, printedSize } from '../export/pdf/page-size.js';
import { backgroundBleed } from '../objects/background/bleed.js';
import { kindFor, kinds, type DesignObject } from '../objects/kinds.js';
import type { PlainPictures } from '../paint/effects.js';
import type { PaintCanvas, PaintEnv, Picture } from '../paint/env.js';
import type { Encoding } from '../render/encoding.js';
import { FontLoader } from '../render/font-loader.js';
import { renderedSize } from '../render/paint-page.js';
import { renderPage } from '../render/render-page.js';
import { RenderResources, type DrawingReader } from '../render/resources.js';
import { FontStore } from '../text/fonts/font-store.js';
import { inlinePicture, NO_ASSETS, type DesignAssets } from './assets.js';

export const FORMATS = ['png', 'jpg', 'webp', 'svg', 'pdf', 'mp4', 'gif'] as const;
export type Format = (typeof FORMATS)[number];

export interface RenderOptions {
  /** Where pictures and fonts come from; without it only what lies in the design itself is drawn, and no text. */
  readonly assets?: DesignAssets;
  /** Numbers from 1. A PDF and a film have all pages when absent; of the other formats the first of them is rendered. */
  readonly pages?: readonly number[];
  /** PNG, JPG, WebP, MP4, GIF: output pixels per page pixel; 1 when absent. */
  readonly scale?: number;
  /** MP4, GIF: frames a second, 1 to 60; 30 of MP4 and 15 of GIF when absent. */
  readonly rate?: number;
  /** MP4, GIF: counts frames. */
  readonly onFrame?: (done: number, total: number) => void;
  /** JPG, WebP: 1 to 100; 90 when absent. */
  readonly quality?: number;
  /** PNG, WebP: leaves the page's own color out. */
  readonly transparent?: boolean;
  /** PDF: the design's bleed is part of the sheet, and lines beyond it say where to cut. */
  readonly bleed?: boolean;
  readonly marks?: boolean;
  /** PDF: letters as text that can be selected, or as shapes; 'live' when absent. */
  readonly text?: 'live' | 'outlines';
  /** PDF, SVG: what the document is called; 'Design' when absent. */
  readonly title?: string;
  /** PDF: language of the texts, BCP 47; 'en' when absent. */
  readonly language?: string;
  /** PDF: date in the file, now when absent. Equal designs with equal dates give equal bytes. */
  readonly created?: Date;
  readonly signal?: AbortSignal;
}

export interface RenderedFile {
  readonly bytes: Uint8Array;
  /** MIME type. */
  readonly type: string;
  /** Sources of pictures and of the sound that could not be had and are left out, and families that another font stands in for. */
  readonly missing: readonly string[];
  /** Letters whose font could not be had, its family among the missing: another font or boxes stand in their place. */
  readonly letters: readonly string[];
}

/** What pictures are decoded, painted and encoded with. */
export interface Platform {
  decode(bytes: Uint8Array): Promise<Picture>;
  paintEnv(plain: PlainPictures, failed?: (error: unknown, source: string) => void): PaintEnv;
  encode(canvas: PaintCanvas, encoding: Encoding): Promise<Uint8Array>;
  /** What reads drawings (SVG) that are shown as pictures. */
  drawings(families: readonly string[]): Promise<DrawingReader>;
  /** Samples of a sound file from its beginning on, as many seconds as are heard at most. Rejects for one it cannot read. */
  sound(bytes: Uint8Array, seconds: number): Promise<Samples>;
  /** Our own encoder of H.264, where it cannot be fetched. */
  h264?(): Promise<BufferSource>;
}

/** Frames a second. */
const FRAMES: Readonly<Record<VideoFormat, number>> = { mp4: 30, gif: 15 };

const TYPES: Readonly<Record<Format, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  svg: 'image/svg+xml',
  pdf: 'application/pdf',
  ...VIDEO_TYPES,
};

/**
 * A design as a file. Rejects with DesignFileError, which names the fault's place; with RangeError for a page that is not
 * there or a picture that would be too large; with TypeError for another format; with the signal's reason when it fires.
 */
export async function renderDesign(
  value: unknown,
  format: Format,
  options: RenderOptions,
  platform: Platform,
): Promise<RenderedFile> {
  if (!FORMATS.includes(format)) throw new TypeError(`format must be one of ${FORMATS.join(', ')}`);
  const design = parseDesignFile(value);
  const book = new Book(design, options, platform);
  const bytes = await book.file(format);
  return { bytes, type: TYPES[format], ...(await book.missing()) };
}

async function fileOf(source: string, assets: DesignAssets): Promise<Uint8Array> {
  const lying = inlinePicture(source);
  if (!lying) return assets.picture(source);
  return assets.inline ? assets.inline(lying) : lying;
}

const soundFile = (source: string, assets: DesignAssets): Promise<Uint8Array> =>
  assets.sound ? assets.sound(source) : assets.picture(source);

/** A design with what its pages need. */
class Book {
  readonly #assets: DesignAssets;
  readonly #store = new FontStore();
  readonly #loader: FontLoader;
  readonly #resources: RenderResources;
  readonly #paint: PaintEnv;
  readonly #failed = new Set<string>();
  readonly #shown: DesignObject[] = [];

  constructor(
    private readonly design: DesignFile,
    private readonly options: RenderOptions,
    private readonly platform: Platform,
  ) {
    const assets = options.assets ?? NO_ASSETS;
    this.#assets = assets;
    this.#loader = new FontLoader(assets.fonts, this.#store);
    this.#resources = new RenderResources(
      {
        bytes: (source) => fileOf(source, assets),
        font: (need) => this.#loader.load(need),
        drawings: async () => platform.drawings(await this.#loader.names()),
      },
      platform.decode,
      this.#store,
      (plain) => platform.paintEnv(plain),
    );
    this.#paint = platform.paintEnv(
      (source) => this.#resources.picture(source),
      (_, source) => this.#failed.add(source),
    );
  }

  /** Throws RangeError for one that is not there. */
  #pages(): readonly StoredPage[] {
    const { pages } = this.design;
    return (this.options.pages ?? pages.map((_, i) => i + 1)).map((number) => {
      const page = pages[number - 1];
      if (!page) throw new RangeError(`there is no page ${number}`);
      return page;
    });
  }

  async #loaded(page: StoredPage) {
    this.options.signal?.throwIfAborted();
    const stacked = [...page.objects].sort((a, b) => a.layer_index - b.layer_index);
    const { objects, groups } = unpackObjects(stacked);
    const { background_image: picture = null, background_color } = page;
    const shown = picture ? [picture, ...objects] : objects;
    this.#shown.push(...shown);
    await this.#resources.load(shown);
    return { objects, groups: [...page.groups, ...groups], background_color, background_image: picture };
  }

  file(format: Format): Promise<Uint8Array> {
    if (format === 'pdf') return this.#pdf();
    return format === 'mp4' || format === 'gif' ? this.#film(format) : this.#page(format);
  }

  /** The pages one after the other, each for its duration, as the player shows them. */
  async #film(format: VideoFormat): Promise<Uint8Array> {
    const { scale = 1, rate = FRAMES[format], onFrame = () => undefined, signal } = this.options;
    if (!(scale > 0)) throw new RangeError('scale must be more than 0');
    if (!(rate >= 1 && rate <= 60)) throw new RangeError('rate must be from 1 to 60');
    const { width, height } = this.design;
    const pages: FilmedPage[] = [];
    for (const page of this.#pages()) pages.push(filmedPage(page, await this.#ops(page, 0)));
    const h264 = format === 'mp4' ? await this.platform.h264?.() : undefined;
    const sound = format === 'mp4' ? await this.#sound(pages) : undefined;
    const job = {
      pages,
      size: { width, height },
      pixels: filmSize({ width, height }, Math.min(width, height) * scale),
    };
    return videoBytes(
      { ...job, rate, format, ...(h264 && { h264 }), ...(sound && { sound }) },
      this.#paint,
      (done, total) => {
        if (signal?.aborted) throw new FrameFailed('stopped');
        onFrame(done, total);
      },
    ).catch((error: unknown) => {
      signal?.throwIfAborted();
      throw error;
    });
  }

  /** What is heard under the pages; a sound that cannot be had or read is missing, and the film has none. */
  async #sound(pages: readonly FilmedPage[]): Promise<Samples | undefined> {
    const { sound } = this.design;
    if (!sound) return undefined;
    const seconds = pages.reduce((sum, { duration }) => sum + duration, 0);
    try {
      const bytes = inlinePicture(sound.src) ?? (await soundFile(sound.src, this.#assets));
      const samples = await this.platform.sound(bytes, (sound.start ?? 0) + seconds);
      return heardSound(sound, samples, seconds);
    } catch {
      this.#failed.add(sound.src);
      return undefined;
    }
  }

  /** PNG, JPG, WebP or SVG of the first page asked for. */
  async #page(format: Exclude<Format, 'pdf' | VideoFormat>): Promise<Uint8Array> {
    const [page] = this.#pages();
    if (!page) throw new RangeError('there is no page to render');
    if (format === 'svg') return this.#svg(page);
    const { design: size, options } = this;
    const { scale = 1, quality, transparent = false } = options;
    if (!(scale > 0)) throw new RangeError('scale must be more than 0');
    renderedSize(size, scale);
    const drawn = await this.#loaded(page);
    const canvas = renderPage(
      { page: drawn, size, scale, transparent, ...(format === 'jpg' && { under: '#ffffff' }) },
      { objects: this.#resources.env, paint: this.#paint },
    );
    const encoding = { format: format === 'jpg' ? 'jpeg' : format } as const;
    return this.platform.encode(canvas, quality === undefined ? encoding : { ...encoding, quality });
  }

  async #svg(page: StoredPage): Promise<Uint8Array> {
    const { width, height, dimension_units: unit } = this.design;
    const { writeSvg } = await import('../export/svg/write-svg.js');
    const printed = { width: printedLength(width, unit), height: printedLength(height, unit) };
    const request = { page: await this.#ops(page, 0), title: this.#title, printed };
    return new TextEncoder().encode(await writeSvg(request, this.#pictures(), this.options.signal));
  }

  async #pdf(): Promise<Uint8Array> {
    const { design, options } = this;
    const { language = 'en', created = new Date(), text, marks = false, signal } = options;
    const bleed = options.bleed ? (design.bleed ?? 0) : 0;
    const pages = this.#pages();
    const { writePdf } = await import('../export/pdf/write-pdf.js');
    return writePdf(
      {
        info: { title: this.#title, language, created },
        size: printedSize(design, design.dimension_units, { bleed, marks }),
        pages: pages.map((page) => () => this.#ops(page, bleed)),
        ...(text && { text }),
      },
      { pictures: this.#pictures(), faces: (id) => this.#store.faces.find((face) => face.id === id) },
      signal ? { signal } : {},
    );
  }

  async #ops(page: StoredPage, bleed: number): Promise<PageOps> {
    const drawn = await this.#loaded(page);
    const { env } = this.#resources;
    const { background_image: picture } = drawn;
    const background = picture ? backgroundBleed(picture, this.design, bleed, env) : [];
    return withoutMissing(pageOps(drawn, this.design, kinds, env, { bleed, background }));
  }

  #pictures(): ExportPictures {
    return {
      paint: this.#paint,
      bytes: (source) => fileOf(source, this.#assets).catch(() => undefined),
      picture: async (source, effect) => this.#paint.image(source, effect),
      encode: (canvas, encoding) => this.platform.encode(canvas, encoding),
    };
  }

  get #title(): string {
    return this.options.title ?? 'Design';
  }

  /** What is not in the file as the design has it. */
  async missing(): Promise<Pick<RenderedFile, 'missing' | 'letters'>> {
    const fonts = this.#shown.flatMap((object) =>
      kindFor(object)
        .needs(object)
        .filter((need) => need.type === 'font'),
    );
    const listed = (await this.#loader.names()).length > 0;
    const unknown = listed ? await this.#loader.unknown(fonts) : fonts.map(({ family }) => family);
    const { letters, families } = awaitedLetters(this.#store.awaited, fonts);
    const missing = [...this.#resources.failures.keys(), ...this.#failed, ...unknown, ...families];
    return { missing: [...new Set(missing)], letters };
  }
}
