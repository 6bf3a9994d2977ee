import { beforeAll, expect, it } from 'vitest';
import { openCatalog, relaid, type Catalog } from '../support/catalog.js';
import { seen } from '../support/pages.js';

/** A page of a headline over a floor of checks, and a disc that its right edge cuts off. */

let catalog: Catalog;
beforeAll(async () => {
  catalog = await openCatalog();
});

const WIDE = [
  { width: 1920, height: 1080 },
  { width: 1500, height: 500 },
];

it.each(WIDE)('a floor of checks goes on in its own form, at %o', async (to) => {
  const { was, now } = await relaid(catalog, 'crate-dig', to);
  const floor = was.find(({ id }) => id === 'chequers-3')!;
  const checks = [...now.values()].filter(({ id }) => id.startsWith('chequers-3')).map(seen);
  expect(checks.length).toBeGreaterThan(1);
  for (const { width, height } of checks) expect(width / height).toBeCloseTo(floor.width / floor.height, 2);
  expect(Math.min(...checks.map(({ x }) => x))).toBeLessThan(1);
  expect(Math.max(...checks.map(({ x, width }) => x + width))).toBeGreaterThan(to.width - 1);
});

it.each(WIDE)('what an edge cut off goes on to it, with what lies on it, at %o', async (to) => {
  const { was, of } = await relaid(catalog, 'crate-dig', to);
  const [disc, dots] = ['hill-1', 'dots-16'].map((id) => was.find((object) => object.id === id)!);
  const [now, on] = [of(disc!), of(dots!)];
  expect(now.x + now.width).toBeGreaterThan(to.width);
  expect(now.x).toBeLessThan(to.width);
  expect(on.x).toBeGreaterThan(now.x - 1);
});

it('rays from a point are one picture, which is not repeated', async () => {
  const { was, now } = await relaid(catalog, 'superhero-birthday-card', { width: 1080, height: 1080 });
  expect(now.size).toBe(was.length);
});
