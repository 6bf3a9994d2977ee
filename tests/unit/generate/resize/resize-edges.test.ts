import { beforeAll, describe, expect, it } from 'vitest';
import { areaOf } from '../../../../elements/generate/resize/regions/rects.js';
import { scrimSide } from '../../../../elements/generate/resize/regions/grounds/scrims.js';
import { inkUnder } from '../../../../elements/generate/resize/regions/sparse.js';
import { shapeInk } from '../../../../elements/generate/understand/shape-ink.js';
import { intersectRects, type Rect, type Size } from '../../../../elements/math/geometry.js';
import { boxOf } from '../../../../elements/objects/object-bounds.js';
import type { DesignObject } from '../../../../elements/objects/kinds.js';
import type { ShapeObject } from '../../../../elements/objects/shape/model.js';
import { openCatalog, openTemplate, relaid, type Catalog } from './support/catalog.js';
import { seen } from './support/pages.js';

/** Drawings that were cut off by the page, or filled a place on it, and what of them belongs together. */

const wide = { width: 1024, height: 512 };
const square = { width: 1080, height: 1080 };
const post = { width: 940, height: 788 };
const story = { width: 1080, height: 1920 };

let catalog: Catalog;
beforeAll(async () => {
  catalog = await openCatalog();
});

/** What of an object is drawn: a path may take a part of its box. */
const ink = (object: DesignObject) => shapeInk(object, boxOf(object));
const named = (all: readonly DesignObject[], start: string) => all.filter(({ id }) => id.startsWith(start));
const right = ({ x, width }: { x: number; width: number }) => x + width;
const overlap = (a: Rect, b: Rect) => areaOf(intersectRects(a, b));
const bottom = ({ y, height }: { y: number; height: number }) => y + height;

it.each([wide, square, post, story])(
  'bars with words beside the first keep their steps, at %o',
  async (to) => {
    const { was, of } = await relaid(catalog, 'canteen-pitch', to);
    const bars = named(was, 'climb-').map(of);
    expect(bars).toHaveLength(6);
    const steps = bars.slice(1).map(({ x }, i) => x - bars[i]!.x);
    for (const step of steps) expect(step).toBeCloseTo(steps[0]!, 0);
    for (const bar of bars) expect(bottom(bar)).toBeCloseTo(to.height, 0);
  },
);

describe.each([wide, square, post])('sprays of flowers in two corners, at $width by $height', (to) => {
  it('stay in their corners, and the names between them get the room', async () => {
    const { was, now, of } = await relaid(catalog, 'anemone-wedding', to);
    const [above, under] = ['above-wash', 'under-wash'].map((start) =>
      ink(now.get(named(was, start)[0]!.id)!),
    );
    expect(right(above!)).toBeGreaterThan(to.width - 8);
    expect(above!.y).toBeLessThan(0.04 * to.height);
    expect(above!.x).toBeGreaterThan(0.4 * to.width);
    expect(under!.x).toBeLessThan(8);
    expect(bottom(under!)).toBeGreaterThan(0.96 * to.height);
    expect(of(named(was, 'name-')[0]!).height).toBeGreaterThan(0.28 * to.height);
  });
});

it.each([wide, post])(
  'towers from side to side stand at the side that the words leave, at %o',
  async (to) => {
    const { was, of } = await relaid(catalog, 'chess-flyer', to);
    const towers = named(was, 'step-').map(of);
    const title = of(named(was, 'title-')[0]!);
    // cut off as far as it was
    expect(Math.abs(Math.max(...towers.map(right)) - to.width)).toBeLessThan(0.005 * to.width);
    const inTheWay = towers.filter(({ x, y }) => x < right(title) - 2 && y < bottom(title) - 2);
    expect(inTheWay).toEqual([]);
    expect(title.height).toBeGreaterThan(0.3 * to.height);
  },
);

it.each([wide, post, square])(
  'a beach and hills that the sides cut off go on to the sides, at %o',
  async (to) => {
    const { was, now } = await relaid(catalog, 'summer-travel-poster', to);
    const [hillsLeft, hillsRight, beach] = ['drawing-3', 'drawing-4', 'drawing-13'].map((id) =>
      ink(now.get(named(was, id)[0]!.id)!),
    );
    expect(hillsLeft!.x).toBeLessThan(1);
    expect(beach!.x).toBeLessThan(1);
    expect(right(hillsRight!)).toBeGreaterThan(to.width - 1);
  },
);

