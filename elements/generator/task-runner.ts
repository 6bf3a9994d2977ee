import { unpackObjects } from '../document/unpack-objects.js';
import { kindFor, type DesignObject } from '../objects/kinds.js';
import type { PaintCanvas, PaintEnv, Picture } from '../paint/env.js';
import { browserRenderEnv, decodePicture } from '../render/browser.js';
import { FontLoader } from '../render/font-loader.js';
import { renderPage } from '../render/render-page.js';
import { RenderResources } from '../render/resources.js';
import { FontStore } from '../text/fonts/font-store.js';
import type { GeneratorSources } from './sources.js';
import type { PictureRequest, TaskEnv } from './task.js';
import { tasks, type InputOf, type OutputOf, type TaskName } from './tasks.js';
import { inTime } from './time-limit.js';

/** What the platform lends: browsers have it, tests bring their own. */
export interface Platform {
  decode(bytes: Uint8Array): Promise<Picture>;
  paint(plain: (source: string) => Picture | undefined): PaintEnv;
  bitmap(canvas: PaintCanvas): ImageBitmap;
  pixels(canvas: PaintCanvas): Uint8ClampedArray;
  /** Lets others have their turn. */
  pause(): Promise<void>;
}

export const BROWSER: Platform = {
  decode: (bytes) => decodePicture(new Blob([bytes as Uint8Array<ArrayBuffer>])),
  paint: (plain) => browserRenderEnv(plain),
  bitmap: (canvas) => (canvas as unknown as OffscreenCanvas).transferToImageBitmap(),
  pixels: (canvas) => {
    const context = canvas.getContext('2d') as unknown as OffscreenCanvasRenderingContext2D;
    return context.getImageData(0, 0, canvas.width, canvas.height).data;
  },
  pause: () => new Promise((resolve) => setTimeout(resolve)),
};

/** Decoded pictures that are kept for the next job, bytes. */
const MOST_DECODED = 400_000_000;
/** Work of a job before others get their turn, ms. */
const SLICE = 12;
/** A font or picture that takes longer shows as one that is missing, ms. */
const MOST_WAITED = 20_000;

/** Fonts and pictures with the painter's caches over them. */
interface Stock {
  readonly resources: RenderResources;
  readonly paint: PaintEnv;
  decoded: number;
}

/** Runs tasks, several at once where they wait, with the fonts and pictures of earlier ones. */
export class TaskRunner {
  readonly #sources: GeneratorSources;
  readonly #platform: Platform;
  readonly #fonts = new FontStore();
  readonly #loader: FontLoader;
  #stock: Stock | undefined;

  constructor(sources: GeneratorSources, platform = BROWSER) {
    this.#sources = sources;
    this.#platform = platform;
    this.#loader = new FontLoader(sources.fonts, this.#fonts);
  }

  /** Rejects with the signal's reason when it fires, and with what the task throws. */
  async run<N extends TaskName>(name: N, input: InputOf<N>, signal: AbortSignal): Promise<OutputOf<N>> {
    signal.throwIfAborted();
    return tasks[name].run(input, this.#env(signal));
  }

  /** What could not be loaded is asked for again. */
  retry(): void {
    this.#loader.retry();
    this.#stock?.resources.retry();
  }

  #env(signal: AbortSignal): TaskEnv {
    const { resources, paint } = this.#current();
    let since = performance.now();
    return {
      objects: resources.env,
      signal,
      load: async (objects) => {
        await resources.load(objects);
        signal.throwIfAborted();
        return picturesOf(objects).filter((source) => resources.failures.has(source));
      },
      picture: (request) => this.#picture(request, resources, paint),
      paint,
      pixels: (canvas) => this.#platform.pixels(canvas),
      pause: async () => {
        signal.throwIfAborted();
        if (performance.now() - since < SLICE) return;
        await this.#platform.pause();
        signal.throwIfAborted();
        since = performance.now();
      },
    };
  }

  #picture({ page, size, side }: PictureRequest, resources: RenderResources, paint: PaintEnv): ImageBitmap {
    const unpacked = unpackObjects(page.objects);
    const drawn = { ...page, objects: unpacked.objects, groups: [...page.groups, ...unpacked.groups] };
    const scale = Math.max(side / Math.max(size.width, size.height), 1 / Math.min(size.width, size.height));
    const canvas = renderPage({ page: drawn, size, scale }, { objects: resources.env, paint });
    return this.#platform.bitmap(canvas);
  }

  /** Begins anew when too much is kept; jobs under way go on with what they began with. */
  #current(): Stock {
    if (this.#stock && this.#stock.decoded < MOST_DECODED) return this.#stock;
    const { decode, paint } = this.#platform;
    const counted = async (bytes: Uint8Array): Promise<Picture> => {
      const picture = await decode(bytes);
      stock.decoded += picture.width * picture.height * 4;
      return picture;
    };
    const resources = new RenderResources(this.#renderSources(), counted, this.#fonts, paint);
    const stock: Stock = { resources, paint: paint((source) => resources.picture(source)), decoded: 0 };
    return (this.#stock = stock);
  }

  #renderSources(): ConstructorParameters<typeof RenderResources>[0] {
    const { drawing } = this.#sources;
    return {
      bytes: (source) => inTime(this.#bytes(source), MOST_WAITED),
      font: (need) => inTime(this.#loader.load(need), MOST_WAITED),
      ...(drawing && { drawnPixels: (source: string) => inTime(drawing(source), MOST_WAITED) }),
    };
  }

  async #bytes(source: string): Promise<Uint8Array> {
    const found = await this.#sources.file(source);
    if (typeof found !== 'string') return new Uint8Array(await found.arrayBuffer());
    const response = await fetch(found);
    if (!response.ok) throw new Error(`${source} answered ${response.status}`);
    return new Uint8Array(await response.arrayBuffer());
  }
}

/** Source keys of what the objects show. */
const picturesOf = (objects: readonly DesignObject[]): string[] => [
  ...new Set(
    objects
      .flatMap((object) => kindFor(object).needs(object))
      .flatMap((need) => (need.type === 'font' ? [] : [need.source])),
  ),
];
