import { describe, expect, it } from 'vitest';
import type { StoredPage } from '../../elements/document/design-file.js';
import { fitPage } from '../../elements/generate/fit/fit-page.js';
import { goldenPage, goldenResources } from '../support/golden-files.js';
import { fixturePlatform } from './fixture-platform.js';
import { goldenPixels } from './golden.js';
import { ssim } from './ssim.js';

/** Pages with all that has a length: strokes, dashes, corners, shadows, light, spacings, gaps. */
const PAGES = [
  ...['shapes', 'lines', 'shadows', 'styles', 'spacing', 'paragraphs', 'lists', 'text-effects'],
  ...['grids', 'frames', 'crops', 'icons', 'gradients', 'turned'],
];
/** Pixels of the longer side that the pictures are compared at. */
const SHOWN = 700;
/**
 * A little under what was measured: letters and light stand on other fractions of a pixel, and boxes of a see-through grid on
 * whole ones.
 */
const LEAST: Readonly<Record<string, number>> = { 'text-effects': 0.975, grids: 0.92 };
const LEAST_OTHERWISE = 0.985;

describe('a page scaled as a whole [E-049]', () => {
  it.each(PAGES)('looks as a picture of it would, half as large and twice: %s', async (name) => {
    const golden = await goldenPage(name);
    const { env } = await goldenResources(golden);
    const scale = SHOWN / Math.max(golden.width, golden.height);
    const before = await goldenPixels(golden, scale, fixturePlatform);
    for (const factor of [0.5, 2]) {
      const to = { width: golden.width * factor, height: golden.height * factor };
      const page = fitPage(golden.page as unknown as StoredPage, { from: golden, to }, env);
      const after = await goldenPixels({ ...to, page } as typeof golden, scale / factor, fixturePlatform);
      expect(ssim(before, after, Math.round(golden.width * scale)).inked).toBeGreaterThan(
        LEAST[name] ?? LEAST_OTHERWISE,
      );
    }
  });
});
