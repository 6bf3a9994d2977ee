import { AudioSample, AudioSampleSource, canEncodeAudio, type AudioCodec } from 'mediabunny';
import { AAC_DELAY, addAacEncoder, isAacOurs } from './aac-encoder.js';
import { NoSoundEncoder } from './film-failures.js';
import type { Samples } from '../../animation/heard-sound.js';

/** Bits a second. */
const BITRATE = 160_000;

/** The sound of an MP4: is told how far the film has come. */
export interface SoundTrack {
  readonly source: AudioSampleSource;
  readonly codec: AudioCodec;
  /** Adds what is heard before a moment, seconds, and was not added before. */
  addUntil(time: number): Promise<void>;
}

/**
 * AAC plays everywhere: of the browser, else of our own. Opus, which newer players alone know, is left where neither runs.
 * Rejects with NoSoundEncoder where the browser encodes no sound that MP4 takes.
 */
export async function soundTrack({ channels, rate }: Samples): Promise<SoundTrack> {
  const found = await firstOf(channels.length, rate);
  if (!found) throw new NoSoundEncoder('this browser cannot encode sound');
  const { codec, delay } = found;
  const source = new AudioSampleSource({ codec, bitrate: BITRATE });
  const length = channels[0]!.length;
  let added = 0;
  return {
    source,
    codec,
    addUntil: async (time) => {
      const until = Math.min(length, Math.round(time * rate));
      if (until <= added) return;
      const sample = new AudioSample({
        data: planar(channels.map((samples) => samples.subarray(added, until))),
        format: 'f32-planar',
        numberOfChannels: channels.length,
        sampleRate: rate,
        // what an encoder puts before is cut off by the file's edit list
        timestamp: (added - delay) / rate,
      });
      added = until;
      try {
        await source.add(sample);
      } catch (cause) {
        throw new NoSoundEncoder('the sound cannot be encoded', { cause });
      } finally {
        sample.close();
      }
    },
  };
}

interface Encoder {
  readonly codec: AudioCodec;
  /** Samples of silence that it puts before the sound, unsaid. */
  readonly delay: number;
}

async function firstOf(channels: number, rate: number): Promise<Encoder | null> {
  const config = { numberOfChannels: channels, sampleRate: rate, bitrate: BITRATE };
  const has = (codec: AudioCodec) => canEncodeAudio(codec, config).catch(() => false);
  if (!isAacOurs() && (await has('aac'))) return { codec: 'aac', delay: 0 };
  if ((await addAacEncoder()) && (await has('aac'))) return { codec: 'aac', delay: AAC_DELAY };
  // what was once asked is remembered
  return typeof AudioEncoder !== 'undefined' && (await has('opus')) ? { codec: 'opus', delay: 0 } : null;
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
