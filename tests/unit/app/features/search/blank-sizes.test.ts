import { describe, expect, it } from 'vitest';
import { PAGE_SIZES } from '../../../../../elements/math/page-sizes.js';
import { blankSizes } from '../../../../../app/features/search/blank-sizes.js';
import type { SuggestedFormat } from '../../../../../app/features/search/suggested-format.js';
import categories from '../../../../../catalog/source/categories.json' with { type: 'json' };

const SIZES: readonly SuggestedFormat[] = [
  ...categories.flatMap(({ children }) => children),
  ...PAGE_SIZES,
].map(({ id, name, width, height, unit }) => ({
  ...{ id, name, dimensions: { width, height, unit: unit as 'px' } },
}));

/** The first blank page for a text: '210 × 297 mm'; nothing where there is none. */
const first = (text: string): string | undefined => {
  const [found] = blankSizes(text, SIZES);
  return found && `${found.dimensions.width} × ${found.dimensions.height} ${found.dimensions.unit}`;
};

const NAMED = [
  ['tiktok video', '1080 × 1920 px'],
  ['TikTok', '1080 × 1920 px'],
  ['zoom background', '1920 × 1080 px'],
  ['blank instagram story template', '1080 × 1920 px'],
  ['youtube thumbnail size', '1280 × 720 px'],
  ['youtube shorts', '1080 × 1920 px'],
  ['business cards', '1050 × 600 px'],
  ['a4', '210 × 297 mm'],
  ['A3 paper size', '297 × 420 mm'],
  ['us letter', '8.5 × 11 in'],
  ['us legal', '8.5 × 14 in'],
  ['photo 4x6', '4 × 6 in'],
  ['4k', '3840 × 2160 px'],
  ['1080x1920', '1080 × 1920 px'],
  [' 1080 X 1920 px ', '1080 × 1920 px'],
  ['1200*628', '1200 × 628 px'],
  ['210 × 297 mm', '210 × 297 mm'],
  ['21cm x 29,7cm', '21 × 29.7 cm'],
  ['8.5 x 11 in', '8.5 × 11 in'],
  ['8.5x11', '8.5 × 11 in'],
  ['8.5" x 11"', '8.5 × 11 in'],
  ['4 by 6 inches', '4 × 6 in'],
] as const;

describe('blank sizes', () => {
  it.each(NAMED)('%s begins a blank page of its size [E-031]', (text, size) =>
    expect(first(text)).toBe(size),
  );

  it.each(['deck', 'birthday balloons', '0x0', '1 x 1 px', '99999x99999', '1080x'])(
    '%j begins none',
    (text) => expect(first(text)).toBeUndefined(),
  );

  it('measures that sizes have by name bring those along', () => {
    expect(blankSizes('1920x1080', SIZES).map(({ name }) => name)).toEqual(
      expect.arrayContaining(['1920 × 1080\u00a0px', 'YouTube Video', 'Zoom Background']),
    );
  });
});
