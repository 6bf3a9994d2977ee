import { readdir, readFile } from 'node:fs/promises';
import { createCanvas } from '@napi-rs/canvas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decodePicture, nodePaintEnv } from '../../elements/render/node.js';
import { openTestPage, type TestPage } from '../support/browser.js';
import { TEST_FACES, testFaceBytes } from '../support/fonts.js';
import { difference } from './difference.js';
import { goldenPixels, type GoldenPage, type Platform } from './golden.js';
import type { RenderGolden } from './golden-browser.js';

const FIXTURES = new URL('../fixtures/', import.meta.url);
const PHOTOS = new URL('../../catalog/source/photos/', import.meta.url);
const PICTURES: Record<string, URL> = {
  boats: new URL('nagasaki-boats.jpg', PHOTOS),
  flower: new URL('allium-oreophilum.jpg', PHOTOS),
  checker: new URL('pictures/checker.png', FIXTURES),
};
/** 0.37 shrinks photos of 1024 px a lot, as thumbnails do. */
const SCALES = [1, 0.37, 2];

const names = (await readdir(new URL('pages/', FIXTURES))).map((file) => file.replace('.json', '')).sort();

async function file(path: string): Promise<Uint8Array | undefined> {
  const [, folder = '', name = ''] = path.split('/');
  if (folder === 'icon') return readFile(new URL(`icons/${name}`, FIXTURES)).catch(() => undefined);
  if (folder === 'picture') return PICTURES[name] && readFile(PICTURES[name]);
  const face = TEST_FACES.find(({ id }) => `${id}.ttf` === name);
  return folder === 'font' && face ? testFaceBytes(face) : undefined;
}

const node: Platform = {
  canvas: createCanvas,
  env: nodePaintEnv,
  decode: decodePicture,
  read: async (path) => {
    const bytes = await file(path);
    if (!bytes) throw new Error(`no ${path}`);
    return bytes;
  },
  faces: TEST_FACES,
};

const golden = async (name: string): Promise<GoldenPage> =>
  JSON.parse(await readFile(new URL(`pages/${name}.json`, FIXTURES), 'utf8')) as GoldenPage;

describe('one painter, three engines', () => {
  let browser: TestPage;
  beforeAll(async () => {
    browser = await openTestPage(new URL('golden-browser.ts', import.meta.url).pathname, file);
  });
  afterAll(() => browser?.close());

  async function inBrowser(where: 'page' | 'worker', page: GoldenPage, scale: number): Promise<Uint8Array> {
    await browser.page.waitForFunction(() => 'renderGolden' in window);
    const pixels = await browser.page.evaluate(
      ([where, golden, scale, faces]) =>
        (window as unknown as { renderGolden: RenderGolden }).renderGolden(where, { golden, scale, faces }),
      [where, page, scale, TEST_FACES] as const,
    );
    return Buffer.from(pixels, 'base64');
  }

  it.each(names)('%s: Node, page and worker paint the same pixels', async (name) => {
    const page = await golden(name);
    for (const scale of SCALES) {
      const pixels = await goldenPixels(page, scale, node);
      for (const where of ['page', 'worker'] as const) {
        const { most, differing } = difference(pixels, await inBrowser(where, page, scale));
        expect(most, `${where} at ${scale}`).toBeLessThanOrEqual(2);
        expect(differing, `${where} at ${scale}`).toBeLessThan(0.0001);
      }
    }
  });

  it('notices one changed pixel, a moved object and a page without ink', async () => {
    const page = await golden('shapes');
    const pixels = await goldenPixels(page, 1, node);
    const spot = Uint8ClampedArray.from(pixels);
    spot[4 * 1000] = 255 - spot[4 * 1000]!;
    expect(difference(pixels, spot).most).toBeGreaterThan(2);
    const moved = page.page.objects.map((object, i) =>
      i === 3 ? { ...object, position: { x: object.position.x + 0.5, y: object.position.y } } : object,
    );
    const shifted = await inBrowser('page', { ...page, page: { ...page.page, objects: moved } }, 1);
    expect(difference(pixels, shifted).differing).toBeGreaterThan(0.0001);
    const blank = await goldenPixels({ ...page, page: { ...page.page, objects: [] } }, 1, node);
    expect(difference(pixels, blank).differing).toBeGreaterThan(0.2);
  });
});
