import { readFileSync } from 'node:fs';
import { ALL_FORMATS, BufferSource, EncodedPacketSink, Input } from 'mediabunny';
import { describe, expect, it } from 'vitest';
import { createDesign, render, type DesignAssets } from '../../../elements/headless/node.js';
import { NO_ASSETS } from '../../../elements/headless/assets.js';
import { decodeInNode } from '../../../elements/headless/sound/decode-in-node.js';
import { resampled } from '../../../elements/headless/sound/resample.js';

const sounds = (name: string): Uint8Array => readFileSync(`tests/fixtures/sounds/${name}`);
const sine = (rate: number, seconds: number, hertz = 440): Float32Array<ArrayBuffer> =>
  Float32Array.from({ length: rate * seconds }, (_, i) => Math.sin((2 * Math.PI * hertz * i) / rate) / 2);

/** 16 bit, one channel. */
function wav(samples: Float32Array, rate: number): Uint8Array {
  const bytes = Buffer.alloc(44 + samples.length * 2);
  bytes.write('RIFF', 0);
  bytes.writeUInt32LE(36 + samples.length * 2, 4);
  bytes.write('WAVEfmt ', 8);
  [16, 0x10001, rate, rate * 2, 0x100002].forEach((value, at) => bytes.writeUInt32LE(value, 16 + at * 4));
  bytes.write('data', 36);
  bytes.writeUInt32LE(samples.length * 2, 40);
  samples.forEach((value, at) => bytes.writeInt16LE(Math.round(value * 32767), 44 + at * 2));
  return bytes;
}

/** How often a second it rises through zero. */
function pitch(samples: Float32Array, rate: number): number {
  const rises = samples.reduce(
    (sum, value, i) => sum + (i > 0 && samples[i - 1]! < 0 && value >= 0 ? 1 : 0),
    0,
  );
  return (rises * rate) / samples.length;
}
const loudest = (samples: Float32Array): number =>
  samples.reduce((most, value) => Math.max(most, Math.abs(value)), 0);

const design = (sound?: object) => {
  const blank = createDesign({ width: 60, height: 40 });
  return {
    ...blank,
    pages: [{ ...blank.pages[0]!, animation_duration: 2 }],
    ...(sound && { sound: { src: 'src:song', name: 'song', ...sound } }),
  };
};

/** What is asked for by any source. */
const always = (bytes: Uint8Array): DesignAssets => ({ ...NO_ASSETS, sound: () => Promise.resolve(bytes) });

/** What a film has to be heard: when each packet begins, seconds, and its bytes. */
async function heard(film: Uint8Array) {
  const input = new Input({ source: new BufferSource(film), formats: ALL_FORMATS });
  const track = await input.getPrimaryAudioTrack();
  if (!track) return null;
  const packets: { at: number; size: number }[] = [];
  for await (const { timestamp, data } of new EncodedPacketSink(track).packets())
    packets.push({ at: timestamp, size: data.length });
  return { codec: track.codec, seconds: await track.computeDuration(), packets };
}

const OPTIONS = { rate: 5 } as const;

describe('the sound of films that Node writes [E-062]', () => {
  it('is read from MP3 and WAV, no further than is heard', async () => {
    const mp3 = await decodeInNode(sounds('beep.mp3'), 60);
    expect(mp3.rate).toBe(44_100);
    expect(mp3.channels[0]!.length / mp3.rate).toBeCloseTo(2, 1);
    expect(pitch(mp3.channels[0]!, mp3.rate)).toBeCloseTo(440, -1);
    const song = wav(sine(44_100, 3), 44_100);
    const { channels, rate } = await decodeInNode(song, 1);
    expect(rate).toBe(44_100);
    expect(channels[0]!.length).toBeGreaterThanOrEqual(44_100);
    expect(channels[0]!.length).toBeLessThan(2 * 44_100);
    expect(loudest(channels[0]!)).toBeCloseTo(0.5, 2);
  });

  it('is brought to a rate that films have, at the same pitch and loudness', async () => {
    for (const from of [8000, 22_050, 96_000]) {
      const { channels, rate } = await decodeInNode(wav(sine(from, 1), from), 60);
      expect(rate).toBe(48_000);
      expect(channels[0]!.length).toBeCloseTo(48_000, -2);
      expect(pitch(channels[0]!, rate)).toBeCloseTo(440, -1);
      expect(loudest(channels[0]!.subarray(1000, -1000))).toBeCloseTo(0.5, 2);
    }
    // what the lower rate cannot have is gone, and does not come back as another tone
    const high = resampled(sine(96_000, 1, 40_000), 96_000, 48_000);
    expect(loudest(high.subarray(1000, -1000))).toBeLessThan(0.01);
  });

  it.each([
    ['MP3', sounds('beep.mp3')],
    ['WAV', wav(sine(48_000, 3), 48_000)],
  ])('is AAC beside the pictures, from %s, as long as they are', async (_name, bytes) => {
    const { bytes: film, missing } = await render(design({}), 'mp4', { assets: always(bytes), ...OPTIONS });
    expect(missing).toEqual([]);
    const found = (await heard(film))!;
    expect(found.codec).toBe('aac');
    expect(found.seconds).toBeCloseTo(2, 1);
    expect(await heard((await render(design(), 'mp4', OPTIONS)).bytes)).toBeNull();
  });

  it('is the part that the design says, faded as it says', async () => {
    // a second of noise after a second of silence: noise takes the most bytes
    const noise = new Float32Array(4 * 48_000).map((_, i) => (i < 48_000 ? 0 : Math.sin(i * i) / 2));
    const assets = always(wav(noise, 48_000));
    const weight = async (sound: object) => {
      const { packets } = (await heard((await render(design(sound), 'mp4', { assets, ...OPTIONS })).bytes))!;
      const between = (from: number, to: number) =>
        packets.filter(({ at }) => at >= from && at < to).reduce((sum, { size }) => sum + size, 0);
      return { first: between(0.1, 0.9), second: between(1.1, 1.9) };
    };
    const whole = await weight({});
    expect(whole.first).toBeLessThan(whole.second / 10);
    const later = await weight({ start: 1, volume: 0.5 });
    expect(later.first).toBeGreaterThan(whole.second / 2);
    const none = await weight({ start: 1, volume: 0 });
    expect(none.second).toBeLessThan(whole.second / 10);
  });

  it('that cannot be had or read is missing, and the film is whole without it', async () => {
    for (const assets of [NO_ASSETS, always(sounds('beep.m4a')), always(Buffer.from('no sound at all'))]) {
      const { bytes, missing } = await render(design({}), 'mp4', { assets, ...OPTIONS });
      expect(missing).toEqual(['src:song']);
      expect(await heard(bytes)).toBeNull();
    }
    await expect(decodeInNode(sounds('beep.m4a'), 1)).rejects.toThrow('M4A is decoded by browsers alone');
    // a GIF has no sound to miss
    expect((await render(design({}), 'gif', OPTIONS)).missing).toEqual([]);
  });
});
