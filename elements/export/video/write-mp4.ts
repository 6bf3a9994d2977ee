import { BufferTarget, canEncodeVideo, Mp4OutputFormat, Output } from 'mediabunny';
import type { FilmPainter } from './film-painter.js';
import { frameTrack } from './frame-track.js';
import { framePlanes } from './i420/frame-planes.js';
import { soundTrack } from './sound-track.js';
import type { Encoder, VideoJob } from './video-job.js';

/** Whether there is such an encoder for films of this size. */
export const hasEncoder = async (
  encoder: Encoder,
  { pixels: { width, height } }: VideoJob,
): Promise<boolean> =>
  encoder === 'avc-software'
    ? 'WebAssembly' in globalThis
    : canEncodeVideo(encoder, { width, height }).catch(() => false);

export interface Mp4 {
  readonly bytes: Uint8Array;
  /** True where older players will hear nothing. */
  readonly opus: boolean;
}

/** The film as MP4, its index before its frames so that it plays while it loads. Rejects where the encoder fails. */
export async function writeMp4(
  encoder: Encoder,
  job: VideoJob,
  painter: FilmPainter,
  onFrame: (done: number) => void,
): Promise<Mp4> {
  const frame = await framePlanes(job.pixels);
  const track = await frameTrack(encoder, job);
  const sound = job.sound?.channels[0]?.length ? await soundTrack(job.sound) : null;
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target });
  output.addVideoTrack(track.source, { frameRate: job.rate });
  if (sound) output.addAudioTrack(sound.source);
  await output.start();
  try {
    for (let index = 0; index < painter.count; index++) {
      if (painter.paint(index) || index === 0) frame.convert(await painter.read(frame.pixels));
      await track.add(frame.planes, index);
      // side by side, so that neither waits in memory for the other
      await sound?.addUntil((index + 1) / job.rate);
      onFrame(index + 1);
    }
  } catch (error) {
    // the encoder is let go before another begins
    await output.cancel().catch(() => undefined);
    throw error;
  }
  await output.finalize();
  return { bytes: new Uint8Array(target.buffer!), opus: sound?.codec === 'opus' };
}
