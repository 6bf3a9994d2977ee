import { beforeAll, describe, expect, it } from 'vitest';
import sharp from 'sharp';
import { parseIconArt } from '../../../../elements/objects/icon/art.js';
import { readSource } from '../../../../catalog/build/assets.js';
import {
  buildBackgrounds,
  type BackgroundSource,
} from '../../../../catalog/build/backgrounds/backgrounds.js';
import type { BuiltResources } from '../../../../catalog/build/output.js';

let sources: BackgroundSource[];
let built: BuiltResources;
beforeAll(async () => {
  sources = await readSource<BackgroundSource[]>('backgrounds.json');
  built = await buildBackgrounds(sources);
});

describe('the backgrounds', () => {
  it('are at least 36, of 12 families and more', () => {
    expect(built.resources.length).toBeGreaterThanOrEqual(36);
    expect(new Set(sources.map(({ family }) => family)).size).toBeGreaterThanOrEqual(12);
    expect(new Set(built.resources.map(({ id }) => id)).size).toBe(built.resources.length);
  });

  it('are drawings with at most five colors to change, or pictures of one size', async () => {
    for (const { file, colors, id } of built.resources) {
      const { data } = built.files.find(({ path }) => path === file)!;
      if (file.endsWith('.svg')) {
        expect(colors.length, id).toBeLessThanOrEqual(5);
        const slots = new Set(parseIconArt(String(data)).paths.map(({ slot }) => slot));
        expect(slots, id).toEqual(new Set(colors.map((_, i) => i)));
      } else
        expect(await sharp(Buffer.from(data)).metadata(), id).toMatchObject({ width: 1600, height: 1200 });
    }
  });

  it('are sold one in six or seven', () => {
    const sold = built.resources.filter(({ free }) => !free).length / built.resources.length;
    expect(sold).toBeGreaterThan(0.1);
    expect(sold).toBeLessThan(0.2);
  });

  it('say which line is wrong when neither a family nor a picture is there', async () => {
    const stray: BackgroundSource = { ...sources[0]!, id: 'stray', family: 'plaid' };
    await expect(buildBackgrounds([stray])).rejects.toThrow('stray: there is no family plaid');
  });
});
