import type { PictureEffect } from '../../imaging/effect.js';
import type { Picture } from '../../paint/env.js';
import { picturesIn } from '../pictures-in.js';
import { startWorker } from '../start-worker.js';
import type { SentPicture } from '../raster/raster-messages.js';
import { FrameFailed } from './film-failures.js';
import { makeVideo } from './make-video.js';
import type { VideoJob } from './video-job.js';
import type { VideoResponse } from './video-messages.js';

type Pictures = (source: string, effect?: PictureEffect) => Picture | undefined;

export interface VideoOptions {
  /** Gives the decoded pictures, which must be here before. */
  readonly pictures: Pictures;
  readonly signal: AbortSignal;
  /** Counts frames. */
  readonly onFrame: (done: number, total: number) => void;
  /** Told of a film whose sound older players do not know. */
  readonly onOpus?: () => void;
}

/**
 * Makes a film in a worker, so that the page stays usable and stopping takes effect at once. Where no worker can be had it
 * does so in the page itself. The samples of a sound are given away. Rejects with the signal's reason, or with an Error that
 * says why there is no film.
 */
export async function videoOf(job: VideoJob, options: VideoOptions): Promise<Blob> {
  const { signal } = options;
  signal.throwIfAborted();
  const worker = await startWorker(newWorker);
  if (!worker) return madeHere(job, options);
  try {
    return await madeBy(worker, job, options);
  } finally {
    worker.terminate();
  }
}

async function madeHere(job: VideoJob, { pictures, signal, onFrame, onOpus }: VideoOptions): Promise<Blob> {
  const told = (done: number, total: number): void => {
    // nothing else can stop it here, and no other encoder may begin anew
    if (signal.aborted) throw new FrameFailed('stopped');
    onFrame(done, total);
  };
  try {
    return await makeVideo(job, pictures, told, onOpus);
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  }
}

async function madeBy(
  worker: Worker,
  job: VideoJob,
  { pictures, signal, onFrame, onOpus }: VideoOptions,
): Promise<Blob> {
  const sent = await copies(job, pictures);
  signal.throwIfAborted();
  return new Promise<Blob>((resolve, reject) => {
    const stop = () => reject(signal.reason as Error);
    signal.addEventListener('abort', stop, { once: true });
    worker.onerror = ({ message }) => reject(new Error(message || 'the worker ended'));
    worker.onmessage = ({ data }: MessageEvent<VideoResponse>) => {
      if ('done' in data) onFrame(data.done, data.total);
      else if ('opus' in data) onOpus?.();
      else if ('file' in data) resolve(data.file);
      else reject(new Error(data.failed));
    };
    const samples = job.sound?.channels.map(({ buffer }) => buffer) ?? [];
    worker.postMessage({ job, pictures: sent }, [...sent.map(({ bitmap }) => bitmap), ...samples]);
  });
}

const newWorker = (): Worker => new Worker(new URL('./video-worker.ts', import.meta.url), { type: 'module' });

async function copies({ pages }: VideoJob, pictures: Pictures): Promise<SentPicture[]> {
  const found = picturesIn(pages.flatMap(({ drawn }) => drawn.ops));
  const sent = [...found].map(async ([key, { source, effect }]) => {
    const picture = pictures(source, effect);
    return picture ? [{ key, bitmap: await createImageBitmap(picture) }] : [];
  });
  return (await Promise.all(sent)).flat();
}
