import { describe, expect, it } from 'vitest';
import { goldenPdf } from '../support/exported.js';
import { goldenNames, goldenPage } from '../support/golden-files.js';
import { pdfPixels } from '../support/pdf-readers.js';
import { fixturePlatform } from './fixture-platform.js';
import { goldenPixels } from './golden.js';
import { ssim } from './ssim.js';

/** Device pixels to a page pixel: letters are large enough to be judged by their shape. */
const SCALE = 2;
const MOST_PIXELS = 3000;

/**
 * How alike the inked parts of a page must be in PDFium and on the canvas, a little under what was measured. PDFium
 * samples turned and shrunk photos more roughly and puts small letters on whole pixels: those pages are the lower ones.
 * Poppler's cairo half gives 0.99 for the pages with photos.
 */
const LEAST: Readonly<Record<string, number>> = {
  adjustments: 0.974,
  arabic: 0.969,
  'bidi-mix': 0.977,
  blends: 0.966,
  cases: 0.92,
  crops: 0.868,
  devanagari: 0.964,
  edges: 0.89,
  emoji: 0.99,
  filters: 0.994,
  frames: 0.819,
  gradients: 0.979,
  grids: 0.9,
  'group-opacity': 0.975,
  hebrew: 0.969,
  huge: 0.721,
  icons: 0.994,
  images: 0.937,
  japanese: 0.97,
  lines: 0.996,
  lists: 0.907,
  'lists-scripts': 0.928,
  masks: 0.901,
  missing: 0.969,
  opacity: 0.958,
  overlaps: 0.993,
  paragraphs: 0.925,
  'pattern-background': 0.99,
  'photo-background': 0.983,
  scripts: 0.974,
  shadows: 0.912,
  shapes: 0.992,
  spacing: 0.975,
  styles: 0.949,
  'text-effects': 0.983,
  thin: 0.973,
  tiny: 0.867,
  turned: 0.909,
};
/** For pages that came later. */
const LEAST_OTHERWISE = 0.87;

describe('a PDF read back by PDFium', () => {
  it.each(goldenNames)('%s looks as on the canvas', async (name) => {
    const golden = await goldenPage(name);
    const scale = Math.min(SCALE, MOST_PIXELS / Math.max(golden.width, golden.height));
    const size = { width: Math.round(golden.width * scale), height: Math.round(golden.height * scale) };
    const shown = await pdfPixels(await goldenPdf([golden]), 0, size);
    const { inked } = ssim(await goldenPixels(golden, scale, fixturePlatform), shown, size.width);
    expect(inked).toBeGreaterThan(LEAST[name] ?? LEAST_OTHERWISE);
  });

  it('notices an object that is missing or half a pixel off', async () => {
    const golden = await goldenPage('shapes');
    const size = { width: golden.width * SCALE, height: golden.height * SCALE };
    const pixels = await goldenPixels(golden, SCALE, fixturePlatform);
    const likeness = async (objects: (typeof golden)['page']['objects']): Promise<number> => {
      const bytes = await goldenPdf([{ ...golden, page: { ...golden.page, objects } }]);
      return ssim(pixels, await pdfPixels(bytes, 0, size), size.width).inked;
    };
    const { objects } = golden.page;
    const moved = objects.map((object) => ({
      ...object,
      position: { x: object.position.x + 0.5, y: object.position.y },
    }));
    const least = LEAST.shapes!;
    expect(await likeness(objects)).toBeGreaterThan(least);
    expect(await likeness(objects.slice(1))).toBeLessThan(least);
    expect(await likeness(moved)).toBeLessThan(least);
  });
});
