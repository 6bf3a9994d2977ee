import { expect } from '@open-wc/testing';
import { ALL_FORMATS, BlobSource, Input, VideoSampleSink } from 'mediabunny';
import type { AnimatedPage } from '../../../elements/animation/schedule.js';
import type { Group, PageOps } from '../../../elements/display/ops.js';
import { filmOf } from '../../../elements/export/video/film.js';
import { FilmPainter } from '../../../elements/export/video/film-painter.js';
import { ENCODERS, frameCount, filmSize, type VideoJob } from '../../../elements/export/video/video-job.js';
import { videoOf } from '../../../elements/export/video/video-maker.js';
import { browserPaintEnv } from '../../../elements/render/browser.js';

const SIZE = { width: 321, height: 200 };

const object = (id: string, x: number, fill: string): Group => ({
  op: 'group',
  object: id,
  children: [{ op: 'fillPath', d: `M${x} 40h100v110h-100z`, fill }],
});

const page = (animation: string, color: string): { motion: AnimatedPage; drawn: PageOps } => ({
  motion: {
    animation,
    objects: [
      { id: 'a', type: 'image', sub_type: 'shape' },
      { id: 'b', type: 'image' },
    ],
  },
  drawn: {
    ...SIZE,
    sources: [],
    ops: [
      { op: 'fillPath', d: 'M0 0H321V200H0Z', fill: color },
      object('a', 20, '#c4512d'),
      object('b', 150, '#1f3a5f'),
    ],
  },
});

const job = (format: VideoJob['format'], rate: number): VideoJob => ({
  pages: [
    { ...page('slide', '#f8f0e3'), duration: 1.2 },
    { ...page('blur_in', '#dfe8e4'), duration: 0.8 },
  ],
  ...{ size: SIZE, pixels: filmSize(SIZE), rate, format },
});

/** Frame `index` as it is painted, RGBA. */
const paintedFrame = (painter: FilmPainter, index: number): Uint8ClampedArray => {
  painter.paint(index);
  const { width, height } = painter.canvas;
  return painter.canvas.getContext('2d')!.getImageData(0, 0, width, height).data;
};

const make = (wanted: VideoJob, onFrame = (_done: number, _total: number): void => {}): Promise<Blob> =>
  videoOf(wanted, { pictures: () => undefined, signal: new AbortController().signal, onFrame });

/** H.264 as our own encoder writes it; the browser's writes the high profile. */
const BASELINE = /^avc1\.42/;

/** Mean difference of brightness, 0 to 255. */
function difference(a: Uint8ClampedArray, b: Uint8ClampedArray): number {
  let sum = 0;
  for (let i = 0; i < a.length; i += 4)
    sum += Math.abs(a[i]! + a[i + 1]! + a[i + 2]! - b[i]! - b[i + 1]! - b[i + 2]!) / 3;
  return sum / (a.length / 4);
}

