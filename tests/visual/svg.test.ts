import { createCanvas, loadImage } from '@napi-rs/canvas';
import { JSDOM } from 'jsdom';
import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browserLaunchOptions } from '../../scripts/machine/find-browser.mjs';
import { goldenSvg } from '../support/exported.js';
import { goldenNames, goldenPage } from '../support/golden-files.js';
import { fixturePlatform } from './fixture-platform.js';
import { goldenPixels } from './golden.js';
import { ssim } from './ssim.js';

const SCALE = 1;
/** Fine patterns and shrunk photos are alike only where a page pixel is several of the device. */
const FINE = ['filters', 'grids', 'images', 'pattern-background'];
const FINE_SCALE = 2;
const MOST_PIXELS = 2000;

/** How alike the inked parts must be in Chromium and on the canvas, a little under what was measured. */
const LEAST = 0.993;
/** Chromium shrinks the photos of an SVG more roughly than those of a canvas. */
const LEAST_WITH_PHOTOS = 0.98;
const PHOTOS = [
  'frames-drawn',
  'blends',
  'crops',
  'edges',
  'frames',
  'grids',
  'group-opacity',
  'images',
  'masks',
  'shadows',
  'turned',
];

/** Runs in the page: a picture at a size over white, as the address of a PNG. */
async function drawnPng({ source, width, height }: { source: string; width: number; height: number }) {
  const image = new Image(width, height);
  image.src = source;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d')!;
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.drawImage(image, 0, 0, width, height);
  return canvas.toDataURL();
}

describe('an SVG file', () => {
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    browser = await chromium.launch(await browserLaunchOptions());
    page = await browser.newPage();
  });
  afterAll(() => browser?.close());

  /** RGBA of the file as a picture in a page, which loads nothing from outside. */
  async function shown(svg: string, { width, height }: { width: number; height: number }, scale: number) {
    const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
    const source = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
    const png = await page.evaluate(drawnPng, { source, ...size });
    const canvas = createCanvas(size.width, size.height);
    canvas.getContext('2d').drawImage(await loadImage(png), 0, 0);
    return canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data;
  }

  it.each(goldenNames)('%s looks as on the canvas, is sound and stands alone', async (name) => {
    const golden = await goldenPage(name);
    const svg = await goldenSvg(golden, `<${name} & co>`);
    const { window } = new JSDOM(svg, { contentType: 'image/svg+xml' });
    const ids = [...window.document.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, address] of svg.matchAll(/(?:href="|url\()([^)"]*)/g))
      expect(address).toMatch(/^(#|data:image\/)/);
    const scale = Math.min(
      FINE.includes(name) ? FINE_SCALE : SCALE,
      MOST_PIXELS / Math.max(golden.width, golden.height),
    );
    const pixels = await goldenPixels(golden, scale, fixturePlatform);
    const { inked } = ssim(pixels, await shown(svg, golden, scale), Math.round(golden.width * scale));
    expect(inked).toBeGreaterThan(PHOTOS.includes(name) ? LEAST_WITH_PHOTOS : LEAST);
  });

  it('notices an object that is missing', async () => {
    const golden = await goldenPage('shapes');
    const without = { ...golden, page: { ...golden.page, objects: golden.page.objects.slice(1) } };
    const pixels = await goldenPixels(golden, SCALE, fixturePlatform);
    const { inked } = ssim(
      pixels,
      await shown(await goldenSvg(without), golden, SCALE),
      golden.width * SCALE,
    );
    expect(inked).toBeLessThan(LEAST);
  });

  it('holds a picture once, however often it shows', async () => {
    const golden = await goldenPage('masks');
    const svg = await goldenSvg(golden);
    expect(svg.match(/<image /g)).toHaveLength(3);
    expect(svg.match(/<use /g)!.length).toBeGreaterThan(10);
  });
});
