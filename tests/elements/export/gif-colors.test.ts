import { expect } from '@open-wc/testing';
import type { AnimatedPage } from '../../../elements/animation/schedule.js';
import type { Group, PageOps } from '../../../elements/display/ops.js';
import { FilmPainter } from '../../../elements/export/video/film-painter.js';
import { makeVideo } from '../../../elements/export/video/make-video.js';
import type { VideoJob } from '../../../elements/export/video/video-job.js';
import { browserPaintEnv } from '../../../elements/render/browser.js';
import { ssim } from '../../visual/ssim.js';

const SIZE = { width: 160, height: 120 };
/** How alike a frame and what was painted look at least (SSIM). */
const ALIKE = 0.97;

const block = (id: string, x: number, fill: string): Group => ({
  op: 'group',
  object: id,
  children: [{ op: 'fillPath', d: `M${x} 30h50v60h-50z`, fill }],
});

function page(paper: string, blocks: readonly Group[], animation = ''): VideoJob['pages'][number] {
  const motion: AnimatedPage = {
    animation,
    objects: blocks.map(({ object }) => ({ id: object!, type: 'image' })),
  };
  const drawn: PageOps = {
    ...SIZE,
    sources: [],
    ops: [{ op: 'fillPath', d: 'M0 0H160V120H0Z', fill: paper }, ...blocks],
  };
  return { motion, drawn, duration: 1 };
}

const job = (pages: VideoJob['pages']): VideoJob => ({
  ...{ pages, size: SIZE, pixels: SIZE, rate: 12, format: 'gif' },
});

/** Of each frame its pixels as a reader of GIF shows them, and as they were painted. */
async function frames(
  wanted: VideoJob,
): Promise<(readonly [shown: Uint8ClampedArray, painted: Uint8ClampedArray])[]> {
  const file = await makeVideo(
    wanted,
    () => undefined,
    () => {},
  );
  const decoder = new ImageDecoder({ data: await file.arrayBuffer(), type: 'image/gif' });
  const painter = new FilmPainter(
    wanted,
    browserPaintEnv(() => undefined),
  );
  const context = new OffscreenCanvas(SIZE.width, SIZE.height).getContext('2d', {
    willReadFrequently: true,
  })!;
  const found = [];
  for (let frameIndex = 0; frameIndex < painter.count; frameIndex++) {
    const { image } = await decoder.decode({ frameIndex });
    context.drawImage(image, 0, 0);
    image.close();
    painter.paint(frameIndex);
    const painted = painter.canvas.getContext('2d')!.getImageData(0, 0, SIZE.width, SIZE.height).data;
    found.push([context.getImageData(0, 0, SIZE.width, SIZE.height).data, painted] as const);
  }
  return found;
}

describe('the colors of a GIF', () => {
  it('are those of each frame while two pages fade into each other: flat areas stay flat', async () => {
    const before = page('#f8f0e3', [block('a', 20, '#c4512d'), block('b', 90, '#d8b04a')]);
    const after = {
      ...page('#ffffff', [block('c', 10, '#1f3a5f'), block('d', 80, '#5f9ea0')]),
      transition: 'fade',
    };
    for (const [index, [shown, painted]] of (await frames(job([before, after]))).entries()) {
      expect(ssim(shown, painted, SIZE.width).all, `frame ${index}`).to.be.at.least(ALIKE);
      const corner = new Set(new Uint32Array(shown.buffer).subarray(0, 60));
      expect(corner.size, `colors of the paper of frame ${index}`).to.equal(1);
    }
  });

  it('are those of each frame while large objects fade', async () => {
    const blocks = ['#c4512d', '#1f3a5f', '#d8b04a'].map((fill, i) => block(`o${i}`, 3 + 52 * i, fill));
    for (const [index, [shown, painted]] of (await frames(job([page('#101418', blocks, 'fade')]))).entries())
      expect(ssim(shown, painted, SIZE.width).all, `frame ${index}`).to.be.at.least(ALIKE);
  });

  it('do not crawl where nothing changes, also on a gradient', async () => {
    const stops = [
      { offset: 0, color: '#14324f' },
      { offset: 1, color: '#f2b25c' },
    ];
    const fill = { gradient: 'linear', from: [0, 0], to: [0, 120], stops } as const;
    const one = page('#ffffff', [block('a', 20, '#5f9ea0'), block('b', 90, '#c4512d')], 'fade');
    const ops = [{ op: 'fillPath', d: 'M0 0H160V120H0Z', fill } as const, ...one.drawn.ops.slice(1)];
    const all = await frames(job([{ ...one, drawn: { ...one.drawn, ops } }]));
    const left = ([shown]: (typeof all)[number]): number[] =>
      [...new Uint32Array(shown.buffer)].filter((_, i) => i % SIZE.width < 16);
    for (const [index, frame] of all.entries()) expect(left(frame), `frame ${index}`).to.eql(left(all[0]!));
  });
});
