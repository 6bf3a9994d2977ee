import { expect } from '@open-wc/testing';
import { ALL_FORMATS, BlobSource, EncodedPacketSink, Input } from 'mediabunny';
import type { Group, PageOps } from '../../../elements/display/ops.js';
import { makeVideo } from '../../../elements/export/video/make-video.js';
import type { VideoJob } from '../../../elements/export/video/video-job.js';

const SIZE = { width: 34, height: 18 };

const square: Group = {
  op: 'group',
  object: 'a',
  children: [{ op: 'fillPath', d: 'M4 4h10v10h-10z', fill: '#c4512d' }],
};
const drawn: PageOps = {
  ...SIZE,
  sources: [],
  ops: [{ op: 'fillPath', d: 'M0 0H34V18H0Z', fill: '#f8f0e3' }, square],
};

const job = (pages: number, duration: number, rate: number): VideoJob => ({
  pages: Array.from({ length: pages }, () => ({
    motion: { animation: 'fade', objects: [{ id: 'a', type: 'image' }] },
    drawn,
    duration,
  })),
  ...{ size: SIZE, pixels: SIZE, rate, format: 'mp4' },
});

const make = (wanted: VideoJob): Promise<Blob> =>
  makeVideo(
    wanted,
    () => undefined,
    () => {},
  );

async function framesOf(file: Blob): Promise<{ seconds: number; frames: number }> {
  const input = new Input({ source: new BlobSource(file), formats: ALL_FORMATS });
  const track = (await input.getPrimaryVideoTrack())!;
  const sink = new EncodedPacketSink(track);
  let frames = 0;
  for (let packet = await sink.getFirstPacket(); packet; packet = await sink.getNextPacket(packet))
    frames += 1;
  return { seconds: await track.computeDuration(), frames };
}

describe('a film under hard conditions', () => {
  it('has every page and frame of a design of 60 pages of 30 seconds', async () => {
    const { seconds, frames } = await framesOf(await make(job(60, 30, 1)));
    expect(frames).to.equal(1800);
    expect(seconds).to.be.closeTo(1800, 0.01);
  });
});
