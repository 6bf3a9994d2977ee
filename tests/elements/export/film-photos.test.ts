import { expect } from '@open-wc/testing';
import type { Group, PageOps } from '../../../elements/display/ops.js';
import { FilmPainter } from '../../../elements/export/video/film-painter.js';
import { filmOf } from '../../../elements/export/video/film.js';
import type { VideoJob } from '../../../elements/export/video/video-job.js';
import { seededRandom } from '../../../elements/math/random.js';
import type { PaintContext } from '../../../elements/paint/env.js';
import { paintOps } from '../../../elements/paint/painter.js';
import { browserPaintEnv } from '../../../elements/render/browser.js';
import { ssim } from '../../visual/ssim.js';

const SIZE = { width: 320, height: 240 };
/** How alike a frame looks at least to one with all pixels of its photos (SSIM). */
const ALIKE = 0.98;

/** With something to see everywhere, also where it is small. */
function photo(width: number, height: number): OffscreenCanvas {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d')!;
  const random = seededRandom(7);
  for (let i = 0; i < 900; i++) {
    context.fillStyle = `hsl(${random() * 360} 60% ${20 + random() * 60}%)`;
    const side = (random() * width) / 6;
    context.fillRect(random() * width - side / 2, random() * height - side / 2, side, side * random());
  }
  return canvas;
}

const image = (id: string, x: number, y: number, turn = 0): Group => {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return {
    ...{ op: 'group', object: id, transform: [cos, sin, -sin, cos, x, y] },
    children: [{ op: 'image', source: 'src:photo', x: 0, y: 0, width: 130, height: 95 }],
  };
};

const drawn: PageOps = {
  ...SIZE,
  sources: ['src:photo'],
  ops: [
    { op: 'fillPath', d: 'M0 0H320V240H0Z', fill: '#f8f0e3' },
    image('a', 12.4, 11.7),
    image('b', 170, 10, 0.12),
    {
      ...{ op: 'group', object: 'c' },
      children: [
        {
          ...{ op: 'image', source: 'src:photo', x: 40, y: 125, width: 220, height: 100 },
          crop: { x: 0.25, y: 0.4, width: 0.5, height: 0.3 },
        },
      ],
    },
  ],
};

const job = (animation: string): VideoJob => ({
  pages: [
    {
      motion: { animation, objects: ['a', 'b', 'c'].map((id) => ({ id, type: 'image' })) },
      drawn,
      duration: 1.5,
    },
  ],
  ...{ size: SIZE, pixels: SIZE, rate: 10, format: 'mp4' },
});

const pixelsOf = (context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D) =>
  context.getImageData(0, 0, SIZE.width, SIZE.height).data;

describe('large photos in a film', () => {
  for (const animation of ['simple', 'ken_burns', 'pop', 'tumble'])
    it(`look as with all their pixels, and are read once, not for each frame: ${animation}`, async () => {
      const large = await createImageBitmap(photo(2400, 1800));
      const env = browserPaintEnv(() => large);
      const wanted = job(animation);
      const film = filmOf(wanted);
      const painter = new FilmPainter(wanted, env);
      const whole = new OffscreenCanvas(SIZE.width, SIZE.height).getContext('2d', {
        willReadFrequently: true,
      })!;
      const { drawImage } = OffscreenCanvasRenderingContext2D.prototype;
      let read = 0;
      for (let index = 0; index < painter.count; index++) {
        OffscreenCanvasRenderingContext2D.prototype.drawImage = function (...args: unknown[]) {
          if (args[0] === large) read++;
          return (drawImage as (...all: unknown[]) => void).apply(this, args);
        };
        try {
          painter.paint(index);
        } finally {
          OffscreenCanvasRenderingContext2D.prototype.drawImage = drawImage;
        }
        paintOps(whole as unknown as PaintContext, film.at(index / wanted.rate), env, { exact: true });
        const alike = ssim(pixelsOf(painter.canvas.getContext('2d')!), pixelsOf(whole), SIZE.width).all;
        expect(alike, `frame ${index}`).to.be.at.least(ALIKE);
      }
      expect(read).to.equal(1);
    });

  it('are never made larger or softer than they are', () => {
    const small = photo(60, 40);
    const env = browserPaintEnv(() => small);
    const painter = new FilmPainter(job('simple'), env);
    const last = painter.count - 1;
    painter.paint(last);
    const whole = new OffscreenCanvas(SIZE.width, SIZE.height).getContext('2d', {
      willReadFrequently: true,
    })!;
    paintOps(whole as unknown as PaintContext, drawn.ops, env, { exact: true });
    expect(ssim(pixelsOf(painter.canvas.getContext('2d')!), pixelsOf(whole), SIZE.width).all).to.equal(1);
  });
});
