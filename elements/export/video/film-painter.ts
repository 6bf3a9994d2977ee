import { areSameOps } from '../../animation/same-ops.js';
import { PAPER } from '../../animation/transitions.js';
import type { Op } from '../../display/ops.js';
import type { PaintCanvas, PaintEnv } from '../../paint/env.js';
import { paintOps } from '../../paint/painter.js';
import { FrameFailed } from './film-failures.js';
import { FilmPictures } from './film-pictures.js';
import { filmOf } from './film.js';
import type { RedAt } from './i420/to-i420.js';
import { readPixels } from './read-pixels.js';
import { frameCount, type VideoJob } from './video-job.js';

/** Paints frame after frame on one canvas, with the painter of the screen. */
export class FilmPainter {
  readonly count: number;
  readonly #context: CanvasRenderingContext2D;
  readonly #film;
  readonly #env: PaintEnv;
  /** What of the frame could not be painted. */
  readonly #failures: unknown[] = [];
  /** What is on the canvas; null before the first frame and after one that failed. */
  #shown: readonly Op[] | null = null;

  /** Throws an Error when there is no memory for a frame. */
  constructor(
    private readonly job: VideoJob,
    env: PaintEnv,
  ) {
    const { width, height } = job.pixels;
    this.count = frameCount(job);
    this.#film = filmOf(job);
    const { image } = new FilmPictures(env);
    this.#env = { ...env, image, imagesFit: true, failed: (error) => void this.#failures.push(error) };
    const context = contextOf(env.createCanvas(width, height));
    if (!context) throw new Error(`no memory for frames of ${width} x ${height} px`);
    this.#context = context;
  }

  /** What frames are painted on. */
  get canvas(): OffscreenCanvas {
    return this.#context.canvas as unknown as OffscreenCanvas;
  }

  /** Has frame `index` on the canvas; false when it looks as the frame that was there. Throws FrameFailed. */
  paint(index: number): boolean {
    const { size, pixels, rate } = this.job;
    const context = this.#context;
    const ops = this.#film.at(index / rate);
    if (this.#shown && areSameOps(this.#shown, ops)) return false;
    this.#shown = null;
    context.setTransform(1, 0, 0, 1, 0, 0);
    // a film has no transparency
    context.fillStyle = PAPER;
    context.fillRect(0, 0, pixels.width, pixels.height);
    // even sides: the page is stretched by less than a pixel
    context.setTransform(pixels.width / size.width, 0, 0, pixels.height / size.height, 0, 0);
    this.#failures.length = 0;
    // with pictures of the size that shows, which 'exact' would not have
    paintOps(context, ops, this.#env);
    if (this.#failures.length > 0)
      throw new FrameFailed(`frame ${index} cannot be painted`, { cause: this.#failures[0] });
    // nothing is painted on a lost one, without a word
    if (isLost(context)) throw new FrameFailed(`frame ${index} cannot be painted: the canvas was lost`);
    this.#shown = ops;
    return true;
  }

  /** The pixels of the frame that was painted, four bytes each by rows; says where they have red. Rejects with FrameFailed. */
  async read(into: Uint8Array): Promise<RedAt> {
    try {
      return await readPixels(this.#context, into);
    } catch (cause) {
      throw new FrameFailed('a frame cannot be read', { cause });
    }
  }
}

/** Older browsers, and Node, do not say. */
const isLost = (context: CanvasRenderingContext2D): boolean =>
  (context as { isContextLost?: () => boolean }).isContextLost?.() ?? false;

/** Canvases of pages, workers and Node all read their pixels; an opaque one needs no arithmetic for it. */
const contextOf = (canvas: PaintCanvas): CanvasRenderingContext2D | null =>
  (canvas as unknown as HTMLCanvasElement).getContext('2d', { willReadFrequently: true, alpha: false });
