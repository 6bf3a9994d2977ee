import { bitmapOf, PixelSource } from './browser-pixels.js';
import { EffectQueue } from './effect-queue.js';
import type { EffectRunner, EffectTask, PictureFile } from './effect-task.js';

/** Milliseconds of an idle moment that are used: a frame keeps room for everything else. */
const SLICE = 6;
/** An idle moment is waited for this long, milliseconds. */
const LONGEST = 50;

/** Computes effects in the page, in its idle moments: where no worker can be had. */
export class MainThreadRunner implements EffectRunner {
  readonly #pixels = new PixelSource();
  readonly #pictures = new Map<number, PictureFile>();
  readonly #queue = new EffectQueue({
    pixels: (task) => this.#pixels.of(task, async () => this.#pictures.get(task.id)!.bitmap),
    finish: bitmapOf,
    pause: idleMoment,
    slice: SLICE,
  });

  async run(task: EffectTask, picture: PictureFile): Promise<ImageBitmap | undefined> {
    this.#pictures.set(task.id, picture);
    try {
      return await this.#queue.add(task);
    } finally {
      this.#pictures.delete(task.id);
    }
  }

  drop(id: number): void {
    this.#queue.drop(id);
  }
}

/** Safari has no idle callbacks: there a short timer must do. */
const idleMoment = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: LONGEST });
    else setTimeout(resolve, SLICE);
  });