describe('a film of a design', () => {
  for (const encoder of ENCODERS)
    it(`is an MP4 whose frame k is what shows at k / fps, to its last frame: ${encoder}`, async () => {
      const wanted = { ...job('mp4', 30), encoders: [encoder] };
      const seen: number[] = [];
      const file = await make(wanted, (done) => seen.push(done));
      expect(file.type).to.equal('video/mp4');
      expect(seen.at(-1)).to.equal(60);
      const input = new Input({ source: new BlobSource(file), formats: ALL_FORMATS });
      const track = (await input.getPrimaryVideoTrack())!;
      expect(track.codec).to.equal(encoder.split('-')[0]);
      expect([track.codedWidth, track.codedHeight]).to.eql([322, 200]);
      expect(await track.computeDuration()).to.be.closeTo(2, 1 / 60);
      const painter = new FilmPainter(
        wanted,
        browserPaintEnv(() => undefined),
      );
      const canvas = new OffscreenCanvas(322, 200);
      const context = canvas.getContext('2d', { willReadFrequently: true })!;
      let frames = 0;
      for await (const sample of new VideoSampleSink(track).samples()) {
        const index = Math.round(sample.timestamp * 30);
        expect(index).to.equal(frames++);
        if (index % 7 === 3) {
          sample.draw(context, 0, 0);
          const shown = context.getImageData(0, 0, 322, 200).data;
          expect(difference(shown, paintedFrame(painter, index)), `frame ${index}`).to.be.below(4);
        }
        sample.close();
      }
      expect(frames).to.equal(frameCount(wanted));
    });

  it('is painted only where something moves', () => {
    const [first, last] = job('mp4', 30).pages;
    const painter = new FilmPainter(
      { ...job('mp4', 30), pages: [first!, { ...last!, duration: 4 }] },
      browserPaintEnv(() => undefined),
    );
    const anew = Array.from({ length: painter.count }, (_, index) => painter.paint(index));
    // the first page comes and leaves, the second comes and stays
    expect(anew.slice(0, 8)).not.to.include(false);
    expect(anew.slice(-3)).to.eql([false, false, false]);
    expect(painter.paint(0)).to.equal(true);
  });

  it('plays in the browser', async () => {
    const video = document.createElement('video');
    video.muted = true;
    video.src = URL.createObjectURL(await make(job('mp4', 24)));
    await new Promise((resolve, reject) => {
      video.oncanplaythrough = resolve;
      video.onerror = () => reject(new Error(video.error?.message));
    });
    expect(video.duration).to.be.closeTo(2, 0.05);
    URL.revokeObjectURL(video.src);
  });

  it('is a GIF that repeats, whose delays sum to the duration [E-061]', async () => {
    const file = await make(job('gif', 15));
    const bytes = new Uint8Array(await file.arrayBuffer());
    expect(new TextDecoder().decode(bytes.subarray(0, 6))).to.equal('GIF89a');
    expect(new TextDecoder('latin1').decode(bytes)).to.contain('NETSCAPE2.0');
    let sum = 0;
    let frames = 0;
    // graphic control extensions: 21 F9 04 flags delay delay transparent 00
    for (let i = 0; i + 7 < bytes.length; i++)
      if (bytes[i] === 0x21 && bytes[i + 1] === 0xf9 && bytes[i + 2] === 4 && bytes[i + 7] === 0) {
        sum += bytes[i + 4]! + 256 * bytes[i + 5]!;
        frames += 1;
      }
    expect([frames, sum]).to.eql([30, 200]);
  });

  it('stops at once when it is told to', async () => {
    const stop = new AbortController();
    const long = job('mp4', 60);
    const made = videoOf(
      { ...long, pages: long.pages.map((one) => ({ ...one, duration: 30 })) },
      { pictures: () => undefined, signal: stop.signal, onFrame: (done) => done > 2 && stop.abort() },
    );
    const failed = await made.catch((error: Error) => error);
    expect(failed).to.have.property('name', 'AbortError');
  });

  for (const [how, dies] of [
    ['at once', () => new Error('the encoder died')],
    [
      'later, by a word',
      (fail: (error: DOMException) => void) => void setTimeout(() => fail(new DOMException('dead'))),
    ],
  ] as const)
    it(`is made by the next encoder where one gives up at frame 80, ${how}`, async () => {
      const { VideoEncoder } = window;
      let left = 80;
      class Dying extends VideoEncoder {
        readonly #fail: WebCodecsErrorCallback;
        constructor(init: VideoEncoderInit) {
          super(init);
          this.#fail = init.error;
        }
        override encode(...args: Parameters<VideoEncoder['encode']>): void {
          if (left-- > 0) return super.encode(...args);
          const error = dies(this.#fail);
          if (error) throw error;
        }
      }
      Object.assign(window, { VideoEncoder: Dying });
      try {
        const { makeVideo } = await import('../../../elements/export/video/make-video.js');
        const file = await makeVideo(
          job('mp4', 60),
          () => undefined,
          () => {},
        );
        const input = new Input({ source: new BlobSource(file), formats: ALL_FORMATS });
        const track = (await input.getPrimaryVideoTrack())!;
        expect(await track.getCodecParameterString()).to.match(BASELINE);
        expect(await track.computeDuration()).to.be.closeTo(2, 1 / 60);
      } finally {
        Object.assign(window, { VideoEncoder });
      }
    });

  it('is H.264 also where the browser encodes nothing', async () => {
    const { VideoEncoder } = window;
    Object.assign(window, { VideoEncoder: undefined });
    try {
      const { makeVideo } = await import('../../../elements/export/video/make-video.js');
      const file = await makeVideo(
        job('mp4', 10),
        () => undefined,
        () => {},
      );
      const input = new Input({ source: new BlobSource(file), formats: ALL_FORMATS });
      const track = (await input.getPrimaryVideoTrack())!;
      expect(await track.getCodecParameterString()).to.match(BASELINE);
      expect(await track.canDecode()).to.equal(true);
    } finally {
      Object.assign(window, { VideoEncoder });
    }
  });

  it('ends at once where a page cannot be painted: no other encoder would help', async () => {
    const { makeVideo } = await import('../../../elements/export/video/make-video.js');
    const [page] = job('mp4', 30).pages;
    const picture = { op: 'image', source: 'src:a', x: 0, y: 0, width: 10, height: 10 } as const;
    const drawn = { ...page!.drawn, ops: [...page!.drawn.ops, picture] };
    let asked = 0;
    const broken = () => {
      asked += 1;
      throw new Error('the context is lost');
    };
    const failed = await makeVideo(
      { ...job('mp4', 30), pages: [{ ...page!, drawn }] },
      broken,
      () => {},
    ).catch((error: Error) => error);
    expect(failed).to.have.property('message', 'frame 0 cannot be painted');
    expect(asked).to.equal(1);
  });

  it('ends with a word where the canvas is lost: nothing more would be painted on it', async () => {
    const { makeVideo } = await import('../../../elements/export/video/make-video.js');
    const { isContextLost } = OffscreenCanvasRenderingContext2D.prototype;
    let asked = 0;
    OffscreenCanvasRenderingContext2D.prototype.isContextLost = () => ++asked === 5;
    try {
      const failed = await makeVideo(
        job('mp4', 30),
        () => undefined,
        () => {},
      ).catch((error: Error) => error);
      expect(failed).to.have.property('message', 'frame 4 cannot be painted: the canvas was lost');
    } finally {
      OffscreenCanvasRenderingContext2D.prototype.isContextLost = isContextLost;
    }
  });

  for (const format of ['gif', 'mp4'] as const)
    it(`stops where no worker can be had, too, and begins with no other encoder: ${format}`, async () => {
      const { Worker } = window;
      Object.assign(window, { Worker: undefined });
      const { paint } = FilmPainter.prototype;
      let painted: number[] = [];
      FilmPainter.prototype.paint = function (index) {
        painted.push(index);
        return paint.call(this, index);
      };
      const stop = new AbortController();
      const seen: number[] = [];
      try {
        const made = videoOf(job(format, 25), {
          ...{ pictures: () => undefined, signal: stop.signal },
          onFrame: (done) => {
            seen.push(done);
            if (done === 3) stop.abort();
            painted = [];
          },
        });
        const failed = await made.catch((error: Error) => error);
        expect(failed).to.equal(stop.signal.reason);
        expect(seen).to.eql([1, 2, 3]);
        expect(painted).to.eql([3]);
      } finally {
        Object.assign(window, { Worker });
        FilmPainter.prototype.paint = paint;
      }
    });

  it('has even sides, and at most what H.264 takes', () => {
    expect(filmSize(SIZE)).to.eql({ width: 322, height: 200 });
    expect(filmSize({ width: 1080, height: 1920 }, 720)).to.eql({ width: 720, height: 1280 });
    expect(filmSize({ width: 8000, height: 1000 })).to.eql({ width: 3840, height: 480 });
  });

  it('shows each page for its time', () => {
    const film = filmOf(job('mp4', 30));
    expect(film.duration).to.equal(2);
    expect(film.at(1.21)[0]).to.have.property('fill', '#dfe8e4');
    expect(film.at(99)).to.equal(film.at(2));
  });
});
