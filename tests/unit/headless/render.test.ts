import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  catalogAssets,
  createDesign,
  render,
  type DesignAssets,
  type Format,
} from '../../../elements/headless/node.js';
import { pdfJsPages } from '../../support/pdf-readers.js';
import { imageOf, textOf } from '../../support/objects.js';

const TEMPLATE = readFileSync('catalog/dist/templates/bulb-talk.json', 'utf8');
const SIDE = 1080;

let assets: DesignAssets;
beforeAll(async () => {
  assets = await catalogAssets('catalog/dist');
});

const pixels = async (bytes: Uint8Array, side: number) =>
  sharp(bytes).resize(side, side).removeAlpha().raw().toBuffer();

describe('a design rendered without an editor', () => {
  it.each<[Format, string]>([
    ['png', 'png'],
    ['jpg', 'jpeg'],
    ['webp', 'webp'],
    ['svg', 'svg'],
  ])('as %s is the same picture', async (format, name) => {
    const { bytes, type, missing } = await render(TEMPLATE, format, { assets, scale: 0.5 });
    expect(missing).toEqual([]);
    expect(type).toBe(`image/${format === 'svg' ? 'svg+xml' : name}`);
    const found = await sharp(bytes).metadata();
    expect(found.format).toBe(name);
    if (format !== 'svg') expect([found.width, found.height]).toEqual([SIDE / 2, SIDE / 2]);
    const reference = await pixels((await render(TEMPLATE, 'png', { assets })).bytes, 135);
    const shown = await pixels(bytes, 135);
    const apart = shown.reduce((sum, value, at) => sum + Math.abs(value - reference[at]!), 0) / shown.length;
    expect(apart).toBeLessThan(3);
  });

  it('as PDF has all pages or those asked for, with words that can be found', async () => {
    const design = JSON.parse(TEMPLATE) as { pages: object[] };
    const words = { ...textOf({ text: 'Seeds for sale' }), id: 'words' };
    const second = { ...createDesign().pages[0]!, objects: [words] };
    const two = { ...design, pages: [design.pages[0], second] };
    const created = new Date(0);
    const { bytes } = await render(two, 'pdf', { assets, title: 'Bulbs', created });
    const pages = await pdfJsPages(bytes);
    expect(pages).toHaveLength(2);
    expect(pages.map(({ text }) => text)).toEqual([
      expect.stringContaining('Amara Lindqvist'),
      expect.stringContaining('Seeds for sale'),
    ]);
    expect((await render(two, 'pdf', { assets, title: 'Bulbs', created })).bytes).toEqual(bytes);
    expect(await pdfJsPages((await render(two, 'pdf', { assets, pages: [2] })).bytes)).toHaveLength(1);
  });

  it('names what is missing and renders the rest; packed groups are taken apart', async () => {
    const place = { position: { x: 10, y: 10 }, width: 40, height: 40 };
    const words = { ...textOf({ text: 'A', font: 'Nobody Sans' }), id: 'words' };
    const lost = { ...imageOf({ src: 'lost.jpg' }), ...place, id: 'lost' };
    const group = {
      ...{ id: 'group', type: 'group', layer_index: 2, position: { x: 0, y: 0 }, width: 90, height: 90 },
      ...{
        rotation: 0,
        opacity: 1,
        locked: false,
        group_details: { object_data: [{ ...words, id: 'inner' }] },
      },
    };
    const design = createDesign({ width: 100, height: 100 });
    const full = { ...design, pages: [{ ...design.pages[0]!, objects: [words, lost, group] }] };
    const { missing } = await render(full, 'png', { assets });
    expect([...missing].sort()).toEqual(['Nobody Sans', 'src:lost.jpg']);
  });

  it('makes films of all pages, in Node too', async () => {
    const design = createDesign({ width: 60, height: 40 });
    const page = (id: string, background_color: string) => ({
      ...design.pages[0]!,
      ...{ id, background_color, animation_duration: 1 },
    });
    const moving = { ...design, pages: [page('a', '#cc0000'), page('b', '#0000cc')] };
    const seen: number[] = [];
    const options = { assets, rate: 10, scale: 2, onFrame: (done: number) => seen.push(done) };
    const gif = await render(moving, 'gif', options);
    expect([gif.type, seen.at(-1)]).toEqual(['image/gif', 20]);
    const { pages, width, pageHeight } = await sharp(gif.bytes, { pages: -1 }).metadata();
    expect([pages, width, pageHeight]).toEqual([20, 120, 80]);
    const mp4 = await render(moving, 'mp4', options);
    expect(Buffer.from(mp4.bytes.subarray(4, 8)).toString()).toBe('ftyp');
    const stopping = new AbortController();
    const stopped = render(moving, 'mp4', {
      ...options,
      signal: stopping.signal,
      onFrame: () => stopping.abort(new Error('enough')),
    });
    await expect(stopped).rejects.toThrow('enough');
  });

  it('refuses what cannot be rendered, and says what', async () => {
    await expect(render('{}', 'png', { assets })).rejects.toThrow('id: Invalid input');
    await expect(render(TEMPLATE, 'tiff' as Format, { assets })).rejects.toThrow(
      'format must be one of png, jpg, webp, svg, pdf, mp4, gif',
    );
    await expect(render(TEMPLATE, 'mp4', { assets, rate: 0 })).rejects.toThrow('rate must be from 1 to 60');
    await expect(render(TEMPLATE, 'png', { assets, pages: [2] })).rejects.toThrow('there is no page 2');
    await expect(render(TEMPLATE, 'png', { assets, scale: 1000 })).rejects.toThrow(RangeError);
    await expect(catalogAssets('/nowhere')).rejects.toThrow('there is no catalog in /nowhere');
    const stopped = AbortSignal.abort(new Error('stopped'));
    await expect(render(TEMPLATE, 'pdf', { assets, signal: stopped })).rejects.toThrow('stopped');
  });

  it('reads pictures from a folder, and nothing outside it', async () => {
    const own = await catalogAssets('catalog/dist', { pictures: 'docs' });
    expect((await own.picture('src:picture.png')).length).toBeGreaterThan(0);
    for (const source of ['src:../package.json', 'src:/etc/hosts', 'src:https://example.com/a.png'])
      await expect(own.picture(source)).rejects.toThrow();
  });
});
