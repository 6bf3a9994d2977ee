import { beforeAll, describe, expect, it } from 'vitest';
import type { TextObject } from '../../../../elements/objects/text/model.js';
import { shapeOf } from '../../../support/objects.js';
import { openCatalog, relaid, type Catalog } from './support/catalog.js';
import { FORMS, rectangle, resized, words } from './support/pages.js';

/** What keeps its form wherever it goes. */

const wide = { width: 1280, height: 720 };

let catalog: Catalog;
beforeAll(async () => {
  catalog = await openCatalog();
});

const STAR = 'M50 0L62 38L100 50L62 62L50 100L38 62L0 50L38 38Z';

const path = (id: string, d: string, x: number, y: number, size: number) =>
  shapeOf(
    { outline: 'rectangle', path: { d, viewBox: [0, 0, 100, 100] }, fill: '#f4b64a' },
    { id, position: { x, y }, width: size, height: size },
  );

const ratioAt = (star: ReturnType<typeof path>, to: (typeof FORMS)[number], page: typeof to): number => {
  const { width, height } = resized(
    [
      rectangle('ground', '#d0402a', 0, 0, page.width, page.height),
      star,
      words('title', 'Big small sale', 80, 60, 80, 500),
      words('until', 'Until Sunday midnight', 30, 60, 300, 400),
    ],
    to,
    page,
  ).get('star')!;
  return width / height;
};

describe.each(FORMS)('at $width by $height', (to) => {
  it('a star from the top of the page to its foot stays as wide as high', () => {
    const page = { width: 1200, height: 420 };
    expect(ratioAt(path('star', STAR, 720, 0, 420), to, page)).toBeCloseTo(1, 1);
  });
});

it.each([wide, { width: 1800, height: 1200 }])(
  'words over rings that an edge cuts off are no part of them, at %o',
  async (to) => {
    const { was, now } = await relaid(catalog, 'employee-of-the-month-award', to);
    const title = was.find(({ id }) => id.startsWith('title'))! as TextObject;
    const size = (now.get(title.id) as TextObject).text_details.fontSize;
    expect(size / to.height).toBeGreaterThan(0.11);
  },
);
