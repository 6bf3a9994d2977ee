import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { readSource } from '../../../../catalog/build/assets.js';
import { buildPhotos, type PhotoSource } from '../../../../catalog/build/pictures/photos.js';
import { openCatalog, openTemplate, readCatalog } from '../../../support/catalog/catalog-templates.js';

const sources = readSource<PhotoSource[]>('photos.json');

describe('photos of the catalog', () => {
  it('say where each picture comes from', async () => {
    const [museum, own] = ['dust-bowl-home', 'vase-and-pears'].map((id) => async () => {
      const source = (await sources).find((photo) => photo.id === id)!;
      return (await buildPhotos([source])).resources[0]!;
    });
    expect(await museum!()).toMatchObject({
      author: 'Dorothea Lange',
      source: expect.stringContaining('Getty'),
    });
    expect(await own!()).toMatchObject({ author: 'Design Maker', licence: 'CC0-1.0', free: true });
    expect((await own!()).source).toContain('catalog/scenes/vase-and-pears.py');
  });

  it('refuse a picture of which nobody said under what licence or whence it is', async () => {
    const [first] = await sources;
    await expect(buildPhotos([{ ...first!, licence: '' }])).rejects.toThrow(
      `Photo "${first!.id}" has no licence.`,
    );
    await expect(buildPhotos([{ ...first!, source: '' }])).rejects.toThrow(
      `Photo "${first!.id}" has no source.`,
    );
  });

  it('are large enough to fill a page, with a focus inside and words to find them by', async () => {
    for (const { id, focus, keywords } of await sources) {
      expect(keywords.length, id).toBeGreaterThanOrEqual(8);
      expect(focus.x > 0 && focus.x < 1 && focus.y > 0 && focus.y < 1, id).toBe(true);
    }
    const own = (await sources).filter(({ author }) => author === 'Design Maker');
    const sides = await Promise.all(
      own.map(async ({ id }) => {
        const { width, height } = await sharp(`catalog/source/photos/${id}.jpg`).metadata();
        return Math.max(width, height);
      }),
    );
    expect([...new Set(sides)].sort()).toEqual([1600, 2400]);
    expect(sides.filter((side) => side === 2400).length).toBeGreaterThanOrEqual(40);
  });

  it('are 150 or more in full color of 1,600 px, and 140 templates hold one [E-093]', async () => {
    const { index } = await openCatalog();
    const photos = index.resources.filter(({ kind }) => kind === 'photo');
    const large = photos.filter(({ width, height }) => Math.max(width!, height!) >= 1600);
    expect(
      await have(150, large, async ({ file }) => (await colorfulness(await readCatalog(file))) > 4),
    ).toBe(true);
    const ids = new Set(photos.map(({ id }) => id));
    const holdsOne = async (template: (typeof index.templates)[number]) =>
      [...JSON.stringify(await openTemplate(template)).matchAll(/"([\w-]+)"/g)].some(([, id]) =>
        ids.has(id!),
      );
    expect(await have(140, index.templates, holdsOne)).toBe(true);
  });
});

/** Whether so many of a list are so; it ends when they are found. */
async function have<T>(
  count: number,
  all: readonly T[],
  isSo: (one: T) => Promise<boolean>,
): Promise<boolean> {
  let found = 0;
  for (const one of all) if ((await isSo(one)) && (found += 1) === count) return true;
  return false;
}

/** How far red, green and blue lie apart on average, of 255; a gray picture has none. */
async function colorfulness(picture: Uint8Array): Promise<number> {
  const small = sharp(picture).resize(64, 64, { fit: 'fill' }).removeAlpha().raw();
  const levels = await small.toBuffer();
  let apart = 0;
  for (let at = 0; at < levels.length; at += 3) {
    const pixel = levels.subarray(at, at + 3);
    apart += Math.max(...pixel) - Math.min(...pixel);
  }
  return (apart * 3) / levels.length;
}
