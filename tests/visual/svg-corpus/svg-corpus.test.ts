import { readdir, readFile } from 'node:fs/promises';
import { JSDOM } from 'jsdom';
import { chromium, type Browser, type Page } from 'playwright';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pathClipper } from '../../../elements/canvas/scene/path-clipper.js';
import type { SvgWindow } from '../../../elements/import/svg/parse/sanitize.js';
import { decodePicture, encodeCanvas, nodePaintEnv } from '../../../elements/render/node.js';
import { paintPage } from '../../../elements/render/paint-page.js';
import { RenderResources } from '../../../elements/render/resources.js';
import { browserLaunchOptions } from '../../../scripts/machine/find-browser.mjs';
import { testFonts } from '../../support/text/fonts.js';
import { CORPUS, ROOTS } from './corpus.js';

/** What the importer draws beside what a browser draws: where they differ, the importer says so. */

const SIDE = 200;
/** A pixel is off by so much of 255; a drawing by so many of its pixels. */
const OFF = 64;
const MOST = 0.006;

const FIXTURES = new URL('../../fixtures/svg/', import.meta.url);
const svg = (body: string, attributes = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" ${attributes}>${body}</svg>`;

const drawings = new Map<string, string>([
  ...Object.entries(CORPUS).map(([name, body]) => [name, svg(body)] as const),
  ...Object.entries(ROOTS).map(([name, [attributes, body]]) => [name, svg(body, attributes)] as const),
]);
for (const file of await readdir(FIXTURES))
  if (file.endsWith('.svg')) drawings.set(file, await readFile(new URL(file, FIXTURES), 'utf8'));

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await chromium.launch(await browserLaunchOptions());
  page = await browser.newPage({ viewport: { width: SIDE, height: SIDE } });
});
afterAll(() => browser.close());

/** RGB over white, in a square. */
const pixelsOf = async (png: Uint8Array): Promise<Buffer> =>
  sharp(png).flatten({ background: '#fff' }).resize(SIDE, SIDE, { fit: 'fill' }).raw().toBuffer();

async function byBrowser(text: string, ratio: number): Promise<Buffer> {
  const address = `data:image/svg+xml;base64,${Buffer.from(text).toString('base64')}`;
  const height = Math.round(SIDE * ratio);
  await page.setViewportSize({ width: SIDE, height });
  await page.setContent(
    `<body style="margin:0;background:#fff"><img style="display:block;width:${SIDE}px;height:${height}px" src="${address}">`,
  );
  await page.evaluate(() => document.images[0]!.decode());
  return pixelsOf(await page.screenshot());
}

async function byImporter(
  text: string,
): Promise<{ pixels: Buffer; notes: readonly string[]; ratio: number }> {
  const window = new JSDOM('').window as unknown as SvgWindow;
  const resources = new RenderResources(
    {
      bytes: async () => new TextEncoder().encode(text),
      font: async () => undefined,
      drawings: async () => ({ window, clipper: pathClipper, families: [] }),
    },
    decodePicture,
    await testFonts(),
  );
  await resources.load([
    {
      ...{
        id: 'a',
        type: 'image',
        layer_index: 0,
        position: { x: 0, y: 0 },
        width: 9,
        height: 9,
        rotation: 0,
      },
      ...{ opacity: 1, locked: false, image_details: { src: 'drawing.svg' } },
    } as never,
  ]);
  expect([...resources.failures.values()]).toEqual([]);
  const loaded = resources.image('src:drawing.svg')!;
  const { drawing, width, height } = loaded;
  const env = nodePaintEnv((source) => resources.picture(source));
  const canvas = paintPage({ ops: drawing!.ops, size: { width, height }, scale: SIDE / width }, env);
  const png = await encodeCanvas(canvas, { format: 'png' });
  return { pixels: await pixelsOf(png), notes: drawing!.notes ?? [], ratio: height / width };
}

describe('what the importer draws', () => {
  const silent: string[] = [];

  it.each([...drawings])('%s: as a browser does, or with a word about it', async (name, text) => {
    const own = await byImporter(text);
    const theirs = await byBrowser(text, own.ratio);
    let off = 0;
    for (let i = 0; i < theirs.length; i += 3)
      if ([0, 1, 2].some((channel) => Math.abs(theirs[i + channel]! - own.pixels[i + channel]!) > OFF)) off++;
    const share = off / (SIDE * SIDE);
    if (share > MOST && own.notes.length === 0) silent.push(name);
    expect(
      own.notes.length > 0 || share <= MOST,
      `${(share * 100).toFixed(2)} % are off, without a word`,
    ).toBe(true);
  });

  it('differs nowhere without a word in the whole corpus [E-024]', () => {
    expect(drawings.size).toBeGreaterThan(65);
    expect(silent).toEqual([]);
  });
});
