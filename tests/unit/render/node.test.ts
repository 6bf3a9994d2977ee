import { loadImage, createCanvas } from '@napi-rs/canvas';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { DrawnPage } from '../../../elements/display/page-ops.js';
import type { PaintCanvas } from '../../../elements/paint/env.js';
import { decodePicture, encodeCanvas, renderInNode } from '../../../elements/render/node.js';
import { renderedSize } from '../../../elements/render/paint-page.js';
import type { RenderSources } from '../../../elements/render/resources.js';
import { testFonts } from '../../support/text/fonts.js';
import { imageOf, shapeOf, textOf } from '../../support/objects.js';

const SIZE = { width: 60, height: 40 };
const nothing: RenderSources = {
  bytes: () => Promise.reject(new Error('offline')),
  font: () => Promise.resolve(),
};

function pixel(canvas: PaintCanvas, x: number, y: number): number[] {
  const context = (canvas as unknown as ReturnType<typeof createCanvas>).getContext('2d');
  return [...context.getImageData(x, y, 1, 1).data];
}

const page = (objects: DrawnPage['objects'] = []): DrawnPage => ({ background_color: '#336699', objects });

describe('a page rendered in Node', () => {
  it('has scale pixels to a page pixel, filled to the edge when that is no whole number', async () => {
    const { canvas } = await renderInNode({ page: page(), size: SIZE, scale: 1.19 }, nothing);
    expect([canvas.width, canvas.height]).toEqual([71, 48]);
    expect([pixel(canvas, 0, 0), pixel(canvas, 70, 47)]).toEqual([
      [51, 102, 153, 255],
      [51, 102, 153, 255],
    ]);
  });

  it('leaves out the color when transparent, and lies on another for formats without transparency', async () => {
    const clear = await renderInNode({ page: page(), size: SIZE, scale: 1, transparent: true }, nothing);
    expect(pixel(clear.canvas, 5, 5)).toEqual([0, 0, 0, 0]);
    const request = { page: page(), size: SIZE, scale: 1, transparent: true, under: '#ffffff' };
    const { canvas } = await renderInNode(request, nothing);
    const jpeg = await loadImage(Buffer.from(await encodeCanvas(canvas, { format: 'jpeg', quality: 80 })));
    const context = createCanvas(60, 40).getContext('2d');
    context.drawImage(jpeg, 0, 0);
    expect([...context.getImageData(5, 5, 1, 1).data]).toEqual([255, 255, 255, 255]);
  });

  it('is a JPEG with the colors of every pixel from quality 90 on', async () => {
    const { canvas } = await renderInNode({ page: page(), size: SIZE, scale: 1 }, nothing);
    const of = async (quality?: number) => {
      const file = await encodeCanvas(canvas, { format: 'jpeg', ...(quality && { quality }) });
      const { width, height, chromaSubsampling } = await sharp(file).metadata();
      expect([width, height]).toEqual([60, 40]);
      return chromaSubsampling;
    };
    expect([await of(), await of(90), await of(89)]).toEqual(['4:4:4', '4:4:4', '4:2:0']);
    const color = await sharp(await encodeCanvas(canvas, { format: 'jpeg' })).stats();
    for (const [i, value] of [51, 102, 153].entries())
      expect(Math.abs(color.channels[i]!.mean - value)).toBeLessThan(2);
  });

  it('loads pictures and fonts first and names what could not be had', async () => {
    const red = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#ff0000' } })
      .png()
      .toBuffer();
    const asked: string[] = [];
    const sources: RenderSources = {
      bytes: async (source) => {
        asked.push(source);
        if (source === 'src:red') return red;
        if (source === 'src:text') return new TextEncoder().encode('no picture');
        throw new Error('offline');
      },
      font: async ({ family, weight, italic }) => void asked.push(`${family} ${weight} ${italic}`),
    };
    const place = { position: { x: 0, y: 0 }, width: 30, height: 30 };
    const objects = [
      imageOf({ src: 'gone' }, place),
      imageOf({ src: 'text' }, place),
      textOf({}, { position: { x: 0, y: 35 } }),
      imageOf({ src: 'red' }, { ...place, layer_index: 9 }),
      imageOf({ src: 'red' }, { ...place, layer_index: 9 }),
    ];
    const fonts = await testFonts();
    const { canvas, failures } = await renderInNode(
      { page: page(objects), size: SIZE, scale: 1 },
      sources,
      fonts,
    );
    expect(asked.sort()).toEqual(['Montserrat 400 false', 'src:gone', 'src:red', 'src:text']);
    expect([...failures.keys()].sort()).toEqual(['src:gone', 'src:text']);
    expect(pixel(canvas, 10, 10)).toEqual([255, 0, 0, 255]);
  });

  it('refuses more pixels than a side may have before it loads anything', async () => {
    const big = { page: page([shapeOf({ outline: 'star' })]), size: { width: 8000, height: 300 }, scale: 3 };
    await expect(renderInNode(big, nothing)).rejects.toThrow(
      '24000 x 900 px is too large: a side may be 16384 px at most',
    );
    expect(renderedSize({ width: 8000, height: 8000 }, 2)).toEqual({ width: 16000, height: 16000 });
    expect(() => renderedSize({ width: 10, height: 10 }, 0.01)).toThrow(RangeError);
    expect(() => renderedSize({ width: NaN, height: 10 }, 1)).toThrow(RangeError);
  });

  it('encodes png, jpeg and webp', async () => {
    const { canvas } = await renderInNode({ page: page(), size: SIZE, scale: 1 }, nothing);
    for (const format of ['png', 'jpeg', 'webp'] as const) {
      const info = await sharp(await encodeCanvas(canvas, { format })).metadata();
      expect(info).toMatchObject({ format, width: 60, height: 40 });
    }
  });
});

describe('a decoded picture', () => {
  it('stands upright as its EXIF orientation says', async () => {
    const picture = sharp({ create: { width: 40, height: 20, channels: 3, background: '#ff0000' } });
    const { width, height } = await decodePicture(
      await picture.withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    );
    expect([width, height]).toEqual([20, 40]);
  });

  it('is refused when the bytes are none', async () => {
    await expect(decodePicture(new TextEncoder().encode('hello'))).rejects.toThrow();
  });
});
