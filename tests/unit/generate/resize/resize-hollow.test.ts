import { beforeAll, describe, expect, it } from 'vitest';
import { hollow } from '../../../../elements/generate/resize/hollow.js';
import type { Placement } from '../../../../elements/generate/resize/placing/placement.js';
import { itemsOf } from '../../../../elements/generate/resize/regions/items.js';
import type { Rect } from '../../../../elements/math/geometry.js';
import type { TextObject } from '../../../../elements/objects/text/model.js';
import { openCatalog, relaid, type Catalog } from './support/catalog.js';
import { env, from, rectangle, seen, words } from './support/pages.js';

const page: Rect = { x: 0, y: 0, ...from };
const title = words('title', 'Bring a chair', 100, 100, 100, 800);
const drawing = rectangle('drawing', '#cc3344', 350, 500, 300, 300);

/** What it costs to move the two of them about, px of a page as large as it was. */
function costOf(title_: Rect, drawing_: Rect, to: Rect = page): number {
  const [words_, art] = itemsOf([title, drawing], from, env);
  const filled = (rect: Rect): Placement => ({ how: 'filled', rect, scale: 1 });
  return hollow(
    new Map([
      [words_!, filled(title_)],
      [art!, filled(drawing_)],
    ]),
    { from: page, to },
  );
}

describe('the largest hole of a page', () => {
  const [own, art] = [seen(title), seen(drawing)];

  it('costs nothing where it is as it was', () => {
    expect(costOf(own, art)).toBe(0);
  });

  it('costs more the further words and drawing are from each other', () => {
    const corner = { x: 0, y: 0, width: 300, height: 100 };
    const near = costOf(corner, { x: 300, y: 300, width: 300, height: 300 });
    const far = costOf(corner, { x: 800, y: 800, width: 200, height: 200 });
    expect(near).toBeGreaterThan(0);
    expect(far).toBeGreaterThan(near);
  });

  it('costs more on a page that got wider than on one that did not', () => {
    const corner = { x: 0, y: 0, width: 300, height: 100 };
    const at = { x: 0, y: 300, width: 300, height: 300 };
    const wide = (rect: Rect): Rect => ({ ...rect, x: rect.x * 2, width: rect.width * 2 });
    expect(costOf(wide(corner), wide(at), wide(page))).toBeGreaterThan(1.3 * costOf(corner, at));
  });
});

let catalog: Catalog;
beforeAll(async () => {
  catalog = await openCatalog();
});

describe('a title with a few lines below it', () => {
  it.each(['interview-podcast', 'we-said-yes', 'barbershop-post', 'ko-volunteer'])(
    'stays above them on a wide page: %s',
    async (id) => {
      const { was, of } = await relaid(catalog, id, { width: 1024, height: 512 });
      const texts = was.filter((object): object is TextObject => object.type === 'text');
      const [largest, ...rest] = texts.sort((a, b) => b.text_details.fontSize - a.text_details.fontSize);
      const head = of(largest!);
      for (const text of rest.filter((each) => seen(each).y > seen(largest!).y)) {
        expect(of(text).y).toBeGreaterThan(head.y + head.height / 2);
        expect(of(text).x).toBeLessThan(head.x + head.width);
      }
    },
  );
});
