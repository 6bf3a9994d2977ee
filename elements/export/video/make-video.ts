import type { PaintEnv } from '../../paint/env.js';
import { browserPaintEnv } from '../../render/browser.js';
import { FrameFailed, NoSoundEncoder } from './film-failures.js';
import { FilmPainter } from './film-painter.js';
import type { Mp4 } from './write-mp4.js';
import { ENCODERS, VIDEO_TYPES, type VideoJob } from './video-job.js';

/**
 * Paints and encodes a film, in a worker or a page. What writes each format is loaded when it is first asked for. Rejects
 * with an Error that says why there is none. `onOpus` is told of a film whose sound older players do not know.
 */
export const makeVideo = async (
  job: VideoJob,
  image: PaintEnv['image'],
  onFrame: (done: number, total: number) => void,
  onOpus: () => void = () => undefined,
): Promise<Blob> =>
  new Blob([(await videoBytes(job, browserPaintEnv(image), onFrame, onOpus)) as BlobPart], {
    type: VIDEO_TYPES[job.format],
  });

/** The same with any painter's env, also in Node, as bytes. */
export async function videoBytes(
  job: VideoJob,
  env: PaintEnv,
  onFrame: (done: number, total: number) => void,
  onOpus: () => void = () => undefined,
): Promise<Uint8Array> {
  const painter = new FilmPainter(job, env);
  const told = (done: number): void => onFrame(done, painter.count);
  if (job.format === 'gif') return (await import('./write-gif.js')).writeGif(job, painter, told);
  const { bytes, opus } = await mp4(job, painter, told);
  if (opus) onOpus();
  return bytes;
}

/** By the first encoder there is for this size; where one gives up on the way the next begins anew. */
async function mp4(job: VideoJob, painter: FilmPainter, told: (done: number) => void): Promise<Mp4> {
  const { hasEncoder, writeMp4 } = await import('./write-mp4.js');
  let failed = new Error('there is no encoder for MP4 here');
  for (const encoder of job.encoders ?? ENCODERS) {
    if (!(await hasEncoder(encoder, job))) continue;
    try {
      return await writeMp4(encoder, job, painter, told);
    } catch (error) {
      if (error instanceof FrameFailed || error instanceof NoSoundEncoder) throw error;
      failed = error as Error;
    }
  }
  throw failed;
}
