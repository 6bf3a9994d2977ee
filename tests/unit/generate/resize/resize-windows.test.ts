import { beforeAll, describe, expect, it } from 'vitest';
import type { DesignObject } from '../../../../elements/objects/kinds.js';
import { openCatalog, relaid, type Catalog } from './support/catalog.js';

/** A cover of the page's color with an opening, as emblems have: what is seen through it stays what was seen. */

let catalog: Catalog;
beforeAll(async () => {
  catalog = await openCatalog();
});

const isCover = (object: DesignObject): boolean =>
  /^M-?\d+ -?\d+(H\d+V\d+H-?\d+|L100 0L100 100L0 100)Z ?M/.test(
    (object as { shape_details?: { path?: { d: string } } }).shape_details?.path?.d ?? '',
  );

describe.each([
  'photography-logo',
  'building-contractor-logo',
  'bakery-logo',
  'law-firm-logo',
  'first-communion-invitation-story',
])('the emblem of %s', (id) => {
  it.each([
    { width: 1500, height: 500 },
    { width: 1080, height: 1920 },
    { width: 1200, height: 628 },
  ])('is covered as it was, at %o', async (to) => {
    const { was, of } = await relaid(catalog, id, to);
    const cover = was.find(isCover)!;
    const below = was.filter(
      ({ layer_index, type, width, rotation }) =>
        type === 'image' && rotation === 0 && layer_index < cover.layer_index && width > 60,
    );
    const now = of(cover);
    const scale = now.width / cover.width;
    expect(now.height / cover.height).toBeCloseTo(scale, 3);
    expect(below.length).toBeGreaterThan(1);
    for (const object of below) {
      const own = of(object);
      expect(own.width / object.width).toBeCloseTo(scale, 2);
      expect(own.x - now.x).toBeCloseTo((object.position.x - cover.position.x) * scale, 0);
      expect(own.y - now.y).toBeCloseTo((object.position.y - cover.position.y) * scale, 0);
    }
  });
});

describe.each(['candle-sticker-label', 'ice-cream-pint-label', 'jam-jar-sticker-label'])(
  'the label %s, of which all but the corners is an opening',
  (id) => {
    it.each([
      { width: 500, height: 262 },
      { width: 1080, height: 1920 },
      { width: 1800, height: 1200 },
    ])('is as it was, in the middle of %o', async (to) => {
      const { was, of } = await relaid(catalog, id, to);
      const side = Math.min(to.width, to.height);
      for (const object of was.filter(({ type, rotation }) => type !== 'text' && rotation === 0)) {
        if (isCover(object)) continue;
        const scale = side / 500;
        const { x, y, width } = of(object);
        expect(width / object.width).toBeCloseTo(scale, 1);
        expect(Math.abs(x - (to.width - side) / 2 - object.position.x * scale)).toBeLessThan(0.02 * side);
        expect(Math.abs(y - (to.height - side) / 2 - object.position.y * scale)).toBeLessThan(0.02 * side);
      }
    });
  },
);
