import type { Samples } from './heard-sound.js';

/** Samples a second that sound is decoded to: what all encoders take. */
const RATE = 48_000;
/** More channels than these are mixed down by no player. */
export const MOST_CHANNELS = 2;

/** A sound as the page itself decodes it. Rejects with an Error for what it cannot read. */
export async function decodeSound(bytes: ArrayBuffer): Promise<Samples> {
  const context = new OfflineAudioContext(1, 1, RATE);
  const sound = await context.decodeAudioData(bytes);
  const channels = Array.from({ length: Math.min(MOST_CHANNELS, sound.numberOfChannels) }, (_, i) =>
    sound.getChannelData(i).slice(),
  );
  return { channels, rate: RATE };
}
