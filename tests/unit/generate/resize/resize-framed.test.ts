import { beforeAll, describe, expect, it } from 'vitest';
import type { Rect, Size } from '../../../../elements/math/geometry.js';
import type { DesignObject } from '../../../../elements/objects/kinds.js';
import { openCatalog, relaid, type Catalog } from './support/catalog.js';
import { rectangle, resized, seen, words } from './support/pages.js';

/** Pages in a frame of four strips, which hides what goes on beneath it. */

let catalog: Catalog;
beforeAll(async () => {
  catalog = await openCatalog();
});

const right = ({ x, width }: Rect) => x + width;
const bottom = ({ y, height }: Rect) => y + height;

/** The strips of a page's frame, by the edges they lie along. */
function stripsOf(all: readonly DesignObject[], page: Size) {
  const long = all
    .map((object) => ({ object, box: seen(object) }))
    .filter(({ box }) => Math.min(box.width, box.height) * 6 < Math.max(box.width, box.height));
  const at = (isThere: (box: Rect) => boolean) => long.find(({ box }) => isThere(box))!.object;
  const [wide, high] = [
    (box: Rect) => box.width > page.width - 1,
    (box: Rect) => box.height > page.height - 1,
  ];
  return {
    left: at((box) => high(box) && box.x < 1),
    right: at((box) => high(box) && right(box) > page.width - 1),
    top: at((box) => wide(box) && box.y < 1),
    bottom: at((box) => wide(box) && bottom(box) > page.height - 1),
  };
}

const SIZES: readonly (Size & { readonly from: Size })[] = [
  { from: { width: 1080, height: 1080 }, width: 1080, height: 1920 },
  { from: { width: 1080, height: 1080 }, width: 1024, height: 512 },
  { from: { width: 1080, height: 1080 }, width: 940, height: 788 },
];

describe.each(SIZES)('a page in a frame, at $width by $height', ({ from, ...to }) => {
  it.each(['review-quote', 'kids-dentist-post', 'new-years-eve-post'])(
    'is framed as evenly, and its window is filled: %s',
    async (id) => {
      const { was, now, of } = await relaid(catalog, id, to);
      const strips = stripsOf(was, from);
      const by = Math.min(to.width, to.height) / 1080;
      const [left, top] = [of(strips.left), of(strips.top)];
      expect(left.width).toBeCloseTo(strips.left.width * by, 0);
      expect(top.height).toBeCloseTo(strips.top.height * by, 0);
      expect(right(of(strips.right))).toBeCloseTo(to.width, 0);
      expect(bottom(of(strips.bottom))).toBeCloseTo(to.height, 0);
      expect(left.height).toBeCloseTo(to.height, 0);
      expect(top.width).toBeCloseTo(to.width, 0);
      // the panel with the words reaches the frame on three sides, as it did
      const panel = was.findLast(({ type, height }) => type !== 'text' && height > 0.2 * from.height)!;
      const held = of(panel);
      expect(bottom(held)).toBeGreaterThan(of(strips.bottom).y - 1);
      expect(right(held)).toBeGreaterThan(of(strips.right).x - 1);
      for (const text of was.filter(({ type }) => type === 'text')) {
        if (now.get(text.id)!.hidden) continue;
        expect(of(text).x).toBeGreaterThan(left.width);
        expect(right(of(text))).toBeLessThan(of(strips.right).x);
      }
    },
  );
});

it('objects of a framed page keep their order, ids and what nobody knows of them', () => {
  const strip = (id: string, x: number, y: number, width: number, height: number) =>
    ({ ...rectangle(id, '#123456', x, y, width, height), unknown: id }) as DesignObject;
  const all = [
    strip('ground', 0, 0, 1000, 1000),
    strip('top', 0, 0, 1000, 50),
    words('title', 'A framed page', 80, 200, 300, 600),
    strip('bottom', 0, 950, 1000, 50),
    strip('left', 0, 0, 50, 1000),
    strip('right', 950, 0, 50, 1000),
  ];
  const now = [...resized(all, { width: 1000, height: 500 }).values()];
  expect(now.map(({ id, layer_index }) => [id, layer_index])).toEqual(all.map(({ id }, i) => [id, i]));
  expect(
    now
      .filter((object) => 'unknown' in object)
      .map((object) => (object as unknown as { unknown: string }).unknown),
  ).toEqual(['ground', 'top', 'bottom', 'left', 'right']);
  expect(seen(now[4]!)).toMatchObject({ x: 0, y: 0, width: 25, height: 500 });
});
