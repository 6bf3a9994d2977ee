import { AudioSample, AudioSampleSource, canEncodeAudio, type AudioCodec } from 'mediabunny';
import { NoSoundEncoder } from './film-failures.js';
import type { Samples } from '../../animation/heard-sound.js';

/** AAC plays everywhere; Opus where a browser has no encoder for it, in newer players. */
const CODECS = ['aac', 'opus'] as const satisfies readonly AudioCodec[];
/** Bits a second. */
const BITRATE = 160_000;

/** The sound of an MP4: is told how far the film has come. */
export interface SoundTrack {
  readonly source: AudioSampleSource;
  /** Adds what is heard before a moment, seconds, and was not added before. */
  addUntil(time: number): Promise<void>;
}

/** Rejects with NoSoundEncoder where the browser encodes no sound that MP4 takes. */
export async function soundTrack({ channels, rate }: Samples): Promise<SoundTrack> {
  const codec = await firstOf(channels.length, rate);
  if (!codec) throw new NoSoundEncoder('this browser cannot encode sound');
  const source = new AudioSampleSource({ codec, bitrate: BITRATE });
  const length = channels[0]!.length;
  let added = 0;
  return {
    source,
    addUntil: async (time) => {
      const until = Math.min(length, Math.round(time * rate));
      if (until <= added) return;
      const sample = new AudioSample({
        data: planar(channels.map((samples) => samples.subarray(added, until))),
        format: 'f32-planar',
        numberOfChannels: channels.length,
        sampleRate: rate,
        timestamp: added / rate,
      });
      added = until;
      await source.add(sample).finally(() => sample.close());
    },
  };
}

async function firstOf(numberOfChannels: number, sampleRate: number): Promise<AudioCodec | null> {
  for (const codec of CODECS)
    if (await canEncodeAudio(codec, { numberOfChannels, sampleRate, bitrate: BITRATE }).catch(() => false))
      return codec;
  return null;
}

/** The channels one after the other. */
function planar(channels: readonly Float32Array[]): Float32Array<ArrayBuffer> {
  const all = new Float32Array(channels.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const samples of channels) {
    all.set(samples, at);
    at += samples.length;
  }
  return all;
}
