import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Dist } from '../../../../catalog/build/dist.js';
import { drawThumbnails } from '../../../../catalog/build/thumbnails/draw-thumbnails.js';
import { drawnFromOf, forgetStale } from '../../../../catalog/build/thumbnails/drawn-from.js';
import { testCatalog, testIndex, type TestCatalog } from '../../../server/support/catalog.js';

const PATHS = ['sunny', 'rainy', 'retired'].map((id) => `thumbs/${id}.webp`);

describe('pictures of templates', () => {
  let catalog: TestCatalog;
  const at = (path: string) => join(catalog.folder, path);
  const files = () =>
    Promise.all(
      testIndex().templates.map(async ({ file }) => ({ path: file, data: await readFile(at(file)) })),
    );

  beforeAll(async () => {
    catalog = await testCatalog();
  });
  afterAll(() => catalog.remove());

  it('are drawn where they are missing, and only there', async () => {
    const before = await stat(at(PATHS[0]!));
    expect(await drawThumbnails(catalog.folder)).toBe(2);
    expect((await stat(at(PATHS[0]!))).mtimeMs).toBe(before.mtimeMs);
    expect((await stat(at(PATHS[1]!))).size).toBeGreaterThan(200);
    expect(await drawThumbnails(catalog.folder)).toBe(0);
  });

  it('one that cannot be drawn fails the build', async () => {
    await rm(at(PATHS[2]!));
    const file = at('templates/retired.json');
    const text = await readFile(file);
    await writeFile(file, '{');
    await expect(drawThumbnails(catalog.folder)).rejects.toThrow(/JSON/);
    await writeFile(file, text);
    expect(await drawThumbnails(catalog.folder)).toBe(1);
  });

  it('are drawn anew when their template has changed, or what draws them', async () => {
    const dist = new Dist(catalog.folder);
    const { templates } = testIndex();
    const first = drawnFromOf(templates, await files(), 'one');
    await forgetStale(dist, first, first);
    expect(await drawThumbnails(catalog.folder)).toBe(0);
    const changed = (await files()).map(({ path, data }) => ({
      path,
      data: path === 'templates/rainy.json' ? Buffer.concat([data, Buffer.from(' ')]) : data,
    }));
    await forgetStale(dist, first, drawnFromOf(templates, changed, 'one'));
    expect(await Promise.all(PATHS.map((path) => dist.has(path)))).toEqual([true, false, true]);
    await forgetStale(dist, first, drawnFromOf(templates, await files(), 'two'));
    expect(await Promise.all(PATHS.map((path) => dist.has(path)))).toEqual([false, false, false]);
  });
});
