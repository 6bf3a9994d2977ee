import type { SoundTrack } from '../document/sound.js';
import { clamp } from '../math/geometry.js';

/** Sound as samples of -1 to 1, a list for each channel, all as long. */
export interface Samples {
  readonly channels: readonly Float32Array<ArrayBuffer>[];
  /** Samples a second. */
  readonly rate: number;
}

/** What a track is about, its file aside. */
type SoundShape = Pick<SoundTrack, 'start' | 'end' | 'volume' | 'fade_in' | 'fade_out'>;

/** The part of a file that is heard under a design of so many seconds: from `from`, for `seconds`. */
export function heardPart(
  { start = 0, end = Infinity }: SoundShape,
  file: number,
  design: number,
): { readonly from: number; readonly seconds: number } {
  const from = clamp(start, 0, file);
  return { from, seconds: Math.max(0, Math.min(end, file, from + design) - from) };
}

/** How loud it is at a moment of a part that lasts so many seconds, 0 to 1: fades are straight lines that may meet. */
export function loudness(
  { volume = 1, fade_in = 0, fade_out = 0 }: SoundShape,
  seconds: number,
  time: number,
): number {
  const come = fade_in > 0 ? clamp(time / fade_in, 0, 1) : 1;
  const go = fade_out > 0 ? clamp((seconds - time) / fade_out, 0, 1) : 1;
  return volume * come * go;
}

/** What is heard under a design of so many seconds, trimmed and faded; the player and the file have the same [E-062]. */
export function heardSound(shape: SoundShape, { channels, rate }: Samples, design: number): Samples {
  const file = (channels[0]?.length ?? 0) / rate;
  const { from, seconds } = heardPart(shape, file, design);
  const first = Math.round(from * rate);
  const count = Math.round(seconds * rate);
  return {
    rate,
    channels: channels.map((samples) => {
      const heard = samples.slice(first, first + count);
      for (let i = 0; i < heard.length; i++) heard[i] = heard[i]! * loudness(shape, seconds, i / rate);
      return heard;
    }),
  };
}
