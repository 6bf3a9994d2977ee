import { createCanvas } from '@napi-rs/canvas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decodePicture, nodePaintEnv } from '../../elements/render/node.js';
import { openTestPage, type TestPage } from '../support/browser.js';
import { TEST_FACES, testFaceBytes } from '../support/fonts.js';
import { goldenBytes, goldenNames, goldenPage, type GoldenPage } from '../support/golden-files.js';
import { difference } from './difference.js';
import { goldenPixels, type Platform } from './golden.js';
import type { RenderGolden } from './golden-browser.js';

/** 0.37 shrinks photos of 1024 px a lot, as thumbnails do. */
const SCALES = [1, 0.37, 2];

async function fontBytes(id: string): Promise<Uint8Array> {
  const face = TEST_FACES.find((known) => known.id === id);
  if (!face) throw new Error(`no test face ${id}`);
  return testFaceBytes(face);
}

/** What the browser asks for: `/source/<key>` and `/font/<id>`. */
async function served(path: string): Promise<Uint8Array | undefined> {
  const [, folder = '', name = ''] = path.split('/');
  const bytes = folder === 'font' ? fontBytes(name) : folder === 'source' ? goldenBytes(name) : undefined;
  return bytes?.catch(() => undefined);
}

const node: Platform = {
  canvas: createCanvas,
  env: nodePaintEnv,
  decode: decodePicture,
  bytes: goldenBytes,
  font: fontBytes,
  faces: TEST_FACES,
};

describe('one painter, three engines', () => {
  let browser: TestPage;
  beforeAll(async () => {
    browser = await openTestPage(new URL('golden-browser.ts', import.meta.url).pathname, served);
    await browser.page.waitForFunction(() => 'renderGolden' in window);
  });
  afterAll(() => browser?.close());

  async function inBrowser(where: 'page' | 'worker', golden: GoldenPage, scale: number): Promise<Uint8Array> {
    const pixels = await browser.page.evaluate(
      ([where, golden, scale, faces]) =>
        (window as unknown as { renderGolden: RenderGolden }).renderGolden(where, { golden, scale, faces }),
      [where, golden, scale, TEST_FACES] as const,
    );
    return Buffer.from(pixels, 'base64');
  }

  it.each(goldenNames)('%s: Node, page and worker paint the same pixels', async (name) => {
    const golden = await goldenPage(name);
    for (const scale of SCALES) {
      const pixels = await goldenPixels(golden, scale, node);
      for (const where of ['page', 'worker'] as const) {
        const { most, differing } = difference(pixels, await inBrowser(where, golden, scale));
        expect(most, `${where} at ${scale}`).toBeLessThanOrEqual(2);
        expect(differing, `${where} at ${scale}`).toBeLessThan(0.0001);
      }
    }
  });

  it('notices one changed pixel, an object half a pixel off and a page without objects', async () => {
    const golden = await goldenPage('shapes');
    const { page } = golden;
    const pixels = await goldenPixels(golden, 1, node);
    const spot = Uint8ClampedArray.from(pixels);
    spot[4000] = 255 - spot[4000]!;
    expect(difference(pixels, spot).most).toBeGreaterThan(2);
    const objects = page.objects.map((object, i) =>
      i === 3 ? { ...object, position: { x: object.position.x + 0.5, y: object.position.y } } : object,
    );
    const shifted = await inBrowser('page', { ...golden, page: { ...page, objects } }, 1);
    expect(difference(pixels, shifted).differing).toBeGreaterThan(0.0001);
    const blank = await goldenPixels({ ...golden, page: { ...page, objects: [] } }, 1, node);
    expect(difference(pixels, blank).differing).toBeGreaterThan(0.2);
  });
});
