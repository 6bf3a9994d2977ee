import { AudioSampleSink, BufferSource as Bytes, Input, MP4, WAVE } from 'mediabunny';
import { MOST_CHANNELS } from '../../animation/decode-sound.js';
import type { Samples } from '../../animation/heard-sound.js';
import { addAacEncoderAnyway } from '../../export/video/aac-encoder.js';
import { resampled } from './resample.js';

/** What films are written with as it is, samples a second; all else is brought to the last. */
const RATES = [32_000, 44_100, 48_000];
/** Bytes of MP3 that are decoded at once. */
const STEP = 65_536;

/** A sound that nothing here decodes. */
export class UnreadSound extends Error {}

/**
 * An MP3 or WAV as samples, no more of it than so many seconds from its beginning; its sound can be encoded from then on.
 * Rejects with UnreadSound for M4A, which only browsers decode, and for what is no sound.
 */
export async function decodeInNode(bytes: Uint8Array, seconds: number): Promise<Samples> {
  await addAacEncoderAnyway();
  const { channels, rate } = await decoded(bytes, seconds);
  if (!channels[0]?.length) throw new UnreadSound('this is no MP3 or WAV file');
  const heard = channels.slice(0, MOST_CHANNELS);
  if (RATES.includes(rate)) return { channels: heard, rate };
  const to = RATES.at(-1)!;
  return { channels: heard.map((samples) => resampled(samples, rate, to)), rate: to };
}

async function decoded(bytes: Uint8Array, seconds: number): Promise<Samples> {
  const input = new Input({ source: new Bytes(bytes), formats: [WAVE, MP4] });
  if (!(await input.canRead())) return mp3(bytes, seconds);
  const track = await input.getPrimaryAudioTrack();
  if (!(await track?.canDecode().catch(() => false)))
    throw new UnreadSound('M4A is decoded by browsers alone; MP3 and WAV are decoded everywhere');
  const parts: Float32Array[][] = [];
  let rate = 0;
  for await (const sample of new AudioSampleSink(track!).samples(0, seconds)) {
    rate = sample.sampleRate;
    const planes = Array.from({ length: sample.numberOfChannels }, (_, planeIndex) => {
      const plane = new Float32Array(sample.numberOfFrames);
      sample.copyTo(plane, { planeIndex, format: 'f32-planar' });
      return plane;
    });
    parts.push(planes);
    sample.close();
  }
  return { channels: joined(parts), rate };
}

async function mp3(bytes: Uint8Array, seconds: number): Promise<Samples> {
  const { MPEGDecoder } = await import('mpg123-decoder');
  const decoder = new MPEGDecoder();
  await decoder.ready;
  const parts: Float32Array[][] = [];
  let rate = 0;
  let count = 0;
  try {
    for (let at = 0; at < bytes.length && (rate === 0 || count < seconds * rate); at += STEP) {
      const part = decoder.decode(bytes.subarray(at, at + STEP));
      if (part.samplesDecoded === 0) continue;
      // it gives views of its own memory
      parts.push(part.channelData.map((plane) => plane.slice()));
      rate = part.sampleRate;
      count += part.samplesDecoded;
    }
  } finally {
    decoder.free();
  }
  return { channels: joined(parts), rate };
}

/** Parts of a sound one after the other, each channel for itself. */
function joined(parts: readonly (readonly Float32Array[])[]): Float32Array<ArrayBuffer>[] {
  const count = parts.reduce((sum, [first]) => sum + (first?.length ?? 0), 0);
  return (parts[0] ?? []).map((_, channel) => {
    const all = new Float32Array(count);
    let at = 0;
    for (const part of parts) {
      all.set(part[channel]!, at);
      at += part[channel]!.length;
    }
    return all;
  });
}
