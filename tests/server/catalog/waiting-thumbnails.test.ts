import { access, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadCatalog } from '../../../server/catalog/load-catalog.js';
import { openWaitingThumbnails, type WaitingThumbnails } from '../../../server/catalog/waiting-thumbnails.js';
import { testCatalog, type TestCatalog } from '../support/catalog.js';
import { testServer } from '../support/server.js';

const RAINY = 'thumbs/rainy.webp';
const RETIRED = 'thumbs/retired.webp';

describe('pictures of templates that a first start leaves to the server', () => {
  let catalog: TestCatalog;
  let waiting: WaitingThumbnails | undefined;
  let errors: Error[];

  const open = async () =>
    openWaitingThumbnails(await loadCatalog(catalog.folder), (error) => errors.push(error));
  const isThere = (path: string) =>
    access(join(catalog.folder, path)).then(
      () => true,
      () => false,
    );

  beforeEach(async () => {
    catalog = await testCatalog();
    errors = [];
    waiting = await open();
  });
  afterEach(async () => {
    await waiting?.close();
    await catalog.remove();
  });

  it('are drawn when they are asked for, the others when nothing else is, and then none waits', async () => {
    await Promise.all([waiting!.drawn(RAINY), waiting!.drawn(RAINY)]);
    const { width, height, format } = await sharp(join(catalog.folder, RAINY)).metadata();
    expect({ width, height, format }).toEqual({ width: 480, height: 360, format: 'webp' });
    expect(await isThere(RETIRED)).toBe(false);
    await waiting!.drawAll();
    expect(await isThere(RETIRED)).toBe(true);
    expect(await open()).toBeUndefined();
    expect(errors).toEqual([]);
  });

  it('those that nobody asked for wait until nothing is served', async () => {
    waiting!.served();
    const all = waiting!.drawAll();
    await waiting!.drawn(RAINY);
    expect(await isThere(RETIRED)).toBe(false);
    await waiting!.close();
    await all;
    expect(await isThere(RETIRED)).toBe(false);
    expect(errors).toEqual([]);
  });

  it('one that cannot be drawn is told of, and keeps no other from being drawn', async () => {
    await writeFile(join(catalog.folder, 'templates/rainy.json'), '{');
    await waiting!.drawAll();
    expect(errors).toHaveLength(1);
    expect(await isThere(RAINY)).toBe(false);
    expect(await isThere(RETIRED)).toBe(true);
  });

  it('what is no picture of a template is nobody’s to draw', async () => {
    await waiting!.drawn('thumbs/none.webp');
    await waiting!.drawn('../index.json');
    expect(await isThere('thumbs/none.webp')).toBe(false);
  });
});

it('an address of a picture waits until it is drawn', async () => {
  const asked: string[] = [];
  let served = 0;
  const drawn = async (path: string) => void asked.push(path);
  const server = await testServer({ waitingThumbnails: { drawn, served: () => (served += 1) } });
  const answer = await server.visitor().fetch('/static/thumbs/sunny.webp?v=1');
  expect(answer.status).toBe(200);
  expect(asked).toEqual(['thumbs/sunny.webp']);
  expect(served).toBe(1);
  await server.close();
});