it.each([wide, post, square])('a slanted half of the page reaches its bottom again, at %o', async (to) => {
  const { was, now } = await relaid(catalog, 'houseplant-rescue-reel-cover', to);
  const half = ink(now.get(named(was, 'drawing-1')[0]!.id)!);
  expect(bottom(half)).toBeGreaterThan(to.height - 1);
  expect(half.x).toBeLessThan(1);
  expect(right(half)).toBeGreaterThan(to.width - 1);
});

it.each([post, square])(
  'an arrow that went beyond the page leaves no corner of it free, at %o',
  async (to) => {
    const { was, now } = await relaid(catalog, 'boots-leaderboard', to);
    const last = now.get(named(was, 'arrow-6')[0]!.id) as ShapeObject;
    const at = (y: number) => ({ x: to.width - 4, y, width: 2, height: 2 });
    for (const corner of [at(2), at(to.height - 4)])
      expect(inkUnder(corner, last.shape_details.path!, ink(last))).toBe(1);
  },
);

it.each([post, square])('a panel with a drawing on it is as wide as the card below it, at %o', async (to) => {
  const { was, of } = await relaid(catalog, 'back-to-school-sale', to);
  const [panel, card, pencil] = ['rectangle-1', 'rectangle-31', 'rectangle-2'].map((id) =>
    was.find((object) => object.id === id || object.id.startsWith(`${id}-`))!,
  );
  expect(of(panel!).width).toBeCloseTo(of(card!).width, -1);
  // what is on it keeps its form
  const form = ({ width, height }: { width: number; height: number }) => width / height;
  expect(form(of(pencil!))).toBeCloseTo(form(seen(pencil!)), 1);
});

it.each([wide, square, post])('words stay off the bows they stood between, at %o', async (to) => {
  const { was, now, of } = await relaid(catalog, 'groove-shop', to);
  const bows = named(was, 'stripe-').map(({ id }) => now.get(id) as ShapeObject);
  expect(bows.length).toBeGreaterThan(3);
  for (const text of was.filter(({ type }) => type === 'text'))
    for (const bow of bows) {
      const under = inkUnder(of(text), bow.shape_details.path!, ink(bow));
      expect([text.id, bow.id, under < 0.05]).toEqual([text.id, bow.id, true]);
    }
});

it.each([wide, story, post])('the faces of a pile of boxes stay one drawing, at %o', async (to) => {
  const { was, of } = await relaid(catalog, 'playground-proposal', to);
  const layers = named(was, 'heap-').map(of);
  expect(layers.length).toBeGreaterThan(6);
  for (const { x, y, width } of layers) {
    expect(x).toBeCloseTo(layers[0]!.x, 0);
    expect(y).toBeCloseTo(layers[0]!.y, 0);
    expect(width).toBeCloseTo(layers[0]!.width, 0);
  }
});

it.each([square, story])('lanterns hang from the top, the town stands at the bottom, at %o', async (to) => {
  const { was, of } = await relaid(catalog, 'eid-mubarak-card', to);
  const long = was
    .filter(({ sub_type }) => sub_type === 'shape')
    .filter((object) => seen(object).height > 8 * seen(object).width && seen(object).y < 1);
  expect(long.length).toBeGreaterThan(1);
  for (const string of long) expect(of(string).y).toBeLessThan(2);
});

it.each([wide, square, post, story])(
  'a square over the corner of a photo stays on it, off the words, at %o',
  async (to) => {
    const { was, of } = await relaid(catalog, 'ja-mountain-hut', to);
    const photo = of(was.find(({ id }) => id.startsWith('hero'))!);
    const tab = of(
      was.find(({ sub_type, width, height }) => sub_type === 'shape' && Math.abs(width - height) < 2)!,
    );
    const inPhoto = overlap(tab, photo) / (tab.width * tab.height);
    expect(inPhoto).toBeGreaterThan(0.2);
    for (const text of was.filter(({ type }) => type === 'text')) expect(overlap(tab, of(text))).toBe(0);
  },
);

