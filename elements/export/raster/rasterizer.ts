import type { PictureEffect } from '../../imaging/effect.js';
import type { Op } from '../../display/ops.js';
import type { Picture } from '../../paint/env.js';
import { picturesIn } from '../pictures-in.js';
import { startWorker } from '../start-worker.js';
import { PictureTooLarge } from './limits.js';
import type { RasterResponse, RasterRequest, SentPicture } from './raster-messages.js';
import { rasterPage, type RasterJob } from './raster-page.js';

type Pictures = (source: string, effect?: PictureEffect) => Picture | undefined;

/**
 * Makes pages files in a worker, so that the page stays usable and stopping takes effect at once, even in the middle of a
 * long encoding. Where no worker can be had (files of another origin) it does so in the page itself.
 */
export class Rasterizer {
  readonly #pictures: Pictures;
  readonly #sent = new Set<string>();
  #worker: Promise<Worker | null> | null = null;

  /** `pictures` gives the decoded ones, which must be here before a page is asked for. */
  constructor(pictures: Pictures) {
    this.#pictures = pictures;
  }

  /** The file of a page. Rejects with PictureTooLarge, or with the signal's reason as soon as it fires. */
  async page(job: RasterJob, signal: AbortSignal): Promise<Blob> {
    signal.throwIfAborted();
    const worker = await (this.#worker ??= startWorker(newWorker));
    const pictures = worker ? await this.#unsent(job.ops) : [];
    signal.throwIfAborted();
    return worker ? ask(worker, { job, pictures }, signal) : rasterPage(job, this.#pictures);
  }

  /** Stops the worker and frees its memory. */
  close(): void {
    void this.#worker?.then((worker) => worker?.terminate());
    this.#worker = null;
    this.#sent.clear();
  }

  /** Copies of the pictures the worker does not have yet. */
  async #unsent(ops: readonly Op[]): Promise<SentPicture[]> {
    const pictures: Promise<SentPicture>[] = [];
    for (const [key, { source, effect }] of picturesIn(ops)) {
      const picture = this.#sent.has(key) ? undefined : this.#pictures(source, effect);
      if (!picture) continue;
      this.#sent.add(key);
      pictures.push(createImageBitmap(picture).then((bitmap) => ({ key, bitmap })));
    }
    return Promise.all(pictures);
  }
}

const newWorker = (): Worker =>
  new Worker(new URL('./raster-worker.ts', import.meta.url), { type: 'module' });

function ask(worker: Worker, request: RasterRequest, signal: AbortSignal): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      worker.terminate();
      reject(signal.reason as Error);
    };
    signal.addEventListener('abort', stop, { once: true });
    const done = (act: () => void) => {
      signal.removeEventListener('abort', stop);
      act();
    };
    worker.onerror = ({ message }) => done(() => reject(new Error(message || 'the worker ended')));
    worker.onmessage = ({ data }: MessageEvent<RasterResponse>) =>
      done(() => ('file' in data ? resolve(data.file) : reject(failure(data))));
    worker.postMessage(
      request,
      request.pictures.map(({ bitmap }) => bitmap),
    );
  });
}

function failure(answer: Exclude<RasterResponse, { readonly file: Blob }>): Error {
  if ('failed' in answer) return new Error(answer.failed);
  return new PictureTooLarge(answer.tooLarge.pixels, answer.tooLarge.largest);
}
