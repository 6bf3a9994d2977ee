import { describe, expect, it } from 'vitest';
import { catalogIndex } from '../../../catalog/format.js';
import { readSource } from '../../../catalog/build/assets.js';
import type { PhotoSource } from '../../../catalog/build/pictures/photos.js';
import { photoId } from '../../../catalog/build/pictures/photos.js';
import { buildPalettes } from '../../../catalog/build/tables/palettes.js';
import { sampleOf } from '../../../catalog/build/tables/samples.js';
import { buildTables } from '../../../catalog/build/tables/tables.js';
import { contrastRatio, hexToOklch } from '../../../elements/math/color.js';

const tables = async () => {
  const photos = await readSource<PhotoSource[]>('photos.json');
  return buildTables({ resources: photos.map(({ id }) => ({ id: photoId(id), kind: 'photo' })) as never });
};

describe('palettes', () => {
  const categories = buildPalettes();

  it('come in 14 categories of 16, five colors each, alike each time', () => {
    expect(categories.map(({ palettes }) => palettes.length)).toEqual(Array.from({ length: 14 }, () => 16));
    for (const { colors } of categories.flatMap(({ palettes }) => palettes)) expect(colors).toHaveLength(5);
    expect(buildPalettes()).toEqual(categories);
  });

  it('have names and colors of their own', () => {
    for (const { id, palettes } of categories) {
      expect(new Set(palettes.map(({ name }) => name)).size, id).toBe(16);
      expect(new Set(palettes.map(({ colors }) => colors.join())).size, id).toBe(16);
      for (const { colors } of palettes) expect(new Set(colors).size, id).toBe(5);
    }
  });

  it('hold a color to write with and one to write on, but for pastels, which are all light', () => {
    for (const { id, palettes } of categories)
      for (const { colors } of palettes) {
        const lightness = colors.map((color) => hexToOklch(color).L);
        if (id === 'pastel') expect(Math.min(...lightness)).toBeGreaterThan(0.8);
        else expect(contrastRatio(colors[0]!, colors[4]!)).toBeGreaterThan(7);
      }
  });
});

describe('size presets', () => {
  it('are a large table of named formats with their sizes [A-060]', async () => {
    const { presets } = await tables();
    expect(presets.length).toBeGreaterThanOrEqual(70);
    expect(new Set(presets.map(({ id }) => id)).size).toBe(presets.length);
    const size = (name: string): unknown => {
      const { width, height, unit } = presets.find((preset) => preset.name === name)!;
      return [width, height, unit];
    };
    expect(size('Poster')).toEqual([797, 1123, 'px']);
    expect(size('Business Card')).toEqual([1050, 600, 'px']);
    expect(size('Instagram Post')).toEqual([1080, 1080, 'px']);
    expect(size('Presentation')).toEqual([1024, 768, 'px']);
    expect(size('Logo')).toEqual([500, 500, 'px']);
    expect(size('A4')).toEqual([210, 297, 'mm']);
  });

  it('agree with the categories of templates', async () => {
    const { presets } = await tables();
    const categories =
      await readSource<{ children: { name: string; width: number; height: number }[] }[]>('categories.json');
    for (const { name, width, height } of categories.flatMap(({ children }) => children)) {
      const preset = presets.find((each) => each.name === name);
      if (preset) expect([preset.width, preset.height], name).toEqual([width, height]);
    }
  });
});

describe('rows for the bulk sheet', () => {
  it('fit the index, with photos that are there', async () => {
    const { bulkSamples } = await tables();
    expect(bulkSamples.length).toBeGreaterThanOrEqual(6);
    expect(catalogIndex.shape.bulkSamples.safeParse(bulkSamples).success).toBe(true);
    const birthdays = bulkSamples.find(({ id }) => id === 'team-birthdays')!;
    expect(birthdays.labels.map(({ type }) => type)).toEqual(['text', 'text', 'text', 'image']);
  });

  it('name the row that has too few values, and a photo that is missing', async () => {
    expect(() => sampleOf('odd', 'A,B\n1,2\n3\n')).toThrow('sample odd: row 2 has 1 values for 2 labels');
    await expect(buildTables({ resources: [] })).rejects.toThrow('there is no photo photo-');
  });
});
