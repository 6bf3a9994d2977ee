import type { PaintEnv } from '../../paint/env.js';
import { paintOps } from '../../paint/painter.js';
import { FrameFailed } from './film-failures.js';
import { filmOf } from './film.js';
import { frameCount, type VideoJob } from './video-job.js';

/** A film has no transparency: what lies under pages without a color. */
const UNDER = '#ffffff';

/** Paints frame after frame on one canvas, with the painter of the screen. */
export class FilmPainter {
  readonly count: number;
  readonly canvas: OffscreenCanvas;
  readonly #film;
  readonly #env: PaintEnv;

  /** Throws an Error when there is no memory for a frame. */
  constructor(
    private readonly job: VideoJob,
    env: PaintEnv,
  ) {
    const { width, height } = job.pixels;
    this.count = frameCount(job);
    this.#film = filmOf(job);
    this.#env = env;
    this.canvas = new OffscreenCanvas(width, height);
    if (!this.canvas.getContext('2d', { willReadFrequently: true }))
      throw new Error(`no memory for frames of ${width} x ${height} px`);
  }

  /** The pixels of frame `index`, RGBA by rows. Throws FrameFailed. */
  pixels(index: number): Uint8ClampedArray {
    const { size, pixels, rate } = this.job;
    const context = this.canvas.getContext('2d', { willReadFrequently: true })!;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.fillStyle = UNDER;
    context.fillRect(0, 0, pixels.width, pixels.height);
    // even sides: the page is stretched by less than a pixel
    context.setTransform(pixels.width / size.width, 0, 0, pixels.height / size.height, 0, 0);
    try {
      paintOps(context, this.#film.at(index / rate), this.#env, { exact: true });
      return context.getImageData(0, 0, pixels.width, pixels.height).data;
    } catch (cause) {
      throw new FrameFailed(`frame ${index} cannot be painted`, { cause });
    }
  }
}
