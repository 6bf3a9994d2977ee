import { expect } from '@open-wc/testing';
import { ALL_FORMATS, AudioBufferSink, BlobSource, Input } from 'mediabunny';
import { setPageDuration } from '../../../elements/editor/animating/animate.js';
import { setSound, soundOf } from '../../../elements/editor/animating/sound.js';
import { exportVideo } from '../../../elements/shell/exporting/export-video.js';
import { pageTimes } from '../../../elements/shell/exporting/page-times.js';
import { fakeAssets } from '../../support/fakes/fake-ports.js';
import { tone, wav } from '../../support/media/wav.js';
import { shape } from '../canvas/support.js';
import { openSession, type Opened } from '../shell/support.js';

const RATE = 48_000;
const SRC = 'src:brand_file/song';

/** Half a second as loud as can be, then three of half that. */
const SONG = wav([...tone(0.5, { loud: 0.9 }), ...tone(3, { loud: 0.45 })], RATE);

/** A design of two seconds over the song. */
function openDesign(): Opened {
  const address = URL.createObjectURL(new Blob([SONG], { type: 'audio/wav' }));
  const session = openSession(
    [[shape('a', 10, 10)]],
    { assets: fakeAssets({ [SRC]: address }) },
    {
      width: 64,
      height: 64,
    },
  );
  setPageDuration(session.editor, 2);
  return session;
}

async function mp4Of(session: Opened): Promise<Input> {
  const options = { format: 'mp4', pages: [1], rate: 10 } as const;
  const file = await exportVideo(session, options, new AbortController().signal, () => {});
  return new Input({ source: new BlobSource(file), formats: ALL_FORMATS });
}

/** All samples of the file's sound, from its first moment on. */
async function heard(input: Input): Promise<Float32Array> {
  const track = (await input.getPrimaryAudioTrack())!;
  const all = new Float32Array(4 * RATE);
  for await (const { buffer, timestamp } of new AudioBufferSink(track).buffers()) {
    const samples = buffer.getChannelData(0);
    for (let i = 0; i < samples.length; i++) {
      const at = Math.round(timestamp * RATE) + i;
      if (at >= 0 && at < all.length) all[at] = samples[i]!;
    }
  }
  return all;
}

/** How loud a tenth of a second around a moment is: the tone's height. */
function loud(samples: Float32Array, time: number): number {
  const part = samples.subarray((time - 0.05) * RATE, (time + 0.05) * RATE);
  return Math.sqrt((2 * part.reduce((sum, value) => sum + value * value, 0)) / part.length);
}

describe('the sound of a film', () => {
  it('is what was put under the design: trimmed, faded, softer, undone and redone as any change [E-062]', async () => {
    const session = openDesign();
    const { editor } = session;
    const track = { src: SRC, name: 'Song', start: 0.5, end: 2, volume: 0.5, fade_in: 0.5, fade_out: 0.5 };
    setSound(editor, track);
    expect(editor.toFile().sound).to.eql(track);
    editor.history.undo();
    expect(soundOf(editor)).to.equal(null);
    editor.history.redo();
    const input = await mp4Of(session);
    const sound = (await input.getPrimaryAudioTrack())!;
    // which plays everywhere, whatever this browser encodes itself
    expect(sound.codec).to.equal('aac');
    const video = (await input.getPrimaryVideoTrack())!;
    expect(await video.computeDuration()).to.be.closeTo(2, 0.01);
    const samples = await heard(input);
    // half of half of the tone's height; the loud beginning is cut off
    expect(loud(samples, 0.75)).to.be.closeTo(0.225, 0.03);
    expect(loud(samples, 0.25)).to.be.closeTo(0.113, 0.03);
    expect(loud(samples, 1.25)).to.be.closeTo(0.113, 0.03);
    expect(loud(samples, 1.75)).to.be.below(0.01);
  });

  it('makes a film of a page on which nothing moves; several pages are one without it', () => {
    const session = openDesign();
    expect(pageTimes(session)).to.equal(null);
    setSound(session.editor, { src: SRC, name: 'Song' });
    expect(pageTimes(session)).to.eql({ seconds: [2], moves: false });
    const pages = openSession([[shape('a', 10, 10)], [shape('b', 10, 10)]]);
    expect(pageTimes(pages)).to.eql({ seconds: [5, 5], moves: true });
  });

  it('is not there without one, and ends with the film', async () => {
    const session = openDesign();
    expect(await (await mp4Of(session)).getPrimaryAudioTrack()).to.equal(null);
    setSound(session.editor, { src: SRC, name: 'Song' });
    const sound = (await (await mp4Of(session)).getPrimaryAudioTrack())!;
    // encoders fill up their last block
    expect(await sound.computeDuration()).to.be.closeTo(2, 0.1);
  });

  it('is Opus, with a word of it, where a page’s policy forbids our encoder', async () => {
    const session = openDesign();
    setSound(session.editor, { src: SRC, name: 'Song' });
    const { Worker } = window;
    Object.assign(window, { Worker: undefined });
    try {
      const sound = (await (await mp4Of(session)).getPrimaryAudioTrack())!;
      expect(sound.codec).to.equal('opus');
      expect(session.notifier.messages.at(-1)!.text).to.equal(
        'The sound of this video plays in newer players only.',
      );
    } finally {
      Object.assign(window, { Worker });
    }
  });

  it('is missed aloud where the browser encodes none', async () => {
    const session = openDesign();
    setSound(session.editor, { src: SRC, name: 'Song' });
    const { AudioEncoder, Worker } = window;
    Object.assign(window, { AudioEncoder: undefined, Worker: undefined });
    try {
      const failed = await mp4Of(session).catch((error: Error) => error);
      expect(failed).to.have.property('message', 'this browser cannot encode sound');
    } finally {
      Object.assign(window, { AudioEncoder, Worker });
    }
  });
});