it.each([wide, square, post])('the photo of a cover is no stamp on a wider page, at %o', async (to) => {
  const { was, of } = await relaid(catalog, 'spruce-line-novel', to);
  const photo = of(was.find(({ type, sub_type }) => type === 'image' && sub_type !== 'shape')!);
  expect((photo.width * photo.height) / (to.width * to.height)).toBeGreaterThan(0.15);
});

it('a fade under words leaves a square page its photo', async () => {
  const { was, of } = await relaid(catalog, 'sky-watchers-cover', square);
  const fade = was.find((object) => scrimSide(object))!;
  const page = { x: 0, y: 0, ...square };
  expect(areaOf(intersectRects(of(fade), page)) / areaOf(page)).toBeLessThan(0.8);
});

it('words and the drawing beside them fill a tall page, one above the other', async () => {
  const { was, of } = await relaid(catalog, 'wellness-group-cover', story);
  const bands = was.map(of).sort((a, b) => a.y - b.y);
  let [to, widest] = [0, 0];
  for (const band of bands) {
    widest = Math.max(widest, band.y - to);
    to = Math.max(to, bottom(band));
  }
  expect(widest).toBeLessThan(0.4 * story.height);
});

it.each([
  ['ko-seollal', wide],
  ['birth-announcement', story],
  ['lunar-new-year-card', square],
])('what hangs from above the page hangs from there again: %s at %o', async (id, to) => {
  const { was, of } = await relaid(catalog, id, to);
  const strings = was.filter((object) => {
    const { y, width, height } = seen(object);
    return object.type !== 'text' && height > 8 * width && width < 9 && y < 60 && height > 60;
  });
  expect(strings.length).toBeGreaterThan(1);
  for (const string of strings) expect(of(string).y, string.id).toBeLessThan(0.06 * to.height);
});

it.each(['wellness-group-cover', 'jungle-zoom-background', 'de-geburtstag', 'skincare-launch-post'])(
  'a drawing that stood at the foot of the page beside words stands there below them: %s',
  async (id) => {
    const { was, of } = await relaid(catalog, id, story);
    const words = was.filter(({ type }) => type === 'text').map(of);
    const drawn = was.filter(({ type }) => type !== 'text').map(of);
    expect(Math.max(...drawn.map(bottom))).toBeGreaterThan(story.height - 2);
    expect(Math.max(...words.map(bottom))).toBeLessThan(story.height * 0.75);
  },
);

it.each([
  ['pt-liquidacao', story],
  ['christmas-sale-ad', wide],
  ['sale-cover', { width: 940, height: 788 }],
  ['developer-header', wide],
] as const)('what was free of the edges of its part does not come to them: %s at %o', async (id, to) => {
  const { was, of } = await relaid(catalog, id, to);
  const { width, height } = await openTemplate(catalog, id);
  const near = (box: { x: number; y: number; width: number; height: number }, page: Size) =>
    Math.min(box.y, page.height - bottom(box), page.width - box.x - box.width);
  const free = was.filter(
    (object) =>
      object.type !== 'text' &&
      seen(object).width > 20 &&
      near(seen(object), { width, height }) > 0.04 * height,
  );
  expect(free.length).toBeGreaterThan(0);
  for (const object of free) expect(near(of(object), to)).toBeGreaterThan(0.004 * to.height);
});

describe.each([story, post, wide])('a card that hangs over a photo, at %o', (to) => {
  it.each(['citrus-recipe-card', 'canyon-raft-thumbnail', 'paper-fan-poster'])(
    'does so again, with the strip along its foot: %s',
    async (id) => {
      const { was, of } = await relaid(catalog, id, to);
      const panels = was
        .filter(({ sub_type }) => sub_type === 'shape')
        .map((object) => ({ box: seen(object), now: of(object) }));
      const [card, strip] = panels.sort((a, b) => areaOf(b.box) - areaOf(a.box));
      expect(card!.now.y).toBeLessThan(1);
      expect(strip!.now.x).toBeCloseTo(card!.now.x, 0);
      expect(strip!.now.width).toBeCloseTo(card!.now.width, 0);
      expect(Math.abs(bottom(strip!.now) - bottom(card!.now))).toBeLessThan(0.05 * card!.now.height);
      for (const text of was.filter(({ type }) => type === 'text').map(of))
        expect(text.x - card!.now.x).toBeGreaterThan(0.02 * card!.now.width);
    },
  );
});
